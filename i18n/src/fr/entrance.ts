import { plural } from '../format.ts';
import { de } from '../grammar/fr.ts';
import type { EntranceMessages } from '../messages/entrance.ts';

export const entrance = {
  entry: {
    title: 'Comment vous appeler ?',
    lead: 'C’est tout ce qu’il nous faut : pas d’adresse e-mail, pas de mot de passe. Vous pourrez protéger votre nom plus tard, si vous vous plaisez ici.',
    name: 'Nom',
    colour: 'Couleur préférée',
    language: 'Langue',
    enter: 'Entrer',
    signIn: 'J’ai déjà un compte',
  },
  now: {
    title: 'Jouer maintenant',
    lead: 'Nous vous trouvons une table, ou nous en ouvrons une et attendons avec vous.',
    game: 'Jeu',
    pace: 'Rythme',
    paces: {
      live: { name: 'En direct', note: 'tout le monde reste à table' },
      slow: { name: 'En différé', note: 'un coup par jour suffit' },
    },
    players: 'Joueurs',
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
    meNote: 'Pour prendre une autre place, choisissez-y « Vous ».',
    open: 'Place libre',
    openNote: 'La partie commence quand toutes les places libres sont prises.',
    bot: (level) => `Robot : ${level}`,
    clock: {
      name: 'Pendule',
      note: 'Si votre temps est écoulé, un robot joue pour vous jusqu’à votre retour.',
    },
    kinds: {
      none: { name: 'Sans pendule', note: 'entre amis' },
      live: { name: 'En direct', note: 'une réserve de temps et un incrément par tour' },
      slow: { name: 'En différé', note: 'un temps fixe par coup ; vos heures de repos ne comptent pas' },
    },
    minutes: 'Minutes par joueur',
    seconds: 'Incrément par tour (s)',
    perMove: 'Temps par coup',
    access: 'Qui peut rejoindre la table',
    accesses: {
      open: { name: 'Tout le monde', note: 'la table est affichée au salon' },
      invitation: { name: 'Sur invitation', note: 'toute personne qui a le lien' },
    },
    rated: { name: 'Cote', note: 'Robots et joueurs figurent dans le même classement.' },
    ratings: {
      friendly: { name: 'Amicale', note: 'rien n’est en jeu' },
      rated: { name: 'Classée', note: 'le résultat change votre cote' },
    },
    delay: {
      name: 'Spectateurs',
      note: 'Les spectateurs ne voient jamais une main. Vous pouvez aussi retarder ce qu’ils voient.',
    },
    watching: {
      yes: { name: 'Autorisés', note: 'ils peuvent aussi lire le chat' },
      no: { name: 'Non autorisés', note: 'seuls les joueurs voient la partie et le chat' },
    },
    inviting: (name) => `${name} recevra une invitation dès que la table sera ouverte.`,
    players: (fewest, most) => (fewest === most ? `${most} joueurs` : `${fewest} à ${most} joueurs`),
    noDelay: 'sans retard',
    go: 'Ouvrir la table',
  },
  bot: { give: 'Ajouter un robot', free: 'Retirer le robot', level: 'Niveau du robot' },
  facts: {
    title: 'Ce qui vous attend ici',
    friends: {
      name: 'Invitez vos amis par un lien',
      note: 'Ouvrez une table et envoyez son lien, ou montrez son code QR. Un nom suffit ; personne n’a besoin de compte.',
    },
    pace: {
      name: 'D’une traite, ou coup par coup',
      note: 'En direct avec une pendule, ou un coup par jour. Si vous le souhaitez, vous recevez une notification quand c’est à vous.',
    },
    bots: {
      name: 'Des robots aux places vides',
      note: 'À votre propre table, des robots occupent les places que vous leur donnez, au niveau de votre choix.',
    },
    dice: {
      name: 'Des dés vérifiables',
      note: 'Après la partie, votre propre appareil peut vérifier chaque lancer et chaque tirage.',
    },
  },
  card: {
    rating: (n) => `cote ${n}`,
    points: (n) => plural('fr', n, { one: '# point', other: '# points' }),
  },
  sees: {
    anyone: 'Tout le monde peut regarder cette partie et lire le chat.',
    link: 'Toute personne qui a le lien peut regarder cette partie et lire le chat.',
    players: 'Seuls les joueurs voient cette partie et le chat.',
  },
  stakes: {
    friendly: 'Partie amicale : votre cote ne change pas.',
    rated: 'Partie classée : le résultat change votre cote.',
  },
  atTables: (n) =>
    plural('fr', n, {
      one: '# personne à une table en ce moment',
      other: '# personnes aux tables en ce moment',
    }),
  watch: { title: 'Parties à regarder', go: 'Regarder' },
  opponents: {
    title: 'Adversaires récents',
    here: 'en ligne',
    last: (moment) => `dernière partie : ${moment}`,
    invite: 'Inviter',
    inviteTo: (name, game) => `Inviter ${name} à une partie ${de(game)}`,
  },
  block: {
    add: (name) => `Bloquer ${name}`,
    remove: (name) => `Débloquer ${name}`,
    done: (name) => `Vous avez bloqué ${name}.`,
    note: 'Vous ne voyez plus ses messages ni ses invitations, et vous n’êtes jamais à la même table.',
    title: 'Personnes bloquées',
    none: 'Vous n’avez bloqué personne.',
  },
  dice: {
    preparing: 'Tout le monde est là. Préparation des dés…',
    missing: (names) =>
      `En attente ${de(names)}. La partie commencera automatiquement dès l’ouverture de la table sur chaque appareil.`,
    until: (moment) =>
      `Date limite : ${moment}. Toute personne qui n’aura pas ouvert la table d’ici là perdra sa place.`,
    elsewhere:
      'Votre nombre pour les dés se trouve sur un autre appareil. Ouvrez-y la table, ou laissez la place.',
    name: 'Des dés vérifiables',
    before:
      'Avant la partie, le serveur a choisi un nombre secret et publié son empreinte ; chaque joueur y a ajouté un nombre à lui. À la fin, le secret est dévoilé et votre appareil peut recalculer chaque lancer et chaque tirage.',
    after:
      'Le nombre secret derrière l’empreinte est maintenant dévoilé : votre appareil peut recalculer chaque lancer et chaque tirage.',
    commitment: 'Empreinte du secret',
    verify: 'Vérifier les dés',
    verifying: 'Toute la partie est rejouée…',
    fair: (picks, versions) =>
      `Tout concorde : ${plural('fr', picks, { one: '# lancer ou tirage', other: '# lancers et tirages' })} en ${plural('fr', versions, { one: '# étape', other: '# étapes' })}.`,
    unfair: {
      rules: () => 'Cette partie a été jouée avec une version des règles qui n’est pas disponible ici.',
      options: () => 'Les options de la partie sont illisibles.',
      seed: () => 'Le secret ne correspond pas à son empreinte.',
      result: () => 'Le résultat n’est pas celui que donnent les règles.',
      row: (version) => `L’étape ${version} a été modifiée après coup.`,
      takeBack: (version) => `Le tour repris à l’étape ${version} ne pouvait pas l’être.`,
      move: (version) => `Un coup de l’étape ${version} n’était pas possible.`,
      pick: (version) =>
        `Un lancer ou un tirage de ${version === 0 ? 'la mise en place' : `l’étape ${version}`} ne découle pas du secret.`,
      commitment: () => 'L’empreinte n’est pas celle que cet appareil a vue au début de la partie.',
      salt: (seat) => `Le nombre du joueur ${seat} ne correspond pas à son empreinte.`,
    },
    own: 'Votre nombre dans les dés',
    compared: {
      title: 'Ce qui a été comparé',
      commitment: 'L’empreinte du secret est celle que cet appareil a vue avant la partie.',
      salt: 'Le nombre que cet appareil a ajouté aux dés est dans la partie.',
      hashes:
        'Le nombre de chaque joueur est celui dont l’empreinte était connue avant que le vôtre soit révélé.',
      rows: (seen, all) =>
        `Le journal concorde avec ce que cet appareil a vu pendant la partie : ${plural('fr', seen, { one: '# étape', other: '# étapes' })} sur ${all}.`,
      nothing: 'Cet appareil n’a rien gardé d’avant la partie : seul le fichier lui-même a été vérifié.',
    },
    disagrees: {
      ownSalt: 'Le nombre que cet appareil a ajouté aux dés n’est pas dans la partie.',
      otherSalts:
        'Le nombre d’un joueur n’est pas celui dont l’empreinte était connue avant que le vôtre soit révélé.',
      log: 'Le journal n’est pas celui que cet appareil a vu pendant la partie.',
    },
  },
  people: {
    name: 'Inviter quelqu’un que vous connaissez',
    note: 'Les personnes avec qui vous avez joué. Elles voient l’invitation au salon et, si elles ont activé les notifications, par e-mail ou sur leur appareil.',
    find: 'Chercher un nom',
    none: 'Vous n’avez joué avec personne de ce nom.',
    invite: 'Inviter',
    invited: 'Invitation envoyée',
    toTable: (game) => `Inviter à votre table ${de(game)}`,
  },
  join: {
    title: 'Vous avez une invitation',
    lead: (host, game) =>
      host
        ? `${host} vous invite à une partie ${de(game)}.`
        : `Une place est libre dans une partie ${de(game)}.`,
    sit: 'Prendre place',
    watch: 'Seulement regarder',
    full: 'Toutes les places sont prises, mais vous pouvez regarder.',
  },
  waiting: {
    lead: (free) =>
      plural('fr', free, {
        one: 'Encore un joueur et la partie commence.',
        other: 'Encore # joueurs et la partie commence.',
      }),
    begun: (time) => `La partie a commencé. Les spectateurs la voient avec un retard de ${time}.`,
    stay: 'Laissez cette page ouverte : la partie y commencera automatiquement.',
    go: 'Inutile d’attendre ici. La table reste au salon, sous « Vos parties ».',
    invite: { name: 'Inviter', note: 'Toute personne qui ouvre ce lien peut prendre une place libre.' },
    link: 'Lien d’invitation',
    copy: 'Copier le lien',
    copied: 'Copié',
    share: 'Partager…',
    qr: 'Le lien d’invitation en code QR',
    seats: 'Places',
    sit: 'Prendre cette place',
    leave: 'Quitter la table',
    leaveTitle: 'Quitter cette table ?',
    leaveText: 'Votre place redevient libre.',
    closeText: 'C’est vous qui l’avez ouverte : elle ferme donc pour tout le monde.',
    terms: 'Options de la partie',
    seat: (n) => `Place ${n}`,
  },
} satisfies EntranceMessages;
