import { plural } from '../format.ts';
import type { ServiceMessages } from '../messages/service.ts';

export const service = {
  maintenance: {
    title: 'Maintenance',
    coming: (starts, ends) =>
      `Le serveur sera en maintenance du ${starts} au ${ends}. Les parties reprendront ensuite ; les pendules seront arrêtées entre-temps.`,
    now: (ends) => `Le serveur est en maintenance jusqu’au ${ends}. Les parties reprendront ensuite.`,
    hide: 'Masquer',
  },
  privacy: {
    title: 'Confidentialité',
    lead: 'Ce que ce serveur conserve à votre sujet, combien de temps, et qui peut le voir. Il ne charge rien d’autres sites, n’affiche pas de publicité et ne piste personne.',
    contact: (who) => `Administré par ${who}.`,
    noContact: 'L’administrateur de ce serveur n’a pas indiqué comment le joindre.',
    what: 'Quoi',
    howLong: 'Combien de temps',
    who: 'Qui peut le voir',
    days: (n) => plural('fr', n, { one: '# jour', other: '# jours' }),
    forever: 'Sans limite de durée',
    untilDeleted: 'Jusqu’à ce que vous l’effaciez, ou votre compte',
    rows: {
      name: { what: 'Nom, couleur, cotes', who: 'Tout le monde' },
      guest: {
        what: 'Un invité : nom, couleur, langue, fuseau horaire, parties',
        who: 'Nom et parties : tout le monde. Le reste : vous',
      },
      account: {
        what: 'Un compte : identifiant, empreinte du mot de passe, clés d’accès, sessions, jetons',
        who: 'Vous ; l’administrateur voit l’identifiant',
      },
      mail: {
        what: 'Adresse e-mail, une fois confirmée',
        who: 'Vous uniquement ; elle sert aux notifications que vous souhaitez et à réinitialiser votre mot de passe',
      },
      lessons: { what: 'Votre progression dans les leçons', who: 'Vous' },
      push: { what: 'L’adresse à laquelle votre navigateur reçoit les notifications', who: 'Personne' },
      statistics: {
        what: 'Les statistiques tirées de vos parties terminées, avec la précision et la chance dans celles que vous avez analysées',
        who: 'Vous ; les personnes avec qui vous avez joué ou tout le monde, si vous le choisissez dans votre compte',
      },
      games: { what: 'Parties terminées avec tous les coups', who: 'Ceux qui peuvent voir la table' },
      closed: { what: 'Tables dont la partie n’a jamais commencé', who: 'Ceux qui peuvent voir la table' },
      talk: { what: 'Messages aux tables', who: 'Ceux qui peuvent voir la table' },
      reports: { what: 'Signalements de messages, avec le motif', who: 'Les administrateurs' },
      addresses: {
        what: 'Adresse IP',
        who: 'Personne ; elle sert contre les abus et les tentatives de deviner un mot de passe',
      },
      log: {
        what: 'Ce que les administrateurs ont fait, et qui cela concernait',
        who: 'Les administrateurs',
      },
    },
    unused: (n) => plural('fr', n, { one: 'après # jour sans visite', other: 'après # jours sans visite' }),
    session: (n) =>
      plural('fr', n, {
        one: 'Un navigateur qui n’a pas servi pendant # jour est déconnecté.',
        other: 'Un navigateur qui n’a pas servi pendant # jours est déconnecté.',
      }),
    minutes: 'De quelques minutes à quelques heures, sous forme d’empreinte',
    rights: {
      name: 'Vos droits',
      note: 'Dans votre compte, vous pouvez télécharger tout ce qui est conservé à votre sujet, fermer chaque session et supprimer le compte. Votre nom, votre adresse, vos clés, vos cotes et le texte de vos messages sont alors effacés immédiatement ; les parties restent, sans votre nom, car elles appartiennent aussi aux autres.',
    },
    device: {
      name: 'Sur votre appareil',
      note: 'Les parties jouées sur cet appareil, contre des robots ou à plusieurs, ne le quittent jamais. Le serveur dépose un cookie qui maintient votre session, et un autre qui reconnaît un navigateur où vous avez saisi votre mot de passe.',
    },
    account: 'Aller à votre compte',
  },
} satisfies ServiceMessages;
