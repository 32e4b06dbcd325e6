import type { RuleNumber } from '@archivolt/architectura';
import type { RuleBook } from '@archivolt/i18n';

export const rules = {
  chapters: {
    S: 'Mise en place',
    T: 'Le tour',
    P: 'Placer',
    C: 'Comparer',
    E: 'Effets',
    X: 'Termes',
    D: 'Piocher',
    G: 'Fin de la partie',
    V: 'Paquets avancés',
    K: 'Les bâtiments',
  },
  texts: {
    'AR-S1':
      'Architectura se joue de 2 à 4 joueurs. Chaque joueur a un paquet de 12 cartes et 2 jetons de protection, le tout d’une même couleur : rouge, bleu, vert ou jaune.',
    'AR-S2':
      'On mélange tous les paquets et chaque joueur pioche 3 cartes. Les mains et l’ordre des paquets sont secrets. Les cartes détruites sont publiques : chacun peut les regarder à tout moment.',
    'AR-S3':
      'La ville compte autant de rues (lignes) que de joueurs, et 8 îlots (colonnes) numérotés de 1 à 8.',
    'AR-S4':
      'Le premier joueur est tiré au sort ou choisi d’un commun accord. On joue ensuite dans le sens horaire.',
    'AR-T1':
      'À votre tour, vous jouez une carte (AR-P1), vous la comparez à la carte située à sa gauche (AR-C1), vous appliquez son effet (AR-E1), puis vous piochez jusqu’à votre limite de main (AR-D1).',
    'AR-T2':
      'Si vous pouvez jouer une carte, vous devez le faire. Si aucune de vos cartes n’est jouable, vous pouvez d’abord renouveler votre main (AR-T3) ; s’il n’y a toujours rien à jouer, vous ne jouez pas de carte, mais vous piochez quand même à la fin de votre tour. Vous jouerez de nouveau plus tard si un emplacement s’ouvre. Si votre paquet et votre main sont tous deux vides, votre tour est sauté.',
    'AR-T3':
      'Une fois par partie, au début de votre tour et avant de jouer, vous pouvez glisser toute votre main, si elle n’est pas vide, sous votre paquet dans un ordre aléatoire, puis piocher autant de cartes. Les cartes ainsi remises restent sous toutes les autres ; vous savez lesquelles s’y trouvent, mais pas dans quel ordre. Si le paquet est trop mince, vous en reprenez aussitôt quelques-unes.',
    'AR-P1':
      'Vous jouez une carte sur un emplacement constructible, c’est-à-dire : un emplacement vide juste à droite d’un emplacement occupé ; le premier emplacement de la première rue sans carte ni jeton, les rues s’ouvrant dans l’ordre à partir de la rangée des numéros d’îlot ; ou un emplacement dont la carte du dessus est détruite. Dans ce dernier cas, la nouvelle carte recouvre la carte détruite, quel que soit le nombre de cartes déjà empilées.',
    'AR-P2':
      'Si une rue contient encore des cartes mais que son premier emplacement a été libéré, celui-ci est constructible, car le bord de la ville compte comme occupé. Une rue qui a perdu toutes ses cartes redevient une rue non ouverte. Une seule rue non ouverte est accessible à la fois, mais vous pouvez l’ouvrir même s’il reste de la place dans les précédentes.',
    'AR-P3':
      'Vous jouez une carte avec sa valeur de base en haut. Par la suite, sa valeur est celle du côté qui se trouve en haut.',
    'AR-P4':
      'À 3 ou 4 joueurs, la carte que vous jouez comme carte du tour ne peut pas faire partie d’une suite d’au moins trois cartes visibles de votre couleur dans une rue ; les cartes des deux côtés comptent. Les cartes détruites, les jetons posés sur un emplacement (AR-K8) et les trous interrompent la suite. Les cartes jouées grâce à la Manufacture (AR-K3) ou au Laboratoire (AR-K9), les déplacements, les échanges et les reconstructions ne sont pas limités.',
    'AR-P5':
      'Un emplacement qui porte votre propre jeton (AR-K8) est constructible pour vous, quoi qu’il y ait à sa gauche ; celui qui porte le jeton d’un autre joueur ne l’est pas. Une rue qui contient un jeton compte comme ouverte.',
    'AR-C1':
      'Comparez la valeur de la carte jouée, lue une seule fois avant tout changement, à celle de la carte située juste à sa gauche, quelle qu’en soit la couleur. S’il n’y a pas de carte à cet endroit, ou si elle est détruite, on ne compare pas.',
    'AR-C2': 'Si les deux valeurs sont égales, il ne se passe rien.',
    'AR-C3':
      'Si la carte de gauche a la valeur la plus forte, elle tourne de 90° dans le sens horaire jusqu’à sa valeur immédiatement supérieure, sauf si elle montre déjà sa plus haute.',
    'AR-C4':
      'Si la valeur de la carte de gauche est inférieure ou égale à la moitié de celle de la carte jouée, la carte de gauche est détruite (AR-X3).',
    'AR-C5':
      'Si la valeur de la carte de gauche est plus faible, mais supérieure à la moitié de celle de la carte jouée, la carte de gauche tourne de 90° dans le sens antihoraire jusqu’à sa valeur immédiatement inférieure, sauf si elle montre déjà sa plus basse.',
    'AR-C6':
      'Examinez les cas dans l’ordre AR-C2, AR-C3, AR-C4, AR-C5 et arrêtez-vous au premier qui s’applique : cela règle aussi les valeurs nulles et négatives, l’égalité passant en premier. « La moitié ou moins » signifie que le double de la valeur de gauche ne dépasse pas la valeur de la carte jouée ; on n’arrondit jamais.',
    'AR-C7':
      'Si la carte de gauche est protégée par un adversaire (AR-X9), la comparaison est sans effet sur elle. Si elle est protégée par votre propre jeton, vous choisissez de l’épargner ou non.',
    'AR-C8':
      'On ne compare les valeurs que lorsqu’une carte est jouée, jamais lorsqu’une carte est déplacée, échangée, tournée ou reconstruite.',
    'AR-E1':
      'Après la comparaison, appliquez l’effet de la carte jouée, sauf si son texte indique un autre moment : avant de la jouer, lors de sa destruction ou à la fin de la partie.',
    'AR-E2':
      'Les effets qui disent « vous pouvez » sont facultatifs. Tous les autres sont obligatoires, dans la mesure du possible.',
    'AR-E3': 'Vous pouvez appliquer un effet à la carte même qui le porte, sauf si son texte l’interdit.',
    'AR-X1':
      'X est la valeur actuelle de la carte située juste à gauche et change avec elle ; si celle-ci est aussi une carte X, on continue la lecture vers la gauche. S’il n’y a rien à cet endroit, seulement un jeton, ou une carte détruite, X vaut 0. Une valeur peut être négative. Le côté le plus haut ou le plus bas d’une carte X ou N ne dépend que du nombre ajouté ou retranché : X+2 est toujours considéré comme supérieur à X−1.',
    'AR-X2': 'N est le numéro, de 1 à 8, de l’îlot où se trouve la carte.',
    'AR-X3':
      'Pour détruire une carte, retournez-la face cachée et laissez-la sur son emplacement ; seul un Cimetière y fait exception (AR-K13). Une carte détruite n’a ni valeur ni effet. Son emplacement est occupé, tout en étant constructible (AR-P1).',
    'AR-X4':
      'Pour reconstruire une carte détruite, retournez-la face visible, sa valeur de base en haut. Ce n’est possible que si aucune autre carte ne la recouvre. On ne compare rien et aucun effet n’est appliqué.',
    'AR-X5':
      'Pour déplacer une carte, portez une carte visible sur un autre emplacement constructible, le même côté en haut ; on ne compare rien, aucun effet n’est appliqué et le déplacement peut aligner trois cartes (AR-P4). L’emplacement quitté peut devenir un trou, et ce qui se trouvait sous la carte est découvert. Un emplacement est jugé constructible du point de vue de celui qui déplace (pour l’Auberge, son propriétaire : AR-K7), la carte étant encore à son ancienne place ; cette ancienne place ne peut pas être choisie.',
    'AR-X6':
      'Pour tourner une carte d’un cran, tournez-la de 90° dans un sens ou dans l’autre ; la valeur la plus haute peut ainsi devenir la plus basse, et inversement. Une carte à valeur unique ne peut pas être tournée.',
    'AR-X7':
      'Pour échanger deux cartes, intervertissez deux cartes visibles, chacune au-dessus de sa pile. Chacune garde le même côté en haut et son jeton, et ce qui se trouve dessous reste en place. On ne compare rien et aucun effet n’est appliqué.',
    'AR-X8':
      'Une carte retirée quitte la partie ; une carte reprise retourne dans la main de son propriétaire. Dans les deux cas, ce qui se trouvait dessous est découvert.',
    'AR-X9':
      'Rien de ce que fait la carte d’un adversaire n’affecte une carte protégée ; pour vos propres cartes, vous décidez à chaque fois si elles l’affectent, même si leur effet est obligatoire. Une carte ne peut pas être protégée deux fois et les jetons ne se posent que par des effets ; une carte dotée d’une protection propre est protégée tant qu’elle est face visible, comme par un jeton, mais cela n’utilise aucun de vos deux jetons et n’en rend aucun. Le jeton suit une carte déplacée ou échangée et revient à son propriétaire quand la carte est détruite, reprise ou retirée. Une carte X protégée continue de lire sa valeur à gauche (AR-X1).',
    'AR-X10':
      'Deux cartes sont adjacentes si elles se touchent dans la même rue ou dans le même îlot, jamais en diagonale.',
    'AR-D1':
      'Vous piochez jusqu’à votre limite de main : 3 cartes, ou 4 une fois le Musée joué (AR-K15), ou 5 une fois l’Obélisque joué (AR-K14), pour le reste de la partie et quoi qu’il advienne de cette carte. Si les deux s’appliquent, la limite la plus élevée compte. Une carte jouée face cachée n’augmente jamais la limite. Si votre paquet est vide, vous ne piochez pas.',
    'AR-G1':
      'La partie se termine quand plus aucun joueur ne peut jouer de carte, c’est-à-dire quand tous les joueurs ont eu l’un après l’autre un tour sans carte jouée, retirée (AR-K17), piochée ni renouvelée (AR-T3). Un joueur qui n’a plus de cartes est sauté et les autres continuent.',
    'AR-G2':
      'Votre score est la somme des valeurs de vos cartes visibles, plus vos effets de fin de partie. X et N sont lus à la fin, et les valeurs négatives comptent.',
    'AR-G3':
      'En cas d’égalité, le joueur qui a le plus de cartes visibles de sa couleur sur la table l’emporte, Cimetière compris. Si l’égalité persiste, celui dont la plus petite valeur parmi ces cartes est la plus basse l’emporte. Si elle est encore identique, la victoire est partagée.',
    'AR-V1':
      'Chaque joueur dispose de 6 cartes supplémentaires de sa couleur et peut remplacer des cartes de base par des cartes supplémentaires de même valeur de base. Une carte supplémentaire dont le texte nomme une carte ne remplace que celle-ci. Le paquet reste toujours à 12 cartes.',
    'AR-V2':
      'Les joueurs conviennent du nombre maximal de remplacements, de 0 à 6, ou le tirent au dé. Chacun peut en faire moins.',
    'AR-V3':
      'Les remplacements sont choisis en secret, montrés à tous avant la partie, puis définitifs. Les deux cartes qui remplacent le Palais (AR-K17, AR-K18) ne peuvent pas être utilisées ensemble.',
    'AR-K1':
      'Quand vous jouez la Bibliothèque, vous pouvez tourner d’un cran (AR-X6) 1 carte de chaque joueur, vous compris. Vous décidez pour chaque joueur si vous le faites.',
    'AR-K2':
      'Quand vous jouez la Serre, vous pouvez tourner jusqu’à 2 de vos cartes, différentes, d’un cran chacune (AR-X6).',
    'AR-K3':
      'Quand vous jouez la Manufacture, vous pouvez reprendre en main 1 de vos cartes visibles de la ville, y compris la Manufacture elle-même ; vous devez alors jouer une autre carte de votre main sur ce même emplacement, en payant ses coûts, en comparant et en appliquant son effet. Ce n’est permis que si vous avez en main une autre carte que vous pouvez jouer et payer ; l’emplacement libéré n’a pas besoin d’être constructible. La carte reprise peut servir à payer le coût, mais ne peut pas être la carte jouée. Le Cimetière (AR-K13) ne peut pas l’être non plus.',
    'AR-K4':
      'Quand vous jouez l’Arsenal, il détruit toutes les cartes de valeur plus faible de sa rue, les vôtres comprises ; pour les cartes protégées, AR-X9 s’applique. Toutes les valeurs, X compris, sont lues d’abord, et aucune carte n’est touchée deux fois. Les cartes touchées, sauf les Auberges, sont d’abord toutes détruites ; puis les Auberges touchées se déplacent ou sont détruites (AR-K7), dans l’ordre du tour à partir du joueur actif.',
    'AR-K5':
      'À la fin de la partie, la Statue vous rapporte 4 points si elle est adjacente (AR-X10) à un Parc visible de n’importe quel joueur. Ces points ne comptent qu’une fois, même avec plusieurs Parcs.',
    'AR-K6': 'Quand vous jouez l’École, vous pouvez reconstruire 1 de vos cartes détruites (AR-X4).',
    'AR-K7':
      'Chaque fois que l’Auberge va être détruite, son propriétaire peut, au lieu de cela, la déplacer sur un autre emplacement constructible (AR-X5). S’il n’y en a pas, l’Auberge est détruite.',
    'AR-K8':
      'Quand vous jouez la Fontaine, posez un de vos jetons sur un emplacement constructible, s’il vous en reste un. Cet emplacement compte comme occupé, si bien que le suivant s’ouvre, mais il ne contient pas de carte ; vous seul pouvez y jouer ou y déplacer une carte. Vous reprenez le jeton quand vous y jouez ou y déplacez une carte, ou quand vous reconstruisez votre propre carte située dessous. Une carte détruite sous le jeton d’un adversaire ne peut pas être reconstruite.',
    'AR-K9':
      'Quand vous jouez le Laboratoire, chaque adversaire, dans l’ordre du tour, choisit une carte de sa main et la joue face cachée, donc détruite, sur n’importe quel emplacement constructible ; sans carte ou sans emplacement, il n’en joue pas. Il ne pioche qu’à la fin de son propre tour. La carte ne coûte rien, ne se compare à rien et n’a pas d’effet, et l’Auberge ne peut pas réagir. Si son propriétaire a un Cimetière (AR-K13), elle va à côté de celui-ci, mais il faut tout de même un emplacement constructible.',
    'AR-K10': 'Le Palais n’a pas d’effet.',
    'AR-K11':
      'Quand vous jouez le Parc, vous pouvez l’échanger (AR-X7) avec 1 carte visible adjacente (AR-X10).',
    'AR-K12':
      'Quand vous jouez le Temple, vous pouvez protéger 1 de vos cartes visibles avec un jeton (AR-X9), s’il vous en reste un.',
    'AR-K13':
      'Vous jouez le Cimetière à côté de la ville : il n’occupe aucun emplacement et reste donc jouable même quand la ville n’a plus de place (AR-G1), il ne se compare à rien, il est protégé, il n’est ni une cible ni un voisin et la Forge ne peut pas le copier. Dès lors, vos cartes détruites vont à côté de lui au lieu de rester en ville, ce qui découvre ce qui se trouvait dessous ou laisse l’emplacement vide. Elles ne font rien et ne peuvent pas être reconstruites ; les cartes détruites auparavant restent où elles sont. À la fin de la partie, vous marquez 2 points pour chaque carte à côté de lui, et le Cimetière rapporte sa propre valeur.',
    'AR-K14':
      'Une fois l’Obélisque joué, votre limite de main est de 5 (AR-D1). Au début de votre premier tour, avant de renouveler votre main (AR-T3) et seulement si l’Obélisque n’est pas dans votre main, vous pouvez glisser 1 carte de votre main sous votre paquet, sortir l’Obélisque du paquet pour le prendre en main, puis mélanger le paquet.',
    'AR-K15': 'Une fois le Musée joué, votre limite de main est de 4 (AR-D1).',
    'AR-K16':
      'Quand vous jouez la Forge, vous pouvez appliquer l’effet immédiat de n’importe quelle carte visible de la ville comme s’il était celui de la Forge, avec la place, la valeur et le propriétaire de la Forge. L’effet copié est exécuté entièrement, la Forge étant en place ; ensuite, la Forge quitte la partie, où qu’elle se trouve à ce moment-là. Si elle copie la Manufacture (AR-K3), la Forge ne peut pas se reprendre elle-même. Elle ne peut copier ni les textes de fin de partie, de destruction ou de coût, ni le Cimetière, ni la recherche de l’Obélisque, ni une autre Forge.',
    'AR-K17':
      'Pour jouer l’Hôtel de ville, vous devez retirer de la partie 1 autre carte de votre main. Si vous ne le pouvez pas, vous pouvez retirer de la partie l’Hôtel de ville lui-même, ce qui tient lieu de carte jouée ; vous n’y êtes obligé que si vous ne pouvez rien jouer d’autre. Le seul manque d’emplacement n’est pas une raison de le retirer.',
    'AR-K18':
      'Pour jouer l’Académie de magie, vous devez retirer de la partie 2 cartes, prises dans votre main, à côté de votre Cimetière (AR-K13), ou une de chaque. Elle est protégée (AR-X9). Si vous ne pouvez pas payer, vous pouvez retirer de la partie l’Académie de magie elle-même, ce qui tient lieu de carte jouée, aux mêmes conditions que l’Hôtel de ville (AR-K17).',
  },
  synonyms: [
    ['détruire', 'détruite', 'détruites', 'démolir', 'ruine', 'face cachée'],
    ['tourner', 'tourne', 'pivoter', 'rotation'],
    ['protéger', 'protégée', 'protection', 'jeton', 'bouclier'],
    ['reconstruire', 'réparer', 'relever'],
    ['constructible', 'permis', 'possible', 'disponible', 'autorisé'],
    ['rue', 'ligne', 'rangée'],
    ['îlot', 'colonne', 'bloc'],
    ['comparer', 'comparaison', 'gauche', 'voisin', 'voisine', 'adjacente'],
    ['piocher', 'pioche', 'main', 'paquet', 'tirer'],
  ],
} satisfies RuleBook<RuleNumber>;
