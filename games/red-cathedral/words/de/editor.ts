import type { EditorWords } from '../messages/editor.ts';

export const editor: EditorWords = {
  impossible: {
    '{id} is already somewhere else': 'Diese Karte oder dieses Plättchen liegt schon woanders auf dem Tisch.',
    'a location holds at most {most} dice': 'In einem Bereich liegen höchstens {most} Würfel.',
    'a {kind} belongs here, not {id}': 'Hierher gehört: {kind}.',
    '{id} has a banner, but the section below it has none':
      'Dieser Abschnitt trägt ein Banner, der darunter nicht.',
    'there must be two to four players, or one player and Ivan':
      'Nötig sind zwei bis vier Personen, oder eine Person und Iwan.',
    'the active seat must be the player, never Ivan': 'Am Zug ist immer die Person, nie Iwan.',
    'every player needs a colour of their own': 'Jede Person hat ihre eigene Farbe.',
    'there must be one influence card of each group': 'Von jeder Gruppe liegt genau eine Einfluss-Karte aus.',
    'there is more {material} than in the box':
      'Zu viele Würfelchen: {material}. So viele sind nicht in der Schachtel.',
    'the inventory holds more than it has spaces for': 'Das Inventar enthält mehr, als es Plätze hat.',
    'there are more banners and tiles than workshop slots':
      'Jede Person hat sechs Banner, eines für jedes Werkstattfeld.',
    'seat {seat} has more than six banners': '{seat} hat mehr als sechs Banner.',
    'seat {seat} has more tiles than claimed sections':
      '{seat} hat mehr Werkstatt-Plättchen als beanspruchte Abschnitte.',
    '{id} holds more than it needs': 'Dieser Abschnitt enthält mehr, als er braucht.',
    '{id} has everything it needs, but is not completed':
      'Dieser Abschnitt hat alles, was er braucht, und muss fertiggestellt sein.',
    '{id} is a tile for three or four players': 'Dieses Plättchen ist nur zu dritt oder zu viert im Spiel.',
    'seat {seat} has an ornament that is still locked: {ornament}':
      '{seat} hat eine Verzierung, die noch gesperrt ist: {ornament}.',
    'seat {seat} has too many ornaments: {ornament}':
      '{seat} hat zu viele Verzierungen dieser Art: {ornament}.',
    'the ornaments that Ivan has placed do not match the sections':
      'Die Zahl der von Iwan gesetzten Verzierungen passt nicht zur Kathedrale.',
    '{id} is already in the row': 'Diese Solo-Karte liegt zweimal in Iwans Reihe.',
    'the {die} die tile is already in the row':
      'Iwans Plättchen für diesen Würfel liegt zweimal in seiner Reihe: {die}.',
    'these questions cannot follow each other': 'Diese Fragen können nicht aufeinander folgen.',
    'this question has no possible answer': 'Auf die aktuelle Frage gibt es keine mögliche Antwort.',
    'no tile can be placed in this slot': 'Auf dieses Werkstattfeld kann kein Plättchen gelegt werden.',
    'there must be one to three deliveries left': 'Es können nur noch eine bis drei Lieferungen übrig sein.',
    'the smallest amount is greater than the largest': 'Die kleinste Menge ist größer als die größte.',
    'there is too little in the supply, or no room in the inventory, for that amount':
      'Vorrat oder Inventar reichen für diese Menge nicht.',
    'there is nothing to choose, or no free space for it':
      'Es gibt nichts zu wählen oder keinen freien Platz dafür.',
    'there is too little in the supply, or no room in the inventory, for that trade':
      'Vorrat oder Inventar reichen für diesen Tausch nicht.',
    'Ivan is not at this table': 'Iwan sitzt nicht an diesem Tisch.',
    'this section has not just been claimed': 'Dieser Abschnitt wurde nicht gerade beansprucht.',
    'there is only one banner to take': 'Es gibt nur ein Banner, das genommen werden kann.',
    'this player has no ornament on that section':
      'Die Person am Zug hat auf diesem Abschnitt keine Verzierung.',
    'this player has no gems': 'Die Person am Zug hat keine Edelsteine.',
    'the influence card has no such action': 'Die Einfluss-Karte hat keine solche Aktion.',
    'there is nothing to sell': 'Es gibt nichts zu verkaufen.',
    'there is nothing to buy': 'Es gibt nichts zu kaufen.',
    'there is nothing to give': 'Es gibt nichts zu tauschen.',
    '{count} different materials must be returned':
      'Es müssen {count} verschiedene Materialien zurückgelegt werden.',
    'there are too few different materials to return':
      'Es gibt zu wenige verschiedene Materialien zum Zurücklegen.',
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
