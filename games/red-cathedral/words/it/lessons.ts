import type { RedCathedralLessons } from '../messages/lessons.ts';

export const lessons = {
  goal: {
    title: 'La tua prima sezione',
    about: 'Di che cosa parla il gioco, come si rivendica una sezione e a che cosa serve la sua tessera.',
    learnt: [
      'Rivendicare significa mettere la tua bandiera su una base, o su una sezione direttamente sopra una bandiera qualsiasi.',
      'La tessera va nella tua bottega: a faccia in su pagando rubli, a faccia in giù gratis.',
      'Ogni bandiera che lascia l’inventario fa posto a un altro materiale.',
    ],
    says: {
      cathedral:
        'Insieme costruite la cattedrale di San Basilio a Mosca, ma la gloria sarà di uno solo: vince chi alla fine ha più prestigio.',
      tower:
        'Ogni torre è una pila di sezioni: in basso la base, sopra le sezioni mediane e in cima la cupola.',
      card: 'Una sezione mostra i materiali che le servono e che cosa rende a chi la completa: punti ricompensa e rubli.',
      turn: 'Nel tuo turno fai una sola di queste tre cose: rivendichi una sezione, costruisci o ottieni risorse.',
      claim: 'Prima ti serve una sezione tua. Rivendica la base della torre II: toccala nella cattedrale.',
      otherBase:
        'Potresti rivendicare anche quella base. Qui prendi quella della torre II: la sua tessera ti dà legname.',
      marketLater: 'Al mercato è dedicata un’altra lezione. Prima rivendica la base della torre II.',
      tile: 'La sua tessera Bottega ora è tua. Mettila nello spazio blu della tua bottega: lì, a faccia in su, costa 2 rubli.',
      redSlot: 'Nello spazio rosso la tessera costerebbe 4 rubli, e tu ne hai solo 3. Prendi lo spazio blu.',
      otherSlot: 'Anche quello spazio è libero. Per questa lezione prendi quello blu.',
      notDown:
        'A faccia in giù è gratis, ma così la tessera non ti darà mai nulla. A faccia in su te la puoi permettere.',
      takeBoth: 'Puoi sempre prenderne meno, ma qui prendi entrambi i materiali.',
      benefit:
        'Subito 2 legname! Una tessera dà il suo beneficio quando la piazzi a faccia in su, e poi ogni volta che sposti il dado del colore del suo spazio.',
      space: 'La tua bandiera veniva dall’inventario. Dove stava, ora c’è posto per un altro materiale.',
      boris: 'Ora tocca a Boris. Rivendica la base della torre I e paga per la sua tessera.',
      above:
        'Una base si può sempre rivendicare. Una sezione più in alto si può rivendicare quando direttamente sotto c’è una bandiera, di chiunque sia.',
      claimAbove: 'Rivendica dunque la sezione mediana sopra la base di Boris, nella torre I.',
      aboveYourself:
        'Anche sopra la tua base è un buon posto. Qui però vedrai che puoi costruire perfino sopra Boris.',
      buildLater: 'Si costruisce nella terza lezione. Ora rivendica la sezione mediana della torre I.',
      faceDown:
        'Ti resta 1 rublo, troppo poco per qualsiasi spazio. Metti la tessera a faccia in giù in uno spazio a tua scelta: è gratis, ma non sarà mai attivata.',
      close:
        'Ora due sezioni portano la tua bandiera. Per costruirle servono materiali, e quelli vengono dal mercato.',
    },
  },
  market: {
    title: 'Il mercato',
    about: 'Sposta i dadi, prendi ciò che danno, usa le influenze e le tessere, poi tira i dadi.',
    learnt: [
      'Un dado si sposta in senso orario esattamente di quanto indica; il tuo e quello bianco possono andare oltre per 1 rublo a spazio.',
      'Uno spazio rende una volta per ogni dado che vi si trova, finché l’inventario ha posto.',
      'Poi vengono l’influenza e una tessera del colore del dado, in qualsiasi ordine; il tiro chiude la visita.',
    ],
    says: {
      ring: 'Il mercato è un anello di otto spazi. Ognuno dà una risorsa: sei materiali, rubli e punti ricompensa.',
      dice: 'Per ottenere risorse sposti uno dei cinque dadi: in senso orario, esattamente di tanti spazi quanti ne indica. Puoi prenderne uno qualsiasi.',
      move: 'Il dado giallo mostra 1. Toccalo, poi tocca lo spazio dei mattoni, uno più avanti.',
      redLater:
        'Il dado rosso è il tuo e può fare di più: lo sposterai tra poco. Prima prendi quello giallo.',
      otherDie: 'Puoi spostare qualsiasi dado. Per questa lezione prendi quello giallo.',
      notClaim: 'Di sezioni ne hai abbastanza per ora. Va’ al mercato con il dado giallo.',
      take: 'Ora qui ci sono due dadi, quindi lo spazio dà due volte i suoi 2 mattoni. Prendili tutti e 4: tocca lo spazio.',
      rollEnds: 'Il tiro chiude la visita, ma qui c’è ancora qualcosa per te.',
      takeAll: 'Puoi sempre prenderne meno, ma qui prendine quanti puoi.',
      influence:
        'Ogni quadrante del mercato ha una carta Influenza con due azioni, e puoi usarne una. I carrettieri ti offrono un rublo: prendilo.',
      deliverLater:
        'Per 1 rublo i carrettieri consegnano subito un materiale. È comodo, ma ora prendi il rublo.',
      activate:
        'Hai spostato il dado giallo, quindi funziona anche la tessera a faccia in su nel tuo spazio giallo: 2 pietre. Toccala.',
      roll: 'Qui non resta nulla. Tira: tutti i dadi di questo spazio avranno numeri nuovi, e nessuno sa quali.',
      rolled:
        'I due dadi restano qui con i loro numeri nuovi. Mercato, influenza e tessera: una volta ciascuno, in qualsiasi ordine, e poi sempre il tiro.',
      boris: 'Boris trova un mercato diverso dal tuo. Sposta il dado giallo fino alla gemma verde.',
      further:
        'Due dadi possono fare di più per te: quello del tuo colore e quello bianco. Ogni spazio oltre il loro numero costa 1 rublo.',
      pay: 'Il dado rosso mostra 2, ma il legname è 3 spazi più avanti. Porta lì il dado: ti costa 1 rublo.',
      threePlaces: 'Ci può andare. Il legname però è a 3 spazi e costa solo 1 rublo.',
      whiteToo: 'Anche il dado bianco va oltre pagando rubli. Qui prendi quello rosso.',
      room: 'Tre dadi: fanno 6 legname! Ma il tuo inventario ha posto solo per 2, e il resto rimane nella riserva. Prendine 2.',
      tradeLater: 'I mercanti scambiano materiali. Ora non ti serve nulla da loro.',
      rollAgain:
        'Ora si tirano tre dadi. Un quarto non può raggiungerli: nessun dado può fermarsi dove ce ne sono altri tre. Tira.',
      close: 'Il tuo inventario è pieno di buon materiale. È ora di costruire, nella prossima lezione.',
    },
  },
  build: {
    title: 'Costruire e decorare',
    about:
      'Consegna materiali, completa sezioni, guadagna punti ricompensa e prestigio, e batti Boris sul tempo.',
    learnt: [
      'Con un’azione di costruzione consegni fino a tre materiali; una sezione completata rende subito.',
      'I punti ricompensa muovono il tuo segnapunti, e conta l’ultimo prestigio raggiunto.',
      'Chi lascia una sezione incompleta sotto una completata da altri perde punti ricompensa; le gemme nelle decorazioni danno prestigio.',
    ],
    says: {
      needs:
        'La tua base nella torre II richiede 1 legname, 1 mattone e 1 pietra. Li hai tutti e tre nell’inventario.',
      deliver:
        'Con un’azione di costruzione consegni fino a tre materiali. Tocca la base della torre II per consegnarli lì.',
      thisFirst:
        'Anche quella sezione è tua. Ma comincia dalla base della torre II, che puoi completare subito.',
      notStop: 'Non fermarti: ciò che serve a questa sezione è nel tuo inventario.',
      haveEnough: 'Hai tutto ciò che ti serve. Costruisci!',
      completed:
        'Completata! La base si innalza e ti dà 4 punti ricompensa: il tuo segnapunti avanza di quattro caselle.',
      prestige:
        'Ha superato una casella prestigio rossa. Alla fine conta l’ultima che hai raggiunto, e più vai avanti, più sono vicine tra loro.',
      end: 'Con del prestigio alle spalle del segnapunti potresti ora cederne 1 punto per 2 rubli o per tirare di nuovo i dadi. Meglio tenerlo: termina il turno.',
      keepPrestige: 'Ti costerebbe un punto prestigio. Tienilo e termina il turno.',
      overbuilt:
        'Boris completa la sua sezione mediana nella torre III, proprio sopra la tua base incompleta. Ti costa 1 punto ricompensa.',
      penalty:
        'Perdi 1 punto ricompensa per ogni sezione completata da altri sopra ciascuna delle tue incomplete. Quindi finisci presto quelle basse. E anche Boris ha una base incompleta, nella torre I.',
      payBack: 'La sezione sopra è tua. Completala: legname, mattone e una gemma verde.',
      ownBaseLater:
        'La tua base nella torre III non si può ancora completare. La sezione sopra quella di Boris sì.',
      decorateLater: 'Tra poco decorerai. Prima completa la sezione mediana della torre I.',
      endAgain: '4 punti ricompensa e 1 rublo per te; Boris invece perde 1 punto. Termina il turno.',
      boris: 'Boris ha bisogno di un momento di pace e va al mercato.',
      decorate:
        'Le sezioni completate si possono decorare. Una base prende una porta, e una porta costa 1 legname. Tocca la porta nella tua bottega e poi la base della torre II, o direttamente la base.',
      woodForDoor: 'Tieni l’ultimo legname: serve per la porta.',
      gem: 'Incastona una gemma! Una vale 1 punto prestigio, due di colori diversi addirittura 3. Usa la gemma viola.',
      addGem: 'Senza gemma la porta non dà prestigio. Incastonala.',
      last: 'Il tuo segnapunti salta alla prossima casella prestigio. La porta conta anche nel punteggio della torre: lo vedrai nella prossima lezione. Termina il turno.',
    },
  },
  end: {
    title: 'La fine e le torri',
    about: 'Come finisce la partita, quanto vale ogni torre e a chi va.',
    learnt: [
      'Chi completa per primo la sesta sezione ottiene 3 punti prestigio, e tutti gli altri hanno un ultimo turno.',
      'Una torre vale 2 per ogni sezione completata e 1 per ogni decorazione; va a chi vi è più presente.',
      'In due, il secondo ottiene un terzo, e un pareggio non dà nulla a nessuno.',
    ],
    says: {
      five: 'Hai completato cinque sezioni, Boris tre. Chi completa per primo la sesta innesca la fine e riceve 3 punti prestigio.',
      values:
        'Alla fine si valuta ogni torre: 2 punti prestigio per ogni sezione completata e 1 per ogni decorazione. La torre III vale 5.',
      shares:
        'Sezioni completate e decorazioni contano come presenza. Nella torre I Boris è avanti 2 a 1: ottiene i suoi 6 punti, e tu un terzo, cioè 2.',
      tie: 'Nella torre II avete una sezione ciascuno. In due, un pareggio non dà nulla a nessuno!',
      sixth:
        'Completa dunque la cupola della torre II: rompe la parità ed è la tua sesta sezione. Manca solo la gemma verde.',
      noNeed: 'Non ti servono altre risorse: ciò che manca alla cupola è nel tuo inventario.',
      keepPrestige: 'I rubli ora valgono poco. Tieniti il prestigio.',
      triggered:
        'Sei sezioni! 3 punti prestigio per te, oltre ai 6 punti ricompensa e ai 2 rubli della cupola. La torre II ora è tua.',
      finish:
        'Hai 5 rubli. Cinque materiali e rubli avanzati valgono 1 punto prestigio, quindi spenderli non conviene. Termina il turno.',
      noReroll: 'Ormai i dadi non ti servono più. Termina il turno.',
      boris:
        'Boris ha un ultimo turno. Mette una porta con una gemma viola nella torre I. Poi si apre il foglio del punteggio.',
      leftovers:
        'Il foglio somma il prestigio del tuo segnapunti, 1 punto ogni cinque tra materiali e rubli avanzati e la tua parte di ogni torre.',
      winner:
        'In caso di parità decide il numero di sezioni completate, poi quello delle decorazioni. Ora sai tutto ciò che serve per una partita intera!',
    },
  },
  advanced: {
    title: 'La bottega avanzata',
    about: 'L’altro lato della plancia: decorazioni da sbloccare e bandiere sugli spazi bianchi.',
    learnt: [
      'Una tessera a faccia in su in uno spazio colorato ne sblocca la decorazione; a faccia in giù la blocca per sempre.',
      'A ogni rivendicazione scegli: una bandiera dall’inventario o una da uno spazio bianco.',
      'Puoi decorare qualsiasi sezione completata, anche quella di un avversario.',
    ],
    says: {
      locked:
        'Su questo lato le tue quattro decorazioni stanno, bloccate, sugli spazi colorati. Una tessera piazzata lì a faccia in su sblocca la decorazione. Ogni spazio costa 3 rubli.',
      lost: 'Una tessera a faccia in giù la blocca per sempre. È successo alla tua porta e alla tua croce.',
      banners:
        'Due tue bandiere stanno sugli spazi bianchi. A ogni rivendicazione scegli: una dall’inventario vi fa posto, una da uno spazio bianco libera quello spazio.',
      claim: 'Rivendica la base della torre II.',
      otherSection: 'Anche quella si potrebbe rivendicare. Per questa lezione resta sulla torre II.',
      banner:
        'Quale bandiera prendi? Prendi quella dello spazio bianco, così la tua nuova tessera può andare lì.',
      fromWhite:
        'Una bandiera dall’inventario farebbe posto a un materiale. Stavolta prendi quella dello spazio bianco.',
      white:
        'Il primo spazio bianco è libero, già in questo turno. Metti lì la tessera a faccia in su, per 3 rubli.',
      colouredLater:
        'Uno spazio colorato sbloccherebbe una decorazione. Ci arriverai tra poco; ora prendi lo spazio bianco.',
      notDown: 'A faccia in giù non sarebbe mai attivata. I 3 rubli li hai.',
      takeBoth: 'Puoi sempre prenderne meno, ma qui prendi entrambi i materiali.',
      whiteDie:
        'Gli spazi bianchi non bloccano nulla. Le loro tessere funzionano quando sposti il dado bianco, e quello va oltre pagando rubli, per tutti.',
      boris:
        'Boris rivendica la base della torre I, mette la tessera a faccia in su nel suo spazio blu e sblocca così un arco.',
      claimAgain: 'Fa’ lo stesso: rivendica la sezione mediana della torre II.',
      fromInventory: 'Stavolta prendi una bandiera dall’inventario: il posto ti serve.',
      needRoom: 'Il secondo spazio bianco può aspettare. Prendi la bandiera dall’inventario.',
      unlock:
        'Ora metti la tessera a faccia in su nello spazio verde. L’arco che vi si trova viene sbloccato.',
      greenNow: 'Anche sullo spazio blu c’è un arco. Qui prendi lo spazio verde.',
      wouldLock: 'A faccia in giù bloccherebbe l’arco per sempre!',
      borisAgain: 'Boris sposta il dado bianco e prende una gemma verde.',
      decorate:
        'Hai un arco, una pietra e una gemma viola. Decora la sezione mediana della torre III e incastona la gemma. La sezione è di Boris, ma ogni sezione completata può portare una decorazione, di chiunque sia.',
      archFirst: 'Costruire può aspettare: qualcun altro potrebbe decorare prima quella sezione.',
      addGem: 'Incastona la gemma: vale 1 punto prestigio.',
      stop: 'Potresti consegnare ancora un materiale, ma non è obbligatorio. Fermati qui, e il tuo turno è finito.',
    },
  },
  ivan: {
    title: 'In solitario contro Ivan',
    about: 'Come agisce il tuo rivale in solitario: cinque carte, un dado ciascuna e nessuna pietà.',
    learnt: [
      'Ivan segue la carta più a sinistra con la tessera a faccia in su: il suo dado si sposta, poi si esegue la carta.',
      'Da mercato e influenza prende solo punti ricompensa; appena può, rivendica sopra di te.',
      'Quando tutte e cinque le tessere sono a faccia in giù, piazza una decorazione e le tessere si rimescolano.',
    ],
    says: {
      rival:
        'Nessuno deve giocare per Ivan: cinque carte in fila dicono che cosa fa, e su ognuna c’è una tessera dado.',
      card: 'Segue sempre la carta più a sinistra con la tessera a faccia in su. Ora è la carta Ricompensa con il dado bianco.',
      claim: 'Ogni giro cominci tu. Rivendica la base della torre II.',
      otherSection: 'Una buona sezione, ma per questa lezione rivendica la base della torre II.',
      tile: 'Metti la tessera nello spazio blu, a faccia in su. Poi guarda che cosa fa Ivan.',
      blueSlot: 'Andrebbe bene qualsiasi spazio. Per questa lezione prendi quello blu.',
      notDown: 'A faccia in su ti dà subito legname, e puoi pagarla.',
      takeBoth: 'Puoi sempre prenderne meno, ma qui prendi entrambi i materiali.',
      recognition:
        'Il dado bianco è andato ai punti ricompensa. Ivan ne ha preso 1 lì, 1 dal Clero e 4 dalla sua carta. Delle altre risorse non prende nulla.',
      next: 'Quella tessera ora è girata. Poi viene la sua carta Rivendicare con il dado giallo: vedi sempre che cosa farà.',
      market: 'Il dado blu mostra 4. Spostalo fino alla gemma viola.',
      buildNext: 'Potresti già costruire, ma prima guarda che cosa ti fa Ivan. Sposta il dado blu.',
      takeAll: 'Prendi la gemma, usa la tessera nel tuo spazio blu e tira. Un solo pulsante fa tutto.',
      moreThere: 'Prima di tirare prendi la gemma e usa la tua tessera blu.',
      noTrade: 'Ora non ti serve scambiare con i mercanti.',
      ivanClaims:
        'Ivan rivendica una sezione sopra una delle tue, e decidi tu quale: nella torre II o nella torre III. Scegli la torre II, perché la tessera nella torre III gli darebbe un punto ricompensa.',
      recognitionTile: 'Quella tessera mostra un punto ricompensa: andrebbe a Ivan. Scegli la torre II.',
      danger:
        'Se Ivan completa quella sezione prima che tu completi la base sotto, perdi punti ricompensa, come con qualsiasi rivale. E lo stesso vale per lui.',
      build: 'Battilo sul tempo: consegna legname, mattone e pietra alla base della torre II.',
      towerTwo: 'Prima completa la base della torre II. Hai tutto ciò che serve.',
      end: 'Completata! Termina il turno, e Ivan segue la sua carta Inventario.',
      materials:
        'Ivan prende 4 materiali su questa carta, con la successiva li trasporta e con l’ultima costruisce. Quali materiali siano non gli importa.',
      close:
        'Quando tutte le tessere sono a faccia in giù, Ivan piazza una decorazione e le tessere si rimescolano. La fine e il punteggio sono quelli di una partita a due. Buona fortuna!',
    },
  },
} satisfies RedCathedralLessons;
