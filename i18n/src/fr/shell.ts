import { plural } from '../format.ts';
import { de } from '../grammar/fr.ts';
import { YOU } from '../languages.ts';
import type { ShellMessages } from '../messages/shell.ts';

const score = (n: number): string =>
  plural('fr', n, { one: '# point', many: '# de points', other: '# points' });

export const shell = {
  tagline: 'Deux jeux de plateau, à la même table.',
  skip: 'Aller au contenu',
  nav: {
    home: 'Archivolt, page d’accueil',
    online: 'En ligne',
    rules: 'Règles',
    games: 'Mes parties',
    settings: 'Réglages',
    menu: 'Menu',
    main: 'Menu principal',
    language: 'Langue',
    theme: 'Clair ou sombre',
  },
  home: {
    title: 'Asseyez-vous et jouez.',
    lead: 'Pas de compte, rien à installer. Vos parties restent sur cet appareil.',
    playNow: 'Jouer maintenant',
    bots: { name: 'Robots', note: 'au niveau de votre choix' },
    device: { name: 'Un appareil', note: 'à faire passer' },
    online: { name: 'En ligne', note: 'avec des joueurs d’ailleurs' },
    options: { name: 'Toutes les options', note: 'places, faces, cartes' },
    learn: {
      name: 'Première visite ? Apprenez en jouant',
      note: 'de courtes leçons à la vraie table',
      short: 'Apprendre',
    },
    starting: 'Mise en place de la table…',
    facts: ['Six langues', 'Jouable hors ligne', 'Entièrement jouable au clavier et au lecteur d’écran'],
  },
  mine: {
    title: 'Mes parties',
    running: 'En cours',
    finished: 'Terminées',
    none: 'Pas encore de partie. La première est à un clic.',
    here: 'Sur cet appareil',
    online: 'En ligne',
    openFile: 'Ouvrir une partie enregistrée',
    statistics: 'Statistiques',
    toOnline: 'Toutes les parties en ligne',
    yourTurn: 'À vous de jouer',
    turnOf: (name) => `Au tour ${de(name)}`,
    about: (game, others, turn) =>
      others ? `${game} avec ${others}, tour ${turn}` : `${game}, tour ${turn}`,
    placed: 'à partir d’une position',
    won: (names, points, many) =>
      many
        ? `${names} partagent la victoire avec ${score(points)}`
        : `${names} l’emporte avec ${score(points)}`,
    youWon: (points) => `Vous l’emportez avec ${score(points)}`,
    last: (moment) => `Dernier coup : ${moment}`,
    resume: 'Continuer',
    show: 'Revoir',
    delete: 'Supprimer',
    deleteOf: (game) => `Supprimer : ${game}`,
    deleteTitle: 'Supprimer cette partie ?',
    deleteText: 'Elle n’existe que sur cet appareil et sera perdue pour de bon.',
    deleteYes: 'Supprimer',
    cancel: 'La garder',
    broken: 'Une partie enregistrée est illisible.',
    brokenText:
      'Son entrée dans le stockage de ce navigateur est endommagée. Toutes les autres parties sont intactes.',
    rescue: 'Enregistrer les données brutes',
    notLasting:
      'Ce navigateur ne nous laisse rien enregistrer : une partie sera perdue à la fermeture de la page.',
    full: 'Le stockage de ce navigateur est plein. Supprimez une partie terminée pour faire de la place.',
  },
  setup: {
    title: (game) => `Nouvelle partie : ${game}`,
    seats: 'Places',
    seat: (n) => `Place ${n}`,
    person: 'Personne',
    personNote: 'joue sur cet appareil',
    bot: (level) => `Robot : ${level}`,
    kind: 'Qui joue',
    name: 'Nom',
    colour: 'Couleur',
    colours: ['rouge', 'jaune', 'vert', 'bleu'],
    signs: ['tente', 'soleil', 'feuille', 'croissant'],
    player: (n) => `Joueur ${n}`,
    you: YOU.fr,
    botNames: ['Varvara', 'Otto', 'Fiodor', 'Mila'],
    hints: {
      name: 'Conseils',
      note: 'Le joueur actif peut demander le meilleur coup, évalué d’après ce qu’il voit.',
    },
    more: 'Plus d’options',
    allowHints: 'Autoriser les conseils',
    start: 'Commencer la partie',
    reset: 'Rétablir les options par défaut',
  },
  settings: {
    title: 'Réglages',
    lead: 'Les changements s’appliquent aussitôt et sont enregistrés dans ce navigateur.',
    language: { name: 'Langue', note: 'De l’interface, du journal et des règles.' },
    automatic: 'Celle du navigateur',
    theme: { name: 'Thème', note: 'Papier le jour, laque la nuit.' },
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
    sound: { name: 'Son', note: 'Quelques sons discrets ; tout à gauche, ils sont coupés.' },
    off: 'coupé',
    tryOut: 'Écouter',
    speed: { name: 'Vitesse', note: 'Des animations et des robots.' },
    confirm: {
      name: 'Confirmer les tours automatiquement',
      note: 'Un tour est envoyé dès qu’il n’y a plus rien à décider. Ensuite, il ne peut plus être annulé.',
    },
    chances: {
      name: 'Afficher les chances de victoire',
      note: 'Les chances de gagner et le score attendu de chacun, à côté du score provisoire, dans les parties où les conseils sont autorisés.',
    },
    coach: {
      name: 'Coach',
      note: 'Explique ce qui est nouveau quand vous le voyez pour la première fois : dans vos deux premières parties contre des robots, ou quand vous voulez.',
    },
    coached: { first: 'Premières parties', always: 'Toujours', never: 'Jamais' },
    textSize: { name: 'Taille du texte', note: 'De 100 % à 200 %.' },
    name: { name: 'Votre nom', note: 'Affiché à la table ; il peut rester vide.' },
    restore: 'Rétablir les réglages par défaut',
  },
  rules: {
    title: (game) => `Règles : ${game}`,
    back: 'Retour à la table',
    contents: 'Sommaire',
    search: 'Chercher dans les règles',
    searchNote: (example) => `Un mot, ou un numéro comme ${example}.`,
    found: (n) => plural('fr', n, { one: '# règle', many: '# de règles', other: '# règles' }),
    nothing: (words) => `Aucune règle ne contient « ${words} ».`,
    linkTo: (number) => `Lien vers ${number}`,
    standing: {
      name: 'Fiabilité des données du matériel',
      note: 'Les règles sont complètes. Certaines valeurs imprimées sur les cartes et les tuiles ne nous sont pas connues ; voici d’où viennent les nôtres.',
    },
    component: 'Matériel',
    state: 'Source',
  },
  play: {
    opening: 'Un instant…',
    missing: {
      name: 'Partie introuvable',
      note: 'Elle a peut-être été supprimée, ou jouée sur un autre appareil ou dans un autre navigateur.',
    },
    broken: {
      name: 'Cette partie est illisible',
      note: 'Son entrée dans le stockage de ce navigateur est endommagée. Toutes les autres parties sont intactes.',
    },
    sealed: {
      name: 'Cette partie ne peut plus être ouverte',
      note: 'Les parties sont chiffrées, pour que personne ne lise les mains dans le stockage, et la clé de celle-ci a disparu : le navigateur a effacé une partie de ses données, ou l’entrée a été modifiée. Les nouvelles parties reçoivent une nouvelle clé.',
    },
    unplayable: {
      name: 'Cette partie ne peut pas continuer',
      note: 'Elle a été commencée avec une version antérieure des règles ; les règles actuelles la joueraient autrement.',
    },
  },
  lost: { name: 'Page introuvable', note: 'L’adresse est peut-être mal écrite, ou la page a été déplacée.' },
  failed: {
    name: 'Une erreur s’est produite',
    note: 'C’est notre faute, pas la vôtre. Vos parties sont conservées ; rechargez la page pour continuer.',
  },
  reload: 'Recharger',
  toHome: 'Retour à la page d’accueil',
} satisfies ShellMessages;
