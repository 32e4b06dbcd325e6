import type { EditorWords } from '../messages/editor.ts';

export const editor: EditorWords = {
  impossible: {
    '{id} lies elsewhere already': 'Questa carta o tessera è già altrove sul tavolo.',
    'a place holds at most {most} dice': 'Uno spazio contiene al massimo {most} dadi.',
    'a {kind} belongs there, not {id}': 'Qui va: {kind}.',
    '{id} has a banner, and the section below it has none':
      'Questa sezione ha una bandiera, ma quella sotto no.',
    'two to four players are needed, or one and Ivan':
      'Servono da due a quattro giocatori, oppure uno e Ivan.',
    'the active seat is the player, never Ivan': 'Il turno è sempre del giocatore, mai di Ivan.',
    'every player has a colour of their own': 'Ogni giocatore ha un proprio colore.',
    'of every group there is one influence card': 'Di ogni gruppo c’è una sola carta Influenza.',
    'there is less {material} than that in the box':
      'C’è troppo materiale di questo tipo: {material}. La scatola non ne contiene tanto.',
    'an inventory holds more than its spaces': 'L’inventario contiene più materiali di quanti spazi ha.',
    'a player has six banners, one for each slot':
      'Un giocatore ha sei bandiere, una per ogni spazio Bottega.',
    'seat {seat} has more than six banners': '{seat} ha più di sei bandiere.',
    'seat {seat} has more tiles than banners placed':
      '{seat} ha più tessere Bottega che sezioni rivendicate.',
    '{id} holds more than it needs': 'Questa sezione contiene più del necessario.',
    '{id} has all that it needs, and is not completed':
      'Questa sezione ha tutto ciò che serve e deve essere completata.',
    '{id} is a tile for three or four players': 'Questa tessera si usa solo in tre o quattro giocatori.',
    'seat {seat} has an ornament that is still locked: {ornament}':
      '{seat} ha una decorazione ancora bloccata: {ornament}.',
    'seat {seat} has too many ornaments: {ornament}':
      '{seat} ha troppe decorazioni di questo tipo: {ornament}.',
    'Ivan has placed as many ornaments as there are of his':
      'Il numero di decorazioni piazzate da Ivan non corrisponde alla cattedrale.',
    '{id} is in the row already': 'Questa carta Solitario è due volte nella fila di Ivan.',
    'the {die} die tile is in the row already':
      'La tessera di questo dado è due volte nella fila di Ivan: {die}.',
    'these questions do not follow each other': 'Queste domande non possono seguirsi.',
    'this question has no answer': 'La domanda attuale non ha risposta.',
    'no tile can be placed in this slot': 'In questo spazio non si può piazzare nessuna tessera.',
    'one to three deliveries are left': 'Possono restare solo da una a tre consegne.',
    'the least amount is more than the most': 'La quantità minima supera la massima.',
    'the supply or the inventory has no room for that amount':
      'La riserva generale o l’inventario non bastano per questa quantità.',
    'there is nothing to choose, or no free space for it':
      'Non c’è nulla da scegliere, o nessuno spazio libero.',
    'the supply or the inventory has no room for that trade':
      'La riserva generale o l’inventario non bastano per questo scambio.',
    'Ivan is not at this table': 'Ivan non è a questo tavolo.',
    'this section has not just been claimed': 'Questa sezione non è quella appena rivendicata.',
    'there is only one banner to take': 'C’è una sola bandiera da prendere.',
    'no ornament of this player is on that section':
      'Il giocatore di turno non ha decorazioni su questa sezione.',
    'this player has no gems': 'Il giocatore di turno non ha gemme.',
    'the influence card has no such action': 'La carta Influenza non ha questa azione.',
    'there is nothing to sell': 'Non c’è nulla da vendere.',
    'there is nothing to buy': 'Non c’è nulla da comprare.',
    'there is nothing to give': 'Non c’è nulla da scambiare.',
    '{count} different materials are returned': 'Vanno scartati {count} materiali diversi.',
    'there are too few kinds to return': 'Non ci sono abbastanza materiali diversi da scartare.',
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
