import type { RedCathedralAid } from '../messages/aid.ts';

export const aid = {
  titles: {
    turn: 'Il tuo turno',
    influence: 'Carte Influenza di questo tavolo',
    symbols: 'Simboli',
    limits: 'Limiti',
    end: 'Fine e punteggio',
  },
  claim: {
    banner:
      'Metti una bandiera su una sezione libera: una base, o una sezione subito sopra una con una bandiera.',
    tile: (least, most) =>
      `Piazza la sua tessera Bottega in uno spazio libero: a faccia in giù gratis, a faccia in su per ${least === most ? most : `${least}–${most}`} rubli.`,
    benefit: 'A faccia in su dà il suo beneficio subito e ogni volta che sposti un dado di quel colore.',
  },
  build: {
    deliver: (materials) =>
      `Consegna fino a ${materials} materiali, alle sezioni che hai rivendicato o per decorare.`,
    complete: 'Una sezione completata dà i punti ricompensa e i rubli che vi sono stampati.',
    penalty: 'Perdi 1 punto ricompensa per ogni sezione completata da altri sopra la tua incompleta.',
    decorate: 'Decora una sezione completata, di chiunque sia, con una decorazione e il suo materiale.',
    gems: 'Le gemme incastonate nella decorazione danno subito punti prestigio.',
  },
  acquire: {
    move: (dice) =>
      `Sposta un dado in senso orario esattamente di quanto indica, ma non dove ci sono già altri ${dice} dadi.`,
    further: 'Il tuo dado e quello bianco possono andare oltre, per 1 rublo a spazio.',
    each: 'Poi fai ciascuna di queste azioni al massimo una volta, nell’ordine che vuoi:',
  },
  symbols: {
    ruble: 'Denaro. Non occupa spazio nell’inventario.',
    any: 'Un materiale a tua scelta.',
    swap: 'Scambia due tessere Risorsa.',
    activate: 'Attiva una delle tue tessere a faccia in su.',
    deliver: 'Consegna materiali come quando costruisci.',
    everyKind: 'Completate: una base, una sezione mediana e una cupola.',
    faceDown: 'Una tessera piazzata a faccia in giù non si attiva mai.',
  },
  limits: {
    inventory: (spaces) => `Il tuo inventario ha ${spaces} spazi. Ogni bandiera al suo interno ne copre uno.`,
    ornaments: 'Hai queste decorazioni. Una sezione ne porta una sola.',
  },
  end: {
    trigger: (sections, prestige) =>
      `Chi completa per primo ${sections} sezioni ottiene ${prestige} punti prestigio. Poi tutti gli altri hanno un ultimo turno.`,
    triggerSolo: (sections) =>
      `Quando tu o Ivan avete completato ${sections} sezioni, l’altro ha un ultimo turno.`,
    tower: (section, ornament) =>
      `Una torre vale ${section} punti prestigio per sezione completata e ${ornament} per decorazione.`,
    presence: 'La tua presenza: le tue bandiere su sezioni completate più le tue decorazioni.',
    shares: (value, shares) =>
      `Chi ha più presenza riceve di più: di una torre che vale ${value} i giocatori ricevono ${shares.join(', ')}.`,
    tie: {
      two: 'In parità nessuno riceve nulla.',
      many: 'In parità i giocatori si dividono in parti uguali i punti delle loro posizioni.',
    },
    breaks: 'Vince chi ha più punti prestigio. Parità: più sezioni completate, poi più decorazioni.',
  },
} satisfies RedCathedralAid;
