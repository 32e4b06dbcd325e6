import type { ArCaptions } from '../messages/captions.ts';

export const captions: ArCaptions = {
  captions: {
    eligible: {
      title: 'Les emplacements constructibles',
      text: (c) =>
        `Rouge peut jouer sur ${c.spaces} emplacements : sur la carte détruite, à droite de la dernière carte et sur le premier emplacement de la rue suivante. Un emplacement situé après un vide n’est pas constructible.`,
    },
    threeInARow: {
      title: 'Pas trois à la suite',
      text: () =>
        'À trois ou quatre joueurs, Rouge ne peut pas placer une troisième carte rouge à côté des deux qui se suivent déjà.',
    },
    equal: {
      title: 'Valeurs égales',
      text: (c) => `Rouge joue un ${c.played} à côté d’un ${c.left} : il ne se passe rien.`,
    },
    higher: {
      title: 'La carte de gauche est plus forte',
      text: (c) =>
        `Rouge joue un ${c.played} à côté d’un ${c.left} : la carte de gauche tourne dans le sens horaire et monte à ${c.to}.`,
    },
    destroyed: {
      title: 'La moitié ou moins : détruite',
      text: (c) =>
        `Rouge joue un ${c.played} à côté d’un ${c.left}. Deux fois ${c.left} ne dépasse pas ${c.played} : la carte de gauche est détruite.`,
    },
    lower: {
      title: 'La carte de gauche est plus faible',
      text: (c) =>
        `Rouge joue un ${c.played} à côté d’un ${c.left}. C’est plus de la moitié : la carte de gauche tourne seulement dans le sens antihoraire et descend à ${c.to}.`,
    },
    protectedCard: {
      title: 'Une carte protégée',
      text: (c) =>
        `Bleu joue un ${c.played} à côté d’un ${c.left} que Rouge a protégé avec un jeton : la comparaison ne l’affecte pas.`,
    },
    covering: {
      title: 'Construire sur une carte détruite',
      text: (c) =>
        `Rouge joue le Parc sur une carte détruite : ${c.stack} cartes se trouvent maintenant sur cet emplacement. X se lit à gauche, et le Parc vaut ${c.played}.`,
    },
    valueX: {
      title: 'X suit son voisin',
      text: (c) =>
        `Bleu tourne l’École de ${c.from} à ${c.to}. Le Parc à côté d’elle y lit sa valeur et passe de ${c.followed} à ${c.follows}.`,
    },
    blockN: {
      title: 'N est le numéro de l’îlot',
      text: (c) => `Joué dans l’îlot ${c.played}, le Temple vaut ${c.played}.`,
    },
    scoring: {
      title: 'Le décompte final',
      text: (c) =>
        `Seules les cartes visibles comptent, chacune avec la valeur du haut. La Statue est à côté d’un Parc et rapporte ${c.bonus} points de plus. Rouge a ${c.total0} points, Bleu ${c.total1}.`,
    },
    deck: {
      title: 'Remplacer une carte du paquet',
      text: () =>
        'Avant la partie, Rouge remplace le Laboratoire par la Forge : les deux ont la même valeur de base. Une carte d’une autre valeur ne pourrait pas prendre sa place.',
    },
    library: {
      title: 'La Bibliothèque',
      text: (c) =>
        `Rouge joue la Bibliothèque et tourne une carte de chaque joueur : sa propre Statue de ${c.from} à ${c.to}, et le Palais de Bleu vers une valeur plus faible.`,
    },
    manufactory: {
      title: 'La Manufacture',
      text: (c) =>
        `Rouge reprend la Statue et joue le Palais sur son emplacement. Le Palais se compare normalement, et la carte à sa gauche descend de ${c.from} à ${c.to}.`,
    },
    arsenal: {
      title: 'L’Arsenal',
      text: (c) =>
        `L’Arsenal vaut ${c.played} et détruit toutes les cartes plus faibles de sa rue : ${c.destroyed} cartes, dont une de Rouge.`,
    },
    school: {
      title: 'L’École',
      text: (c) =>
        `Rouge joue l’École et reconstruit le Palais détruit. Il se relève avec sa valeur de base, ${c.rebuilt} ; rien n’est comparé.`,
    },
    inn: {
      title: 'L’Auberge se déplace',
      text: (c) =>
        `Bleu joue un ${c.played} à côté de l’Auberge, qui montre ${c.left} et serait détruite. Rouge la déplace plutôt vers un autre emplacement constructible, le même côté vers le haut.`,
    },
    fountain: {
      title: 'La Fontaine',
      text: () =>
        'Rouge pose un jeton sur l’emplacement à côté de la Fontaine. Il compte comme occupé : le suivant est ouvert à tous, mais seul Rouge peut construire sur l’emplacement réservé.',
    },
    laboratory: {
      title: 'Le Laboratoire',
      text: (c) =>
        `Rouge joue le Laboratoire, un ${c.played} ; la carte à sa gauche monte de ${c.left} à ${c.to}. Bleu doit ensuite jouer une carte face cachée, comme carte détruite.`,
    },
    park: {
      title: 'Le Parc change de place',
      text: (c) =>
        `Au début d’une rue, X vaut ${c.played}. Rouge échange le Parc avec l’École au-dessus ; rien n’est comparé. Le Parc est maintenant au début de la rue du haut.`,
    },
    temple: {
      title: 'Le Temple',
      text: (c) =>
        `Le Temple vaut ici ${c.played} ; la carte à sa gauche monte de ${c.left} à ${c.to}. Rouge protège ensuite son propre Palais avec un jeton.`,
    },
    cemetery: {
      title: 'Le Cimetière',
      text: (c) =>
        `Bleu joue un ${c.played} à côté du ${c.left} de Rouge et le détruit. Comme Rouge a un Cimetière, la carte va à côté de lui et rapportera ${c.bonus} points ; son emplacement en ville est vide.`,
    },
    obelisk: {
      title: 'Une main plus grande',
      text: (c) => `Rouge joue l’Obélisque et pioche désormais jusqu’à avoir ${c.limit} cartes.`,
    },
    forge: {
      title: 'La Forge',
      text: (c) =>
        `La Forge, un ${c.played}, copie l’Arsenal et détruit les ${c.destroyed} cartes plus faibles de sa rue. Puis elle quitte la partie.`,
    },
    townHall: {
      title: 'L’Hôtel de ville a un coût',
      text: (c) =>
        `Pour jouer l’Hôtel de ville et ses ${c.played} points, Rouge retire de la partie ${c.removed} carte de sa main.`,
    },
  },
  setUp: {
    blocks: 'Îlots, numérotés de gauche à droite',
    streets: 'Rues, autant que de joueurs',
    first: 'La première carte se joue ici',
    hand: 'Votre main ; les autres sont cachées',
    deck: 'Paquet de chaque joueur',
    tokens: 'Jetons de protection de chaque joueur',
  },
};
