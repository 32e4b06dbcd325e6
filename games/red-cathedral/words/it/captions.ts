import type { RcCaptions } from '../messages/captions.ts';

export const captions: RcCaptions = {
  captions: {
    prestigeForRoubles: {
      title: 'Prestigio in cambio di rubli',
      text: (c) =>
        `Il Rosso rinuncia a ${-c.prestige} punto prestigio in cambio di ${c.earned} rubli. Il segnapunti torna alla casella prestigio più vicina: da una casella intermedia sono solo ${c.spaces} caselle.`,
    },
    available: {
      title: 'Quali sezioni si possono rivendicare',
      text: (c) =>
        `Il Rosso può rivendicare ${c.available} sezioni: la base libera e le sezioni subito sopra una bandiera. La sezione mediana della seconda torre non è disponibile, perché nessuno ha rivendicato la base sottostante.`,
    },
    claim: {
      title: 'Rivendicare una sezione con una tessera dado',
      text: (c) =>
        `Il Giallo rivendica la base e paga ${c.paid} rubli per piazzare la sua tessera a faccia in su nello spazio Bottega blu. Il dado bianco indicato dalla tessera si trova nello spazio dei rubli, quindi il Giallo guadagna subito ${c.earned} rubli.`,
    },
    advanced: {
      title: 'Sbloccare una decorazione',
      text: (c) =>
        `Sul lato avanzato il Giallo piazza la tessera a faccia in su nello spazio verde per ${c.paid} rubli. L’arco che vi si trova è sbloccato e la tessera dà ${c.recognition} punto ricompensa.`,
    },
    deliver: {
      title: 'Consegnare materiali',
      text: (c) =>
        `Il Rosso consegna ${c.deliveries} materiali a due sezioni in una sola azione. Alla sezione mediana manca ancora ${c.missing} materiale; ciò che è stato consegnato resta lì.`,
    },
    complete: {
      title: 'Costruire e decorare in un’azione',
      text: (c) =>
        `L’oro completa la sezione del Giallo: ${c.recognition} punti ricompensa e ${c.earned} rubli. Il Verde, la cui sezione sottostante è incompleta, perde ${c.penalty} punto ricompensa. Con il resto delle ${c.deliveries} consegne il Giallo aggiunge un arco con una gemma e guadagna ${c.prestige} punto prestigio.`,
    },
    overbuilt: {
      title: 'Completata sopra una sezione incompleta',
      text: (c) =>
        `Il Rosso completa la seconda sezione mentre la base del Blu è incompleta: il Blu perde ${c.penalty} punto ricompensa. L’altra sezione del Blu sta sopra quella del Rosso e non costa nulla.`,
    },
    overbuiltAgain: {
      title: 'Due sezioni incomplete sotto',
      text: (c) =>
        `Più tardi il Giallo completa la cupola. La base del Blu ha ora due sezioni completate sopra di sé e l’altra sua sezione ne ha una: il Blu perde ${c.penalty} punti ricompensa.`,
    },
    ownAbove: {
      title: 'Penalizzato dalla propria costruzione',
      text: (c) =>
        `Il Blu completa la terza sezione mentre la propria base è incompleta. Conta solo la sezione completata del Rosso: il Blu perde ${c.penalty} punto ricompensa.`,
    },
    ownAboveAgain: {
      title: 'Le proprie sezioni non contano',
      text: (c) =>
        `Quando il Giallo completa la cupola, la base del Blu ha tre sezioni completate sopra di sé. Quella del Blu non conta, quindi il Blu perde ${c.penalty} punti ricompensa.`,
    },
    cross: {
      title: 'Una croce con due gemme diverse',
      text: (c) =>
        `Il Giallo mette una croce sulla cupola del Blu: un oro e due gemme di colori diversi sono ${c.deliveries} consegne e danno ${c.prestige} punti prestigio.`,
    },
    door: {
      title: 'Due decorazioni in un’azione',
      text: (c) =>
        `Anche una porta con una gemma e una croce senza gemme sono ${c.deliveries} consegne. Ora danno ${c.prestige} punto prestigio; entrambe le decorazioni conteranno di nuovo alla fine.`,
    },
    moveDie: {
      title: 'Spostare un dado e prendere risorse',
      text: (c) =>
        `Il Giallo sposta il dado giallo di ${c.steps} spazi e raggiunge il dado blu nello spazio dei mattoni. Con ${c.dice} dadi presenti, lo spazio dà ${c.materials} mattoni.`,
    },
    payToMove: {
      title: 'Pagare per andare oltre',
      text: (c) =>
        `È il dado del colore del Giallo. Per ${c.paid} rublo si sposta di ${c.steps} spazi, raggiunge il dado rosso e dà invece ${c.materials} legname.`,
    },
    fullLocation: {
      title: 'Uno spazio pieno',
      text: (c) =>
        `Il dado rosso ora non può essere spostato: si fermerebbe dove ci sono già ${c.fullest} dadi, e solo il Rosso potrebbe pagare per portarlo oltre.`,
    },
    roll: {
      title: 'Il tiro finale',
      text: (c) =>
        `Alla fine della visita tutti i ${c.rolled} dadi di quello spazio vengono tirati e restano lì.`,
    },
    inventory: {
      title: 'Niente più posto',
      text: (c) =>
        `Con ${c.dice} dadi in quello spazio ci sarebbe più pietra, ma il Giallo ha posto solo per ${c.materials}. Le altre ${c.left} non vengono prese, e non si può scartare nulla per far loro posto.`,
    },
    trade: {
      title: 'Scambiare con i mercanti',
      text: (c) =>
        `Il dado ha finito il movimento nel quadrante dei mercanti. Il Giallo scambia ${c.gave} mattoni con ${c.materials} gemma verde.`,
    },
    tile: {
      title: 'Attivare una tessera dado',
      text: (c) =>
        `Il Giallo sposta il dado blu, e la tessera nello spazio blu mostra il dado rosso. Quel dado si trova nello spazio del legname, quindi il Giallo guadagna ${c.materials} legname, una sola volta, quale che sia il numero di dadi presenti.`,
    },
    tileOfPoints: {
      title: 'Attivare una tessera con punti ricompensa',
      text: (c) =>
        `Se il Giallo avesse spostato il dado giallo, la tessera nello spazio giallo avrebbe dato ${c.recognition} punto ricompensa.`,
    },
    sixth: {
      title: 'La sesta sezione',
      text: (c) =>
        `Il Giallo completa la sesta sezione: ${c.recognition} punti ricompensa come premio e poi ${c.prestige} punti prestigio. Tutti gli altri hanno un ultimo turno.`,
    },
    finalTrack: {
      title: 'I segnapunti alla fine',
      text: (c) =>
        `Il segnapunti del Giallo è tra due caselle prestigio e torna a ${c.track0} punti prestigio. Quello del Verde è su ${c.track1} e resta.`,
    },
    towers: {
      title: 'Il punteggio delle torri in quattro',
      text: (c) =>
        `La prima torre vale ${c.tower}: il Verde è primo, il Giallo e il Rosso si dividono il secondo e il terzo posto e ricevono ${c.second} ciascuno. Da tutte le torri il Blu riceve ${c.towers3}, il Verde ${c.towers2}, il Rosso ${c.towers0} e il Giallo ${c.towers1} punti prestigio.`,
    },
    twoPlayers: {
      title: 'Il punteggio delle torri in due',
      text: (c) =>
        `Nella prima torre è presente solo il Verde, che riceve tutti i ${c.tower} punti. Nelle altre il secondo giocatore riceve un terzo, arrotondato per difetto. Da tutte le torri il Verde riceve ${c.towers1} e il Giallo ${c.towers0} punti prestigio.`,
    },
    ivanTurn: {
      title: 'Un turno di Ivan',
      text: (c) =>
        `La tessera a faccia in su più a sinistra mostra il dado blu: il dado si sposta di ${c.steps} spazi e la tessera viene girata. Poi si esegue la carta, e ${c.stored} materiali della pila più grande vanno su di essa.`,
    },
    ivanBuilds: {
      title: 'Ivan costruisce con qualsiasi materiale',
      text: (c) =>
        `La sezione richiede legname, mattone e oro; da Ivan accetta ${c.built} materiali qualsiasi, qui gemme viola. Guadagna ${c.ivan} punti ricompensa, ma niente rubli.`,
    },
    ivanBuildsOn: {
      title: 'L’eccedenza di Ivan',
      text: (c) =>
        `La prima base prende ${c.built} materiali di Ivan ed è completata. Quello che avanza va alla sua sezione successiva, a cui ne mancano poi ancora ${c.missing}.`,
    },
  },
  setUp: {
    resources: 'Tessere Risorsa, una per ogni spazio',
    dice: 'Dadi, nel senso delle frecce a partire dalla tessera ricompensa',
    influence: 'Carte Influenza, una per quadrante',
    track: 'Segnapunti sulla casella di partenza',
    towers: 'Carte Cattedrale: basi, sezioni mediane e cupole, secondo il progetto',
    tiles: 'Tessere Bottega, una su ogni sezione',
    workshop: 'Bottega con sei spazi, quattro colorati e due bianchi',
    inventory: 'Inventario, in parte coperto da bandiere',
    ornaments: 'Decorazioni: porta, archi e croce',
    roubles: 'Rubli, secondo l’ordine di turno',
  },
};
