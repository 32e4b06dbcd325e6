import type { ArchitecturaLessons } from '../messages/lessons.ts';

export const lessons = {
  compare: {
    title: 'Una carta per turno',
    about: 'Gioca una carta, confrontala con quella a sinistra e guarda che cosa le succede.',
    learnt: [
      'Giochi una carta per turno: a destra di un’altra, all’inizio della prossima strada o sopra una rovina.',
      'La carta a sinistra sale se è più alta, scende se è più bassa e viene distrutta se vale la metà o meno.',
      'Alla fine del turno peschi fino ad avere tre carte.',
    ],
    says: {
      city: 'Tutti costruiscono la stessa città. Ha tante strade quanti sono i giocatori, con otto isolati ciascuna.',
      hand: 'Queste sono le tue carte. Conta il numero grande in alto; quelli piccoli ai lati vengono in alto quando la carta ruota.',
      goal: 'Alla fine vince chi ha più punti: la somma dei valori di tutte le sue carte scoperte.',
      inn: 'La Biblioteca di Boris vale 3. Gioca la tua Locanda, che vale 6, alla sua destra: tocca la carta, poi lo spazio.',
      tooWeak:
        'La Statua vale 5: la Biblioteca scenderebbe solo di un passo. La Locanda, con 6, vale il doppio.',
      tooStrong: 'Ci riuscirebbe anche il Palazzo. Ma qui basta 6: tieni il Palazzo e gioca la Locanda.',
      nothingLeft:
        'Puoi aprire la seconda strada, ma lì a sinistra non c’è nulla da confrontare. Gioca a destra della Biblioteca.',
      keepHand: 'Puoi cambiare tutta la mano una volta per partita. Queste carte sono buone: tienile.',
      ruin: 'La Biblioteca valeva la metà della tua carta o meno, quindi viene distrutta. Una rovina non ha valore, ma sopra si può giocare una nuova carta.',
      draw: 'Il tuo turno è finito e hai pescato una carta: la mano torna sempre a tre.',
      statue:
        'Boris gioca la sua Statua, che vale 5, a destra della tua Locanda. Ora la carta a sinistra è la tua.',
      rises:
        'Il tuo 6 è più alto del suo 5: la Locanda ruota in senso orario e sale a 7. Se la carta a sinistra è più alta, ci guadagna.',
      palace: 'Ora il terzo caso. Gioca il tuo Palazzo, che vale 8, a destra della Statua di Boris.',
      equal: 'Statua contro Statua, 5 contro 5: con valori uguali non succede nulla. Prendi il Palazzo.',
      takePalace: 'Quella carta aiuterebbe Boris: la sua Statua salirebbe. Prendi il Palazzo, che vale 8.',
      ruinLater:
        'Puoi costruire sulla rovina, e presto lo farai. Prima gioca il Palazzo a destra della Statua.',
      streetLater: 'La seconda strada può aspettare. Gioca il Palazzo a destra della Statua di Boris.',
      falls:
        '5 è più basso di 8, ma più della sua metà. Quindi la Statua non viene distrutta: ruota in senso antiorario e scende a 3.',
      street:
        'Boris apre la seconda strada con il suo Palazzo. Alla sua sinistra non c’è nulla, quindi non si confronta.',
      cover:
        'Ora usa la rovina: giocaci sopra la tua Statua. Alla sua sinistra c’è il bordo della città, quindi anche qui non si confronta nulla.',
      takeStatue: 'Andrebbe bene anche quella carta. Per questa lezione prendi la Statua.',
      ownCard:
        'A destra del tuo Palazzo una carta più bassa lo farebbe salire: buona idea! Ma prima prova la rovina.',
      secondStreet:
        'A destra del Palazzo di Boris una carta più bassa lo farebbe salire a suo favore. Prova la rovina.',
      close:
        'Questo è un turno intero: giocare, confrontare, pescare. Quasi tutti gli edifici fanno anche qualcosa quando li giochi: è la prossima lezione.',
    },
  },
  effects: {
    title: 'Effetti e protezione',
    about: 'Che cosa fanno gli edifici quando li giochi, come proteggono i segnalini e quanto valgono X e N.',
    learnt: [
      'Dopo il confronto viene l’effetto della carta giocata; a un effetto facoltativo si può rinunciare.',
      'Una carta con il tuo segnalino non può essere cambiata dagli altri.',
      'N è il numero dell’isolato, X il valore della carta a sinistra.',
    ],
    says: {
      signs:
        'Il simbolo nell’angolo di una carta mostra che cosa fa. Prima si confronta, poi viene l’effetto della carta giocata.',
      block: 'Il tuo Tempio ha valore N: il numero del suo isolato. Più è a destra, più vale.',
      temple:
        'Gioca il Tempio nell’isolato 6 della strada 1. Lì vale 6, e la Serra di Boris, con il suo 3, non resisterà.',
      smallBlock: 'Nell’isolato 2 il Tempio vale solo 2. Giocalo nell’isolato 6 della strada 1.',
      templeFirst: 'Quella carta verrà dopo. Comincia dal Tempio.',
      keepHand: 'Ti servono proprio queste carte. Tieni la mano.',
      protect:
        'Il Tempio ti permette di proteggere una tua carta con un segnalino. Scegli la tua Scuola nella strada 1: è debole.',
      protectSchool: 'Potresti proteggere anche quella. Ma Boris punta alla tua Scuola: proteggila.',
      useToken: 'Potresti rinunciare, ma qui il segnalino vale oro. Proteggi la tua Scuola.',
      arsenal:
        'Boris gioca l’Arsenale, che vale 5. Distrugge ogni carta più bassa nella sua strada, di chiunque sia.',
      shielded:
        'La tua Manifattura, che valeva 4, è una rovina. Anche la tua Scuola vale 4, ma il segnalino la protegge: nulla di ciò che giocano gli altri può cambiarla.',
      left: 'Il tuo Parco ha valore X: quello della carta alla sua sinistra, qualunque cosa le succeda dopo.',
      park: 'Gioca il Parco nella strada 2, a destra del Laboratorio di Boris. Riprende il 7, e valori uguali non cambiano nulla.',
      parkThere: 'Lì X varrebbe meno o non ti darebbe nulla in più. Gioca il Parco a destra del Laboratorio.',
      parkFirst: 'Tieni quella carta per dopo. Ora gioca il Parco.',
      decline:
        'Il Parco può scambiarsi di posto con una carta adiacente. Qui sta bene dov’è, e lo scambio è facoltativo: rinuncia.',
      noSwap: 'Dopo lo scambio a sinistra del Parco non ci sarebbe nulla che conta, e X sarebbe 0. Rinuncia.',
      statue:
        'Boris gioca la sua Statua, che vale 5, a destra del tuo Parco. Il 7 è più alto: il Parco sale a X+1, cioè 8.',
      greenhouse:
        'Ora pensa a te: gioca la tua Serra, che vale 3, a destra del tuo Tempio. Il Tempio, più alto, salirà a N+1.',
      rightOfTemple: 'Lì non ti aiuterebbe. Giocala a destra del tuo Tempio, nell’isolato 7 della strada 1.',
      greenhouseFirst: 'È possibile, ma ora la Serra ti rende di più.',
      rotate:
        'La Serra permette di ruotare di un passo fino a due tue carte. Ruota la Scuola in senso antiorario, da 4 a 8, e il Parco in senso orario, a X+2.',
      otherWay:
        'In senso orario la Scuola salirebbe a 6. In senso antiorario il suo valore più basso diventa il più alto: 8.',
      parkUp: 'Da quella parte il Parco tornerebbe a X. Ruotalo in senso orario.',
      otherCards: 'Anche quella carta si può ruotare. Scuola e Parco guadagnano di più.',
      bothCards: 'Potresti fermarti, ma c’è ancora da guadagnare. Ruota la Scuola e il Parco.',
      close:
        'I tuoi effetti possono valere anche per la carta stessa che li porta. Tutti gli edifici di una partita sono nel riepilogo del gioco: premi P o tocca il suo pulsante in alto.',
    },
  },
  end: {
    title: 'La fine e i punti',
    about: 'Le ultime carte, che cosa conta quando nessuno può più giocare, e chi vince.',
    learnt: [
      'La partita finisce quando nessuno può più giocare una carta.',
      'Le carte scoperte danno il loro valore, X e N si leggono proprio alla fine; le rovine non danno nulla.',
      'Alcune carte danno punti per quelle vicine: la Statua dà 4 punti accanto a un Parco.',
    ],
    says: {
      last: 'I due mazzi sono vuoti. Tu hai ancora due carte, Boris una. Quando nessuno può più giocare, la partita è finita.',
      values:
        'Ogni carta scoperta dà il suo valore. Una rovina, e tutto ciò che sta sotto un’altra carta, non dà nulla.',
      letters:
        'X e N si leggono alla fine. Il tuo Tempio è nell’isolato 7 e dà 7. Il tuo Parco, sul bordo, non ha nulla a sinistra: lì X è 0.',
      atTheEnd:
        'La clessidra indica un effetto di fine partita. La tua Statua dà 4 punti in più accanto a un Parco, di chiunque sia.',
      statue:
        'Gioca la Statua sulla rovina della strada 1, isolato 4: il Parco di Boris è proprio sotto. Alla sua sinistra la tua Scuola, più alta, salirà.',
      noPark: 'Accanto a quello spazio non c’è nessun Parco. Guarda l’isolato 4 della strada 1.',
      helpsBoris:
        'Anche lì il Parco è accanto, ma a sinistra: salirebbe, ed è di Boris. Gioca nell’isolato 4 della strada 1.',
      statueFirst: 'Tieni la Biblioteca per il finale. Prima gioca la Statua.',
      school:
        'Boris gioca la sua ultima carta, la Scuola, a destra del proprio Parco, che sale a 8. Ora conduce di 8 punti.',
      library:
        'La tua ultima carta: gioca la Biblioteca nell’isolato 8 della strada 1. Il tuo Tempio, alla sua sinistra, è più alto e sale.',
      rotate:
        'La Biblioteca permette di ruotare una carta di ogni giocatore. Ruota la Biblioteca stessa in senso orario, a 5, e il Laboratorio di Boris in senso antiorario: il suo Parco legge lì la sua X e scende anche lui!',
      laboratoryUp: 'In senso orario il Laboratorio salirebbe. Ruotalo in senso antiorario.',
      notPalace: 'Il Palazzo può costargli al massimo 3 punti. Laboratorio e Parco insieme gliene costano 4.',
      libraryDown: 'In senso antiorario la Biblioteca scenderebbe a 2. Ruotala in senso orario.',
      otherCards: 'È possibile, ma rende meno. Prendi la tua Biblioteca e il Laboratorio di Boris.',
      useBoth: 'Non fermarti ancora: puoi ruotare una tua carta e una di Boris.',
      over: 'Nessuno ha più carte: la partita è finita. Vinci 51 a 49, grazie alle tue ultime due rotazioni!',
      close:
        'In parità vince chi ha più carte scoperte, poi chi ha la carta di valore più basso. Il foglio del punteggio mostra ogni riga.',
    },
  },
  deck: {
    title: 'Un mazzo tutto tuo',
    about: 'Sostituisci carte base con carte aggiuntive, cerca l’Obelisco e paga il Municipio.',
    learnt: [
      'Una carta aggiuntiva sostituisce una carta base di pari valore base, o quella nominata nel suo testo.',
      'I mazzi si scelgono in segreto, poi si mostrano a tutti; da allora sono definitivi.',
      'Le carte forti hanno un costo: altre carte che escono dal gioco.',
    ],
    says: {
      decks:
        'Con i mazzi avanzati ognuno può sostituire carte base prima della partita, qui fino a tre. Le carte che possono sostituirsi stanno insieme: hanno lo stesso valore base.',
      obelisk:
        'Prendi l’Obelisco, che vale 5, al posto della Statua: tocca l’uno, poi l’altra. Porta il tuo limite di carte in mano a cinque.',
      keepArsenal: 'L’Arsenale ha lo stesso valore, ma il suo effetto ti servirà. Escludi la Statua.',
      obeliskFirst:
        'Si può fare anche quello. Per questa lezione comincia con l’Obelisco al posto della Statua.',
      notReady: 'Il mazzo potrebbe già essere definitivo, ma hai ancora sostituzioni. Usale tutte e tre.',
      townHall:
        'Alcune carte nominano l’unica carta che sostituiscono. Prendi il Municipio, che vale 10, al posto del Palazzo.',
      tooDear: 'L’Accademia di Magia vale 12, ma ti costa due carte. Comincia con il Municipio.',
      townHallNow: 'Una buona carta. Ma ora prendi il Municipio al posto del Palazzo.',
      named:
        'Nessuno può avere entrambe le carte che sostituiscono il Palazzo. E tutte e due hanno un costo: vedrai che cosa significa.',
      museum:
        'La tua ultima sostituzione: il Museo, che vale 6, al posto della Scuola. Alza anch’esso il limite di carte in mano, a quattro.',
      notSchool: 'Il valore va bene. Ma tieni quella carta ed escludi la Scuola.',
      museumNow: 'Ti resta una sostituzione: prendi il Museo al posto della Scuola.',
      ready: 'Dodici carte, di cui tre nuove. Segna il tuo mazzo come pronto.',
      boris:
        'Anche Boris ha scelto in segreto. Ora il tuo mazzo viene mostrato a tutti e tu peschi le prime tre carte.',
      shown:
        'Boris gioca con l’Accademia di Magia al posto del Palazzo. D’ora in poi i mazzi sono definitivi.',
      search:
        'Solo prima del tuo primo turno puoi cercare l’Obelisco nel mazzo: in cambio ci va una carta della tua mano. Cedi la Biblioteca.',
      giveLibrary: 'Quella carta ti servirà. Cedi la Biblioteca.',
      searchFirst: 'Prima cerca l’Obelisco: più tardi non si può più.',
      noExchange: 'Hai buone carte. Tieni la mano.',
      play: 'Eccolo. Gioca l’Obelisco nella prima strada: d’ora in poi peschi fino ad avere cinque carte.',
      obeliskNow: 'Prima gioca l’Obelisco: prima hai cinque carte, meglio è.',
      statue:
        'Cinque carte in mano! Boris gioca la sua Statua accanto al tuo Obelisco, 5 contro 5: non succede nulla.',
      cost: 'Ora il Municipio. Giocalo a destra della Statua di Boris: 5 è la metà di 10.',
      rightOfStatue: 'Lì non c’è nulla da distruggere. Gioca il Municipio a destra della Statua di Boris.',
      townHallFirst: 'Una buona carta, ma il Municipio distrugge la Statua di Boris. Gioca quello.',
      pay: 'Il Municipio costa un’altra carta della tua mano, che esce dal gioco. Paga con la Serra.',
      keepThat: 'Quella carta vale di più per te. Paga con la Serra.',
      close:
        'La Statua è una rovina e il tuo Municipio dà 10. Ora sai tutto: prova una partita con i mazzi avanzati!',
    },
  },
} satisfies ArchitecturaLessons;
