import { de } from '../grammar/fr.ts';
import { levelName } from '../messages/common.ts';
import type { MailMessages } from '../messages/mail.ts';
import { common } from './common.ts';

export const mail = {
  level: (level) => levelName(common, level).name,
  turn: {
    subject: ({ game }) => `À vous de jouer : ${game}`,
    body: ({ game, others, until }) =>
      [
        others === ''
          ? `C’est à vous de jouer à ${game}.`
          : `C’est à vous de jouer à ${game} ; votre coup est attendu par ${others}.`,
        until === '' ? '' : ` Vous avez jusqu’au ${until}.`,
      ].join(''),
  },
  invited: {
    subject: ({ game, by }) => `${by} vous invite : ${game}`,
    body: ({ game, by }) => `${by} vous a réservé une place à une table ${de(game)}.`,
  },
  finished: {
    subject: ({ game }) => `La partie est terminée : ${game}`,
    body: ({ game, winners, won, count }) => {
      if (won && count === 1) return `Votre partie ${de(game)} est terminée, et vous l’avez gagnée.`;
      if (won) return `Votre partie ${de(game)} est terminée. Première place partagée : ${winners}.`;
      return count === 1
        ? `Votre partie ${de(game)} est terminée. Victoire ${de(winners)}.`
        : `Votre partie ${de(game)} est terminée. Première place partagée : ${winners}.`;
    },
  },
  confirm: {
    subject: 'Veuillez confirmer votre adresse',
    body: (name) =>
      `${name} souhaite recevoir à cette adresse les notifications d’Archivolt. Pour confirmer, ouvrez ce lien :`,
    ignore: 'Si vous n’y êtes pour rien, ignorez cet e-mail : vous n’en recevrez pas d’autre.',
  },
  reset: {
    subject: 'Nouveau mot de passe',
    body: 'Un nouveau mot de passe a été demandé pour votre compte Archivolt. Pour le choisir, ouvrez cette page dans l’heure :',
    ignore: 'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste inchangé.',
  },
  greeting: (name) => `Bonjour ${name},`,
  open: 'Aller à la table :',
  stop: 'Pour ne plus recevoir d’e-mails d’Archivolt :',
  pages: {
    stop: {
      title: 'Se désinscrire',
      question: (name) => `Ne plus envoyer d’e-mails à ${name} ?`,
      button: 'Se désinscrire',
      done: 'C’est fait. Archivolt ne vous enverra plus d’e-mails. Vous pouvez changer cela à tout moment dans votre compte.',
    },
    confirm: {
      title: 'Confirmer l’adresse',
      question: (name) => `Envoyer à cette adresse les notifications des parties ${de(name)} ?`,
      button: 'Oui, c’est mon adresse',
      done: 'Merci. Les notifications de vos parties seront envoyées à cette adresse.',
    },
    unknown: {
      title: 'Ce lien n’est pas valide',
      body: 'Il est incomplet, trop ancien, ou appartient à un compte qui n’existe plus.',
    },
    home: 'Aller sur Archivolt',
  },
} satisfies MailMessages;
