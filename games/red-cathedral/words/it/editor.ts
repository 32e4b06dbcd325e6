import type { EditorWords } from '../messages/editor.ts';

export const editor: EditorWords = {
  impossible: {
    '{id} is already somewhere else': 'Questa carta o tessera è già altrove sul tavolo.',
    'a location holds at most {most} dice': 'Uno spazio contiene al massimo {most} dadi.',
    'a {kind} belongs here, not {id}': 'Qui va: {kind}.',
    '{id} has a banner, but the section below it has none':
      'Questa sezione ha una bandiera, ma quella sotto no.',
    'there must be two to four players, or one player and Ivan':
      'Servono da due a quattro giocatori, oppure uno e Ivan.',
    'the active seat must be the player, never Ivan': 'Il turno è sempre del giocatore, mai di Ivan.',
    'every player needs a colour of their own': 'Ogni giocatore ha un proprio colore.',
    'there must be one influence card of each group': 'Di ogni gruppo c’è una sola carta Influenza.',
    'there is more {material} than in the box':
      'C’è troppo materiale di questo tipo: {material}. La scatola non ne contiene tanto.',
    'the inventory holds more than it has spaces for':
      'L’inventario contiene più materiali di quanti spazi ha.',
    'there are more banners and tiles than workshop slots':
      'Un giocatore ha sei bandiere, una per ogni spazio Bottega.',
    'seat {seat} has more than six banners': '{seat} ha più di sei bandiere.',
    'seat {seat} has more tiles than claimed sections':
      '{seat} ha più tessere Bottega che sezioni rivendicate.',
    '{id} holds more than it needs': 'Questa sezione contiene più del necessario.',
    '{id} has everything it needs, but is not completed':
      'Questa sezione ha tutto ciò che serve e deve essere completata.',
    '{id} is a tile for three or four players': 'Questa tessera si usa solo in tre o quattro giocatori.',
    'seat {seat} has an ornament that is still locked: {ornament}':
      '{seat} ha una decorazione ancora bloccata: {ornament}.',
    'seat {seat} has too many ornaments: {ornament}':
      '{seat} ha troppe decorazioni di questo tipo: {ornament}.',
    'the ornaments that Ivan has placed do not match the sections':
      'Il numero di decorazioni piazzate da Ivan non corrisponde alla cattedrale.',
    '{id} is already in the row': 'Questa carta Solitario è due volte nella fila di Ivan.',
    'the {die} die tile is already in the row':
      'La tessera di questo dado è due volte nella fila di Ivan: {die}.',
    'these questions cannot follow each other': 'Queste domande non possono seguirsi.',
    'this question has no possible answer': 'La domanda attuale non ha risposta.',
    'no tile can be placed in this slot': 'In questo spazio non si può piazzare nessuna tessera.',
    'there must be one to three deliveries left': 'Possono restare solo da una a tre consegne.',
    'the smallest amount is greater than the largest': 'La quantità minima supera la massima.',
    'there is too little in the supply, or no room in the inventory, for that amount':
      'La riserva generale o l’inventario non bastano per questa quantità.',
    'there is nothing to choose, or no free space for it':
      'Non c’è nulla da scegliere, o nessuno spazio libero.',
    'there is too little in the supply, or no room in the inventory, for that trade':
      'La riserva generale o l’inventario non bastano per questo scambio.',
    'Ivan is not at this table': 'Ivan non è a questo tavolo.',
    'this section has not just been claimed': 'Questa sezione non è quella appena rivendicata.',
    'there is only one banner to take': 'C’è una sola bandiera da prendere.',
    'this player has no ornament on that section':
      'Il giocatore di turno non ha decorazioni su questa sezione.',
    'this player has no gems': 'Il giocatore di turno non ha gemme.',
    'the influence card has no such action': 'La carta Influenza non ha questa azione.',
    'there is nothing to sell': 'Non c’è nulla da vendere.',
    'there is nothing to buy': 'Non c’è nulla da comprare.',
    'there is nothing to give': 'Non c’è nulla da scambiare.',
    '{count} different materials must be returned': 'Vanno scartati {count} materiali diversi.',
    'there are too few different materials to return':
      'Non ci sono abbastanza materiali diversi da scartare.',
  },
  fields: {
    card: 'Carta Cattedrale',
    state: 'Stato',
    free: 'libera',
    claimed: 'rivendicata',
    completed: 'completata',
    owner: 'Bandiera di',
    ornamentOf: 'Decorazione di',
    tile: 'Tessera Bottega',
    none: 'nessuno',
    shows: 'Mostra',
    place: 'Spazio',
    resource: 'Tessera Risorsa',
    influence: 'Carta Influenza',
    space: 'Casella del tracciato del punteggio',
    covered: 'Bandiere sull’inventario',
    aside: 'Bandiere fuori dall’inventario',
    side: 'Lato delle Botteghe',
    players: 'Giocatori',
    withIvan: '1 giocatore e Ivan',
    turn: 'Turno',
    active: 'Di chi è il turno',
    ending: 'Ha innescato la fine',
    rerolled: 'Ha già tirato i dadi di uno spazio in questo turno',
    asked: 'Che cosa si chiede',
    begins: 'comincia un turno',
    over: 'nulla, la partita è finita',
    asIs: 'com’è adesso',
    placed: 'Decorazioni piazzate da Ivan',
    table: 'Il tavolo',
    ivanCards: 'Carte di Ivan',
  },
};
