import type { MistakeWords } from '../messages/mistakes.ts';

export const mistakes: MistakeWords = {
  'a seat from 0 to {last}, or random': 'un numéro de place de 0 à {last}, ou random',
  'one colour for each of {players} players': 'une couleur pour chacune des {players} personnes',
  'different colours': 'des couleurs différentes',
  'a component set that is loaded; {set} is not': 'un jeu de composants chargé ; « {set} » ne l’est pas',
  'another name: {id} is a different set already':
    'un autre identifiant : « {id} » désigne déjà un jeu de composants différent',
  'only the letters {letters}': 'seulement les lettres {letters}',
  'a space beyond the one before': 'une case au-delà de la précédente',
  'the last prestige on the last space, {last}': 'le dernier prestige sur la dernière case, {last}',
  'at least one material': 'au moins un matériau',
  'different materials': 'des matériaux différents',
  'false for an action that costs nothing': 'false, car l’action ne coûte rien',
  '1 for a material of choice': '1, car le matériau est au choix',
  'one door, two arches and one cross': 'une porte, deux arches et une croix',
  'small letters, digits and hyphens': 'des minuscules, des chiffres et des traits d’union',
  'a letter and up to five letters or digits': 'une lettre, puis cinq lettres ou chiffres au plus',
  'an id of its own: {id} stands above': 'un identifiant unique : « {id} » figure déjà plus haut',
  'a card of the {group}': 'une carte du groupe « {group} »',
  'exactly one tile that gives recognition (RC-P6)':
    'exactement une tuile qui donne de la Reconnaissance (RC-P6)',
  'ids of one letter': 'des identifiants d’une seule lettre',
  'no more than the supply holds': 'pas plus que n’en contient la réserve générale',
  'at most 9 materials': '9 matériaux au plus',
  'some section that needs {material}': 'au moins une section qui demande « {material} »',
  'exactly one marked tile with the {die} die (RC-V1), not {marked}':
    'exactement une tuile marquée avec le dé « {die} » (RC-V1), pas {marked}',
  'at least one plan for {players} players': 'au moins un plan pour {players} personnes',
  'at most 9 towers': '9 tours au plus',
  'at most {tiles} sections, one for each workshop tile (RC-P9), not {sections}':
    '{tiles} sections au plus, une par tuile Atelier (RC-P9), pas {sections}',
  'at least {least} sections, six for each player, not {sections}':
    'au moins {least} sections, six par personne, pas {sections}',
  'at most {cards} sections of the kind {kind}, not {sections}':
    'sections du type « {kind} » : {cards} au plus, pas {sections}',
  'a move': 'un coup',
  'a tower': 'une tour',
  'a level': 'un niveau',
  'a material': 'un matériau',
  'a slot': 'un emplacement Atelier',
  'a place': 'un emplacement',
  'a banner': 'une bannière',
  'a face': 'une face',
  gems: 'des gemmes',
  'a die': 'un dé',
  'a number of places': 'un nombre d’emplacements',
  'an amount': 'une quantité',
  'an action': 'une action',
};
