import type { EditorWords } from '../messages/editor.ts';

export const editor: EditorWords = {
  impossible: {
    '{id} lies elsewhere already': 'Diese Karte oder dieses Plättchen liegt schon woanders auf dem Tisch.',
    'a place holds at most {most} dice': 'In einem Bereich liegen höchstens {most} Würfel.',
    'a {kind} belongs there, not {id}': 'Hierher gehört: {kind}.',
    '{id} has a banner, and the section below it has none':
      'Dieser Abschnitt trägt ein Banner, der darunter nicht.',
    'two to four players are needed, or one and Ivan':
      'Nötig sind zwei bis vier Personen, oder eine Person und Iwan.',
    'the active seat is the player, never Ivan': 'Am Zug ist immer die Person, nie Iwan.',
    'every player has a colour of their own': 'Jede Person hat ihre eigene Farbe.',
    'of every group there is one influence card': 'Von jeder Gruppe liegt genau eine Einfluss-Karte aus.',
    'there is less {material} than that in the box':
      'Zu viele Würfelchen: {material}. So viele sind nicht in der Schachtel.',
    'an inventory holds more than its spaces': 'Das Inventar enthält mehr, als es Plätze hat.',
    'a player has six banners, one for each slot':
      'Jede Person hat sechs Banner, eines für jedes Werkstattfeld.',
    'seat {seat} has more than six banners': '{seat} hat mehr als sechs Banner.',
    'seat {seat} has more tiles than banners placed':
      '{seat} hat mehr Werkstatt-Plättchen als beanspruchte Abschnitte.',
    '{id} holds more than it needs': 'Dieser Abschnitt enthält mehr, als er braucht.',
    '{id} has all that it needs, and is not completed':
      'Dieser Abschnitt hat alles, was er braucht, und muss fertiggestellt sein.',
    '{id} is a tile for three or four players': 'Dieses Plättchen ist nur zu dritt oder zu viert im Spiel.',
    'seat {seat} has an ornament that is still locked: {ornament}':
      '{seat} hat eine Verzierung, die noch gesperrt ist: {ornament}.',
    'seat {seat} has too many ornaments: {ornament}':
      '{seat} hat zu viele Verzierungen dieser Art: {ornament}.',
    'Ivan has placed as many ornaments as there are of his':
      'Die Zahl der von Iwan gesetzten Verzierungen passt nicht zur Kathedrale.',
    '{id} is in the row already': 'Diese Solo-Karte liegt zweimal in Iwans Reihe.',
    'the {die} die tile is in the row already':
      'Iwans Plättchen für diesen Würfel liegt zweimal in seiner Reihe: {die}.',
    'these questions do not follow each other': 'Diese Fragen können nicht aufeinander folgen.',
    'this question has no answer': 'Auf die aktuelle Frage gibt es keine mögliche Antwort.',
    'no tile can be placed in this slot': 'Auf dieses Werkstattfeld kann kein Plättchen gelegt werden.',
    'one to three deliveries are left': 'Es können nur noch eine bis drei Lieferungen übrig sein.',
    'the least amount is more than the most': 'Die kleinste Menge ist größer als die größte.',
    'the supply or the inventory has no room for that amount':
      'Vorrat oder Inventar reichen für diese Menge nicht.',
    'there is nothing to choose, or no free space for it':
      'Es gibt nichts zu wählen oder keinen freien Platz dafür.',
    'the supply or the inventory has no room for that trade':
      'Vorrat oder Inventar reichen für diesen Tausch nicht.',
    'Ivan is not at this table': 'Iwan sitzt nicht an diesem Tisch.',
    'this section has not just been claimed': 'Dieser Abschnitt wurde nicht gerade beansprucht.',
    'there is only one banner to take': 'Es gibt nur ein Banner, das genommen werden kann.',
    'no ornament of this player is on that section':
      'Die Person am Zug hat auf diesem Abschnitt keine Verzierung.',
    'this player has no gems': 'Die Person am Zug hat keine Edelsteine.',
    'the influence card has no such action': 'Die Einfluss-Karte hat keine solche Aktion.',
    'there is nothing to sell': 'Es gibt nichts zu verkaufen.',
    'there is nothing to buy': 'Es gibt nichts zu kaufen.',
    'there is nothing to give': 'Es gibt nichts zu tauschen.',
    '{count} different materials are returned':
      'Es müssen {count} verschiedene Materialien zurückgelegt werden.',
    'there are too few kinds to return': 'Es gibt zu wenige verschiedene Materialien zum Zurücklegen.',
  },
  fields: {
    card: 'Kathedralen-Karte',
    state: 'Zustand',
    free: 'frei',
    claimed: 'beansprucht',
    completed: 'fertiggestellt',
    owner: 'Banner von',
    ornamentOf: 'Verzierung von',
    tile: 'Werkstatt-Plättchen',
    none: 'keines',
    shows: 'Zeigt',
    place: 'Bereich',
    resource: 'Ressourcen-Plättchen',
    influence: 'Einfluss-Karte',
    space: 'Feld der Punkteleiste',
    covered: 'Banner auf dem Inventar',
    aside: 'Banner neben dem Inventar',
    side: 'Seite der Werkstätten',
    players: 'Personen',
    withIvan: '1 Person und Iwan',
    turn: 'Zug',
    active: 'Am Zug',
    ending: 'Hat das Ende ausgelöst',
    rerolled: 'Hat in diesem Zug neu gewürfelt',
    asked: 'Wie es weitergeht',
    begins: 'ein Zug beginnt',
    over: 'nichts, die Partie ist zu Ende',
    asIs: 'wie jetzt',
    placed: 'Von Iwan gesetzte Verzierungen',
    table: 'Der Tisch',
    ivanCards: 'Iwans Karten',
  },
};
