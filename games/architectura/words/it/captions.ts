import type { ArCaptions } from '../messages/captions.ts';

export const captions: ArCaptions = {
  captions: {
    eligible: {
      title: 'Spazi edificabili',
      text: (c) =>
        `Il Rosso può giocare su ${c.spaces} spazi: sulla carta distrutta, a destra dell’ultima carta e sul primo spazio della strada successiva. Lo spazio dopo un vuoto non è edificabile.`,
    },
    threeInARow: {
      title: 'Mai tre di fila',
      text: () =>
        'In tre o quattro giocatori, il Rosso non può mettere una terza carta rossa accanto alle due che sono già di fila.',
    },
    equal: {
      title: 'Valori uguali',
      text: (c) => `Il Rosso gioca un ${c.played} accanto a un ${c.left}: non succede nulla.`,
    },
    higher: {
      title: 'La carta a sinistra è più alta',
      text: (c) =>
        `Il Rosso gioca un ${c.played} accanto a un ${c.left}: la carta a sinistra ruota in senso orario e sale a ${c.to}.`,
    },
    destroyed: {
      title: 'La metà o meno: distrutta',
      text: (c) =>
        `Il Rosso gioca un ${c.played} accanto a un ${c.left}. Il doppio di ${c.left} non supera ${c.played}, quindi la carta a sinistra è distrutta.`,
    },
    lower: {
      title: 'La carta a sinistra è più bassa',
      text: (c) =>
        `Il Rosso gioca un ${c.played} accanto a un ${c.left}. È più della metà, quindi la carta a sinistra ruota soltanto in senso antiorario e scende a ${c.to}.`,
    },
    protectedCard: {
      title: 'Una carta protetta',
      text: (c) =>
        `Il Blu gioca un ${c.played} accanto a un ${c.left} che il Rosso ha protetto con un segnalino: il confronto non ha effetto su di esso.`,
    },
    covering: {
      title: 'Costruire su una carta distrutta',
      text: (c) =>
        `Il Rosso gioca il Parco su una carta distrutta, quindi ora su quello spazio ci sono ${c.stack} carte. X si legge a sinistra e il Parco vale ${c.played}.`,
    },
    valueX: {
      title: 'X segue il vicino',
      text: (c) =>
        `Il Blu ruota la Scuola da ${c.from} a ${c.to}. Il Parco accanto legge lì il suo valore e passa da ${c.followed} a ${c.follows}.`,
    },
    blockN: {
      title: 'N è il numero dell’isolato',
      text: (c) => `Giocato nell’isolato ${c.played}, il Tempio vale ${c.played}.`,
    },
    scoring: {
      title: 'Il punteggio finale',
      text: (c) =>
        `Contano solo le carte scoperte, ciascuna con il valore in alto. La Statua è accanto a un Parco e dà ${c.bonus} punti in più. Il Rosso ha ${c.total0} punti, il Blu ${c.total1}.`,
    },
    deck: {
      title: 'Sostituire una carta del mazzo',
      text: () =>
        'Prima della partita il Rosso sostituisce il Laboratorio con la Fucina: hanno lo stesso valore base. Una carta di valore diverso non potrebbe prenderne il posto.',
    },
    library: {
      title: 'La Biblioteca',
      text: (c) =>
        `Il Rosso gioca la Biblioteca e ruota una carta di ogni giocatore: la propria Statua da ${c.from} a ${c.to}, e il Palazzo del Blu verso un valore più basso.`,
    },
    manufactory: {
      title: 'La Manifattura',
      text: (c) =>
        `Il Rosso riprende la Statua e gioca il Palazzo nel suo spazio. Il Palazzo si confronta come al solito, e la carta alla sua sinistra scende da ${c.from} a ${c.to}.`,
    },
    arsenal: {
      title: 'L’Arsenale',
      text: (c) =>
        `L’Arsenale vale ${c.played} e distrugge tutte le carte di valore inferiore nella sua strada: ${c.destroyed} carte, una delle quali del Rosso.`,
    },
    school: {
      title: 'La Scuola',
      text: (c) =>
        `Il Rosso gioca la Scuola e ricostruisce il Palazzo distrutto. Torna in piedi con il suo valore base, ${c.rebuilt}; non si confronta nulla.`,
    },
    inn: {
      title: 'La Locanda si sposta',
      text: (c) =>
        `Il Blu gioca un ${c.played} accanto alla Locanda, che mostra ${c.left} e verrebbe distrutta. Il Rosso la sposta invece in un altro spazio edificabile, con lo stesso lato in alto.`,
    },
    fountain: {
      title: 'La Fontana',
      text: () =>
        'Il Rosso mette un segnalino sullo spazio accanto alla Fontana. Conta come occupato, quindi lo spazio successivo è aperto a tutti, ma su quello riservato può costruire solo il Rosso.',
    },
    laboratory: {
      title: 'Il Laboratorio',
      text: (c) =>
        `Il Rosso gioca il Laboratorio, un ${c.played}; la carta alla sua sinistra sale da ${c.left} a ${c.to}. Poi il Blu deve giocare una carta coperta, come distrutta.`,
    },
    park: {
      title: 'Il Parco cambia posto',
      text: (c) =>
        `All’inizio di una strada X vale ${c.played}. Il Rosso scambia il Parco con la Scuola sopra di esso; non si confronta nulla. Ora il Parco è all’inizio della strada superiore.`,
    },
    temple: {
      title: 'Il Tempio',
      text: (c) =>
        `Qui il Tempio vale ${c.played}; la carta alla sua sinistra sale da ${c.left} a ${c.to}. Poi il Rosso protegge il proprio Palazzo con un segnalino.`,
    },
    cemetery: {
      title: 'Il Cimitero',
      text: (c) =>
        `Il Blu gioca un ${c.played} accanto al ${c.left} del Rosso e lo distrugge. Poiché il Rosso ha un Cimitero, la carta va accanto a esso e darà ${c.bonus} punti; il suo spazio in città è vuoto.`,
    },
    obelisk: {
      title: 'Una mano più grande',
      text: (c) => `Il Rosso gioca l’Obelisco e d’ora in poi pesca fino ad avere ${c.limit} carte.`,
    },
    forge: {
      title: 'La Fucina',
      text: (c) =>
        `La Fucina, un ${c.played}, copia l’Arsenale e distrugge tutte le ${c.destroyed} carte di valore inferiore nella sua strada. Poi esce dal gioco.`,
    },
    townHall: {
      title: 'Il Municipio ha un costo',
      text: (c) =>
        `Per giocare il Municipio con i suoi ${c.played} punti, il Rosso rimuove dal gioco ${c.removed} carta della mano.`,
    },
  },
  setUp: {
    blocks: 'Isolati, numerati da sinistra a destra',
    streets: 'Strade, tante quanti i giocatori',
    first: 'Qui si gioca la prima carta',
    hand: 'La tua mano; le altre sono nascoste',
    deck: 'Mazzo di ogni giocatore',
    tokens: 'Segnalini protezione di ogni giocatore',
  },
};
