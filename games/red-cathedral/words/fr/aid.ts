import type { RedCathedralAid } from '../messages/aid.ts';

export const aid = {
  titles: {
    turn: 'Votre tour',
    influence: 'Cartes Influence de cette table',
    symbols: 'Symboles',
    limits: 'Limites',
    end: 'Fin et décompte',
  },
  claim: {
    banner:
      'Posez une bannière sur une section libre : une base, ou une section juste au-dessus d’une bannière.',
    tile: (least, most) =>
      `Placez sa tuile Atelier sur un emplacement libre : face cachée gratuitement, face visible pour ${least === most ? most : `${least} à ${most}`} roubles.`,
    benefit:
      'Face visible, elle rapporte aussitôt, puis chaque fois que vous déplacez un dé de cette couleur.',
  },
  build: {
    deliver: (materials) =>
      `Livrez jusqu’à ${materials} matériaux, sur vos sections revendiquées ou pour décorer.`,
    complete: 'Une section achevée rapporte les points de reconnaissance et les roubles qui y sont imprimés.',
    penalty:
      'Vous perdez 1 point de reconnaissance pour chaque section d’un adversaire achevée au-dessus de votre section inachevée.',
    decorate: 'Décorez une section achevée, la vôtre ou non, avec un ornement et son matériau.',
    gems: 'Les gemmes serties dans l’ornement rapportent aussitôt des points de prestige.',
  },
  acquire: {
    move: (dice) =>
      `Avancez un dé dans le sens horaire d’exactement sa valeur, mais pas là où se trouvent déjà ${dice} autres dés.`,
    further: 'Votre dé et le dé blanc peuvent aller plus loin, pour 1 rouble par emplacement.',
    each: 'Ensuite, chacune de ces possibilités au plus une fois, dans l’ordre de votre choix :',
  },
  symbols: {
    ruble: 'L’argent. Il n’occupe aucun emplacement de votre inventaire.',
    any: 'Un matériau de votre choix.',
    swap: 'Échanger deux tuiles Ressource.',
    activate: 'Activer une de vos tuiles face visible.',
    deliver: 'Livrer des matériaux comme pour construire.',
    everyKind: 'Achevés : une base, une section intermédiaire et un dôme.',
    faceDown: 'Une tuile placée face cachée n’est jamais activée.',
  },
  limits: {
    inventory: (spaces) =>
      `Votre inventaire a ${spaces} emplacements. Chaque bannière posée dessus en couvre un.`,
    ornaments: 'Vous avez ces ornements. Une section n’en porte qu’un seul.',
  },
  end: {
    trigger: (sections, prestige) =>
      `Qui achève en premier ${sections} sections gagne ${prestige} points de prestige. Tous les autres jouent ensuite un dernier tour.`,
    triggerSolo: (sections) =>
      `Dès que vous ou Ivan avez achevé ${sections} sections, l’autre joue un dernier tour.`,
    tower: (section, ornament) =>
      `Une tour vaut ${section} points de prestige par section achevée et ${ornament} par ornement.`,
    presence: 'Votre présence : vos bannières sur des sections achevées et vos ornements.',
    shares: (value, shares) =>
      `La plus forte présence reçoit le plus : pour une tour qui vaut ${value}, les joueurs reçoivent ${shares.join(', ')}.`,
    tie: {
      two: 'En cas d’égalité, personne ne reçoit rien.',
      many: 'À égalité, les joueurs se partagent équitablement les points de leurs places.',
    },
    breaks:
      'Qui a le plus de points de prestige l’emporte. Égalité : le plus de sections achevées, puis le plus d’ornements.',
  },
} satisfies RedCathedralAid;
