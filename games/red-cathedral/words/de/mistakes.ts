import type { MistakeWords } from '../messages/mistakes.ts';

export const mistakes: MistakeWords = {
  'a seat from 0 to {last}, or random': 'eine Platznummer von 0 bis {last} oder random',
  'one colour for each of {players} players': 'je eine Farbe für {players} Personen',
  'different colours': 'verschiedene Farben',
  'a component set that is loaded; {set} is not':
    'ein geladener Satz Spielmaterial; „{set}“ ist nicht geladen',
  'another name: {id} is a different set already':
    'eine andere Kennung: „{id}“ heißt schon ein anderer Satz Spielmaterial',
  'only the letters {letters}': 'nur die Buchstaben {letters}',
  'a space beyond the one before': 'ein Feld hinter dem vorigen',
  'the last prestige on the last space, {last}': 'das letzte Prestige auf dem letzten Feld, {last}',
  'at least one material': 'mindestens ein Material',
  'different materials': 'verschiedene Materialien',
  'false for an action that costs nothing': 'false, denn die Aktion kostet nichts',
  '1 for a material of choice': '1, denn das Material ist frei wählbar',
  'one door, two arches and one cross': 'eine Tür, zwei Bögen und ein Kreuz',
  'small letters, digits and hyphens': 'Kleinbuchstaben, Ziffern und Bindestriche',
  'a letter and up to five letters or digits': 'ein Buchstabe und bis zu fünf Buchstaben oder Ziffern',
  'an id of its own: {id} stands above': 'eine eigene Kennung: „{id}“ kommt weiter oben schon vor',
  'a card of the {group}': 'eine Karte der Gruppe „{group}“',
  'exactly one tile that gives recognition (RC-P6)': 'genau ein Plättchen, das Anerkennung gibt (RC-P6)',
  'ids of one letter': 'Kennungen aus einem Buchstaben',
  'no more than the supply holds': 'nicht mehr, als der Vorrat enthält',
  'at most 9 materials': 'höchstens 9 Materialien',
  'some section that needs {material}': 'mindestens ein Abschnitt, der „{material}“ benötigt',
  'exactly one marked tile with the {die} die (RC-V1), not {marked}':
    'genau ein markiertes Plättchen mit dem Würfel „{die}“ (RC-V1), nicht {marked}',
  'at least one plan for {players} players': 'mindestens ein Bauplan für {players} Personen',
  'at most 9 towers': 'höchstens 9 Türme',
  'at most {tiles} sections, one for each workshop tile (RC-P9), not {sections}':
    'höchstens {tiles} Abschnitte, einer je Werkstatt-Plättchen (RC-P9), nicht {sections}',
  'at least {least} sections, six for each player, not {sections}':
    'mindestens {least} Abschnitte, sechs je Person, nicht {sections}',
  'at most {cards} sections of the kind {kind}, not {sections}':
    'Abschnitte der Art „{kind}“: höchstens {cards}, nicht {sections}',
  'a move': 'ein Zug',
  'a tower': 'ein Turm',
  'a level': 'eine Ebene',
  'a material': 'ein Material',
  'a slot': 'ein Werkstattfeld',
  'a place': 'ein Bereich',
  'a banner': 'ein Banner',
  'a face': 'eine Seite',
  gems: 'Edelsteine',
  'a die': 'ein Würfel',
  'a number of places': 'eine Anzahl Bereiche',
  'an amount': 'eine Anzahl',
  'an action': 'eine Aktion',
};
