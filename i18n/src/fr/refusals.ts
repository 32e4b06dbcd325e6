import { plural, whileForbidden } from '../format.ts';
import type { RefusalMessages } from '../messages/refusals.ts';

export const refusals = {
  refusals: {
    malformed: 'Le serveur n’a pas compris.',
    tooLarge: 'C’est trop volumineux.',
    tooMany: ({ seconds }) =>
      typeof seconds === 'number'
        ? plural('fr', seconds, {
            one: 'Trop de tentatives. Réessayez dans # seconde.',
            other: 'Trop de tentatives. Réessayez dans # secondes.',
          })
        : 'Trop de tentatives. Attendez un instant.',
    oldClient: 'Une nouvelle version d’Archivolt est disponible. Rechargez la page.',
    notFound: 'Introuvable.',
    signIn: 'Connectez-vous d’abord.',
    wrongLogin: 'Nom ou mot de passe incorrect.',
    nameTaken: 'Ce nom est déjà pris.',
    badCode: 'Ce code est incorrect ou a expiré.',
    badPasskey: 'La clé d’accès n’a pas été acceptée.',
    forbidden: 'Vous n’avez pas le droit de faire cela.',
    proofNeeded:
      'Prouvez d’abord que c’est bien vous : saisissez votre mot de passe ou utilisez une clé d’accès.',
    badLink: 'Ce lien a déjà servi, a expiré ou est incomplet.',
    muted: ({ until }) =>
      whileForbidden(
        'fr',
        until,
        'Vous ne pouvez plus écrire de messages : un administrateur de ce serveur vous en a retiré le droit.',
        (when) =>
          `Vous ne pouvez pas écrire de messages jusqu’au ${when} : un administrateur de ce serveur vous en a retiré le droit.`,
      ),
    suspended: ({ until }) =>
      whileForbidden(
        'fr',
        until,
        'Un administrateur de ce serveur a suspendu ce compte définitivement.',
        (when) => `Un administrateur de ce serveur a suspendu ce compte jusqu’au ${when}.`,
      ),
    unknownTable: 'Cette table n’existe pas.',
    invitationNeeded: 'Cette table est sur invitation. Ouvrez-la par le lien que vous avez reçu.',
    noSpectators: 'Seuls les joueurs peuvent voir cette table.',
    blocked:
      'Vous ne pouvez pas vous asseoir ici : vous avez bloqué quelqu’un à cette table, ou quelqu’un y bloque votre compte.',
    tooManyOpen: ({ most, of }) =>
      of === 'person'
        ? `Vous avez déjà ${plural('fr', Number(most), { one: '# table', other: '# tables' })} en attente de joueurs. Fermez-en une ou attendez qu’une partie commence.`
        : `Votre connexion a déjà ${plural('fr', Number(most), { one: '# table', other: '# tables' })} en attente de joueurs. Réessayez quand une partie aura commencé.`,
    seatTaken: 'Quelqu’un a été plus rapide : la place est prise.',
    alreadySeated: 'Vous êtes déjà à cette table.',
    notSeated: 'Vous ne jouez pas à cette table.',
    notStarted: 'La partie n’a pas encore commencé.',
    started: 'La partie a déjà commencé.',
    over: 'La partie est terminée.',
    frozen: 'Cette table est suspendue à cause d’une erreur.',
    badOptions: 'On ne peut pas jouer avec ces options.',
    otherDice: 'Les dés de cette table ont été préparés à nouveau. Rouvrez la table.',
    wrongSalt: 'Ce nombre n’est pas celui dont vous aviez donné l’empreinte pour les dés.',
    stale: 'La partie a avancé ; voici la situation actuelle.',
    notYourTurn: 'Ce n’est plus à vous de jouer.',
    empty: 'Il n’y a rien à confirmer.',
    notOffered: 'L’un des coups n’est plus possible.',
    afterUnknown: 'Votre tour s’arrête dès qu’une information nouvelle est dévoilée.',
    nothingToTakeBack: 'Vous n’avez aucun tour à reprendre.',
    takeBackAfterUnknown:
      'Une information nouvelle a été dévoilée depuis ; le tour ne peut plus être repris.',
    nothingAsked: 'Cette demande n’est plus ouverte.',
    notPossible: 'Ce n’est pas possible maintenant.',
    tooLong: 'C’est trop long.',
    unavailable: 'Le serveur ne peut pas le faire pour le moment. Réessayez bientôt.',
    cannotSave: 'Le serveur ne peut rien enregistrer pour le moment : rien n’a changé. Réessayez bientôt.',
    closing: 'Le serveur redémarre. Réessayez dans un instant.',
    offline: 'Le serveur ne répond pas. Avez-vous une connexion ?',
  },
} satisfies RefusalMessages;
