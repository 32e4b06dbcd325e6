import { plural } from '../format.ts';
import type { EntranceMessages } from './messages.ts';

export const entrance = {
  entry: {
    title: 'Comment vous appeler ?',
    lead: 'C’est tout. Pas d’adresse, pas de mot de passe. Vous pourrez protéger votre nom plus tard, si vous vous plaisez ici.',
    name: 'Nom',
    colour: 'Couleur préférée',
    language: 'Langue',
    enter: 'Entrer',
    signIn: 'J’ai déjà joué ici',
  },
  now: {
    title: 'Jouer maintenant',
    lead: 'Nous cherchons une table qui convient, ou nous en ouvrons une et attendons avec vous.',
    game: 'Jeu',
    pace: 'Rythme',
    paces: {
      live: { name: 'En direct', note: 'tout le monde reste à table' },
      slow: { name: 'Tranquille', note: 'un coup par jour suffit' },
    },
    players: 'Personnes',
    anyNumber: 'Peu importe',
    go: 'Jouer maintenant',
  },
  create: {
    title: (game) => `Nouvelle table : ${game}`,
    seats: {
      name: 'Places',
      note: 'Dans l’ordre du tour. Vous en prenez une ; les autres sont pour des personnes ou des robots.',
    },
    seat: (n) => `Place ${n}`,
    me: 'Vous',
    meNote: 'Pour vous asseoir ailleurs, choisissez-y « Vous ».',
    open: 'Libre',
    openNote: 'La partie commence quand toutes les places libres sont prises.',
    bot: (level) => `Robot : ${level}`,
    clock: {
      name: 'Pendule',
      note: 'Quand le temps est écoulé, un robot prend le relais et vous rend la place dès votre retour.',
    },
    kinds: {
      none: { name: 'Sans pendule', note: 'entre amis' },
      live: { name: 'En direct', note: 'une réserve de temps, et un peu plus à chaque tour' },
      slow: { name: 'Tranquille', note: 'tant de temps par coup ; vos heures de repos ne comptent pas' },
    },
    minutes: 'Minutes par personne',
    seconds: 'Secondes de plus par tour',
    perMove: 'Temps par coup',
    access: { name: 'Qui peut venir', note: 'Pour regarder, il faut le lien dans tous les cas.' },
    accesses: {
      open: { name: 'Tout le monde', note: 'la table est affichée au salon' },
      invitation: { name: 'Sur invitation', note: 'qui a le lien' },
    },
    rated: { name: 'Classement', note: 'Les robots sont classés dans la même liste que les personnes.' },
    ratings: {
      friendly: { name: 'Amicale', note: 'rien n’est en jeu' },
      rated: { name: 'Classée', note: 'le résultat change votre classement' },
    },
    delay: {
      name: 'Spectateurs',
      note: 'Ils ne voient jamais une main. Ils peuvent aussi suivre avec un peu de retard.',
    },
    noDelay: 'en même temps',
    go: 'Ouvrir la table',
  },
  bot: { give: 'La donner à un robot', free: 'La libérer', level: 'Niveau du robot' },
  facts: {
    title: 'Ce qui vous attend ici',
    friends: {
      name: 'Les amis viennent par un lien',
      note: 'Ouvrez une table et envoyez son lien, ou montrez son code QR. Un nom suffit ; personne n’a besoin de compte.',
    },
    pace: {
      name: 'D’une traite ou petit à petit',
      note: 'En direct avec une pendule, ou un coup par jour. Si vous voulez, on vous prévient quand c’est à vous.',
    },
    bots: {
      name: 'Des robots sur les chaises vides',
      note: 'À votre propre table, des robots prennent les places que vous leur donnez, aussi forts que vous le voulez.',
    },
    dice: {
      name: 'Des dés honnêtes',
      note: 'Après la partie, votre propre appareil peut recalculer chaque jet et chaque tirage.',
    },
  },
  card: {
    rating: (n) => `cote ${n}`,
    points: (n) => plural('fr', n, { one: '# point', other: '# points' }),
  },
  join: {
    title: 'Vous êtes invité',
    lead: (host, game) =>
      host
        ? `${host} vous invite à une partie de ${game}.`
        : `Une place est libre dans une partie de ${game}.`,
    sit: 'S’asseoir',
    watch: 'Seulement regarder',
    full: 'Toutes les places sont prises, mais vous pouvez regarder.',
  },
} satisfies EntranceMessages;
