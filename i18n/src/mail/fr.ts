import { common } from '../common/fr.ts';
import { levelName } from '../common/messages.ts';
import type { MailMessages } from './messages.ts';

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
    body: ({ game, by }) => `${by} vous a gardé une place à une table de ${game}.`,
  },
  finished: {
    subject: ({ game }) => `La partie est finie : ${game}`,
    body: ({ game, winners, won, count }) => {
      if (won && count === 1) return `Votre partie de ${game} est finie, et vous l’avez gagnée.`;
      if (won) return `Votre partie de ${game} est finie. Se partagent la première place : ${winners}.`;
      return count === 1
        ? `Votre partie de ${game} est finie. Victoire de ${winners}.`
        : `Votre partie de ${game} est finie. Se partagent la première place : ${winners}.`;
    },
  },
  confirm: {
    subject: 'Veuillez confirmer votre adresse',
    body: (name) =>
      `${name} souhaite recevoir à cette adresse des nouvelles de ses parties sur Archivolt. Pour accepter, ouvrez cette page :`,
    ignore: 'Si vous n’y êtes pour rien, ne faites rien : aucun autre message ne viendra.',
  },
  greeting: (name) => `Bonjour ${name},`,
  open: 'Vers la table :',
  stop: 'Pour ne plus recevoir de courrier d’Archivolt :',
  pages: {
    stop: {
      title: 'Ne plus recevoir de courrier',
      question: (name) => `Archivolt doit-il cesser d’envoyer du courrier à ${name} ?`,
      button: 'Arrêter le courrier',
      done: 'C’est fait. Archivolt ne vous enverra plus de courrier. Vous pouvez changer cela à tout moment dans votre compte.',
    },
    confirm: {
      title: 'Confirmer l’adresse',
      question: (name) => `Les nouvelles des parties de ${name} doivent-elles arriver à cette adresse ?`,
      button: 'Oui, c’est mon adresse',
      done: 'Merci. Les nouvelles de vos parties arriveront à cette adresse.',
    },
    unknown: {
      title: 'Ce lien ne mène nulle part',
      body: 'Il est incomplet, trop ancien, ou appartient à un compte qui n’existe plus.',
    },
    home: 'Vers Archivolt',
  },
} satisfies MailMessages;
