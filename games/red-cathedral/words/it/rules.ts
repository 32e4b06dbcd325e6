import type { RuleBook } from '@archivolt/i18n';
import type { RuleNumber } from '@archivolt/red-cathedral';

export const rules = {
  chapters: {
    T: 'Termini',
    S: 'Tracciato del punteggio',
    P: 'Preparazione',
    F: 'Svolgimento di un turno',
    C: 'Rivendicare una sezione',
    B: 'Costruire',
    D: 'Decorare',
    A: 'Ottenere risorse',
    M: 'Risorse dal mercato',
    I: 'Influenza',
    W: 'Tessere Bottega',
    E: 'Fine della partita e punteggio finale',
    V: 'Solitario contro Ivan',
  },
  texts: {
    'RC-T1':
      'I materiali sono sei: legname, mattone, pietra, oro, gemma verde e gemma viola. Ogni unità occupa uno spazio del tuo inventario.',
    'RC-T2':
      'Le risorse sono i materiali, i rubli e i punti ricompensa. Quando ti spetta un materiale qualsiasi, scegli uno dei sei tipi (RC-T4).',
    'RC-T3':
      'La riserva generale di materiali è limitata: ciò che manca non viene ottenuto, e un guadagno che la riserva non può coprire per intero si riduce a quello che c’è; i rubli invece non finiscono mai. I materiali venduti, scambiati, scartati o usati per le decorazioni tornano subito nella riserva. Quelli consegnati restano sulla loro sezione finché non è completata, quelli di Ivan sulle sue carte.',
    'RC-T4':
      'In qualunque modo tu ottenga un materiale, deve trovarsi nella riserva generale e serve uno spazio libero nel tuo inventario; il resto è perso, e non puoi mai scartare nulla per fare posto. Un materiale qualsiasi si sceglie tra i tipi presenti nella riserva; puoi comprare o scambiare solo se ciò che ottieni si trova nella riserva e trova posto una volta pagato il costo. Puoi sempre prendere di meno.',
    'RC-S1':
      'Ogni giocatore ha un segnapunti sul tracciato del punteggio: ogni casella vale un punto ricompensa e alcune riportano anche un numero di punti prestigio. Tutti i segnapunti partono dalla casella 2.',
    'RC-S2':
      'Quando guadagni o perdi punti ricompensa, sposta il tuo segnapunti avanti o indietro di altrettante caselle. Non scende mai sotto la casella 0.',
    'RC-S3':
      'Per ogni punto prestigio che guadagni, porta il tuo segnapunti avanti fino alla successiva casella prestigio; per ogni punto che perdi, riportalo indietro fino alla casella prestigio più vicina alle sue spalle. Da una casella posta tra due caselle prestigio entrambi gli spostamenti sono più brevi di un intervallo intero, ed è voluto.',
    'RC-S4':
      'Se non c’è alcuna casella prestigio alle spalle del tuo segnapunti (non contano né la casella su cui si trova né la casella 0), non puoi scegliere di perdere prestigio: le azioni opzionali (RC-F2a, RC-F2b) non ti sono permesse.',
    'RC-S5':
      'L’ultima casella corrisponde a 80 punti ricompensa e a 40 punti prestigio. Un segnapunti che la supera viene girato sul lato +40 e prosegue: da lì ogni ulteriore punto ricompensa è anche un punto prestigio, senza alcun limite.',
    'RC-P1':
      'Si gioca da 1 a 4 giocatori. Ognuno prende un colore (rosso, giallo, verde o blu), una plancia Bottega, 6 bandiere e 4 decorazioni: 1 porta, 2 archi e 1 croce. Il tavolo sceglie per tutti lo stesso lato delle plance Bottega, base o avanzato.',
    'RC-P2':
      'Il tuo inventario ha 10 spazi; 4 delle tue bandiere ne coprono 4, quindi all’inizio ne hai 6 liberi. Le altre 2 bandiere stanno fuori dall’inventario (lato base) o sui due spazi Bottega bianchi (lato avanzato).',
    'RC-P3':
      'Sul lato base tutte le tue 4 decorazioni sono disponibili fin dall’inizio. Sul lato avanzato stanno sui quattro spazi Bottega colorati e sono bloccate (RC-C7).',
    'RC-P4': 'Le 8 tessere Risorsa vengono mescolate e distribuite sugli 8 spazi del mercato.',
    'RC-P5':
      'Ciascuno dei quattro gruppi (artigiani, carrettieri, mercanti, clero) ha 3 carte Influenza, di cui se ne pesca una a caso; in alternativa si usano le carte consigliate per la prima partita. Le quattro carte vengono messe a caso sui quattro quadranti.',
    'RC-P6':
      'Si tirano i cinque dadi (bianco, rosso, giallo, verde, blu). In ordine casuale, uno va nello spazio della tessera Risorsa che dà punti ricompensa, poi uno in ciascuno degli spazi seguenti nella direzione delle frecce (in senso orario). I cinque dadi si usano tutti con qualsiasi numero di giocatori.',
    'RC-P7':
      'Si pesca a caso una carta Progetto di Costruzione per il numero di giocatori (in solitario: una di quelle per 2 giocatori). Indica il numero di torri e quante sezioni mediane ha ciascuna; ogni torre ha sempre una sola base e una sola cupola.',
    'RC-P8':
      'Le carte Cattedrale si pescano a caso dai tre mazzi: basi, sezioni mediane e cupole. Quelle non usate escono dal gioco.',
    'RC-P9':
      'Con meno di 3 giocatori, le tessere Bottega contrassegnate per 3–4 giocatori escono dal gioco. Su ogni carta Cattedrale va una tessera a caso, a faccia in su; le altre escono dal gioco.',
    'RC-P10':
      'Il primo giocatore è scelto a caso o dal tavolo. In ordine di turno, i giocatori ricevono 3, 4, 4 e 5 rubli.',
    'RC-F1':
      'Si gioca in senso orario. Nel tuo turno compi esattamente un’azione di base: rivendicare una sezione (RC-C1), costruire (RC-B1) o ottenere risorse (RC-A1).',
    'RC-F2':
      'Prima, durante e dopo la tua azione di base puoi usare le azioni opzionali (RC-F2a, RC-F2b), anche entrambe nello stesso turno. Puoi farlo ogni volta che il gioco attende una tua decisione: tra una consegna e l’altra, tra un uso e l’altro di un’azione infinito, tra le parti dell’azione di ottenere risorse (RC-A4), prima di pagare uno spazio Bottega. Non puoi farlo durante le fasi di un completamento (RC-B5), nel turno di un altro giocatore o di Ivan, né dopo la fine del tuo turno.',
    'RC-F2a': 'Azione opzionale: perdi 1 punto prestigio per ricevere 2 rubli, tutte le volte che vuoi.',
    'RC-F2b':
      'Azione opzionale, al massimo una volta per turno: perdi 1 punto prestigio per tirare tutti i dadi di uno spazio a tua scelta. Deve esserci almeno un dado.',
    'RC-F3':
      'Conclusa la tua azione di base, il turno finisce quando lo dichiari; fino a quel momento le azioni opzionali restano possibili (RC-F2).',
    'RC-F4':
      'Hai sempre un’azione possibile, perché ottenere risorse si può sempre: cinque dadi con valori da 1 a 6 si trovano su un anello di 8 spazi, al massimo tre per spazio. Quando costruisci consegni almeno un materiale: l’azione non serve quindi a passare.',
    'RC-F5':
      'Nessuna regola mette fine a una partita in stallo, ma i giocatori possono accordarsi per chiuderla. Una partita simulata si ferma dopo un numero di turni dichiarato e lo segnala.',
    'RC-C1':
      'Prendi una delle tue bandiere ancora sulla tua plancia. Sul lato base proviene dall’inventario finché ce n’è una, perché così si libera uno spazio; sul lato avanzato scegli tra una bandiera dell’inventario e una su uno spazio bianco.',
    'RC-C2':
      'Una sezione è disponibile se non ha bandiere ed è una base oppure si trova direttamente sopra una sezione con la bandiera di un giocatore qualsiasi, sia questa rivendicata o completata.',
    'RC-C3':
      'Metti la bandiera sulla sezione, prendi la sua tessera Bottega e piazzala in un tuo spazio Bottega libero: ce ne sono quattro colorati, uno per ogni dado colorato, e due bianchi.',
    'RC-C4':
      'Piazza la tessera a faccia in giù gratis, e allora non potrà mai essere attivata, oppure a faccia in su pagando il costo dello spazio. Sul lato base il costo è stampato su ogni spazio (da 2 a 4 rubli); sul lato avanzato è sempre di 3 rubli.',
    'RC-C5':
      'Se piazzi la tessera a faccia in su, ne ottieni subito il beneficio: la risorsa mostrata o, per una tessera dado, ciò che dà lo spazio di quel dado (RC-W2).',
    'RC-C6':
      'Senza bandiere non puoi rivendicare sezioni. Hai sempre tanti spazi Bottega liberi quante sono le tue bandiere.',
    'RC-C7':
      'Sul lato avanzato, piazzare una tessera a faccia in su in uno spazio colorato sblocca la decorazione che vi si trova. Una tessera piazzata a faccia in giù in quello spazio lascia la decorazione bloccata per il resto della partita.',
    'RC-C8':
      'Sul lato avanzato, uno spazio bianco ancora coperto dalla sua bandiera non accoglie tessere. Se la bandiera che prendi (RC-C1) è quella di quello spazio, puoi piazzarvi la tessera nella stessa azione.',
    'RC-B1':
      'Consegna fino a 3 materiali dal tuo inventario, ripartiti a piacere tra costruire (RC-B2) e decorare (RC-D1).',
    'RC-B2':
      'Per costruire, metti materiali su una o più sezioni che hai rivendicato e non completato, ma solo dei tipi e nelle quantità che ancora mancano. Una sezione non va finita per forza in una volta sola: quanto è consegnato resta.',
    'RC-B3':
      'Una sezione che ha tutto ciò che le serve è completata subito: i suoi materiali tornano nella riserva generale, il suo proprietario riceve i punti ricompensa e i rubli indicati, la carta viene girata e la bandiera resta.',
    'RC-B4':
      'Quando una sezione viene completata, ogni sezione rivendicata ma non completata che le sta sotto nella stessa torre fa perdere subito al suo proprietario 1 punto ricompensa per ogni sezione completata sopra di essa in quella torre, escluse quelle del proprietario stesso; le perdite dovute a più sezioni si sommano. Anche chi completa la sezione può subire una penalità, per le sezioni completate da altri giocatori sopra le proprie incomplete.',
    'RC-B5':
      'Un completamento si risolve in quest’ordine: il premio (RC-B3), poi le penalità (RC-B4), poi, se è la sesta sezione del giocatore, l’avvio della fine della partita (RC-E1).',
    'RC-D1':
      'Una sezione completata di qualsiasi giocatore può avere una decorazione: una base una porta, una sezione mediana un arco, una cupola una croce. Una sezione non ne ha mai più di una.',
    'RC-D2':
      'Quella decorazione deve essere tra le tue disponibili, e consegni il suo materiale (legname per una porta, pietra per un arco, oro per una croce) più 0, 1 o 2 gemme, tutto in un solo passo: in seguito non si incastonano altre gemme. Questi materiali tornano subito nella riserva generale.',
    'RC-D3':
      'Le gemme rendono subito 1 punto prestigio ciascuna, quindi 2 per due gemme dello stesso colore, ma 3 in tutto per due gemme di colori diversi.',
    'RC-D4':
      'Ogni materiale e ogni gemma conta come un materiale consegnato per il limite dell’azione: 3 quando costruisci, 1 o 2 con un’azione di influenza (RC-I4).',
    'RC-D5': 'Una sezione completata prima nella stessa azione può già essere decorata nel corso di questa.',
    'RC-A1': 'Scegli un dado e spostalo in senso orario esattamente di tanti spazi quanti ne indica.',
    'RC-A2':
      'Se è il dado bianco o quello del tuo colore, puoi pagare rubli per spostarlo oltre: 1 rublo per spazio, senza limite, anche facendo il giro fino al suo stesso spazio. Per ogni spazio viene proposto solo il percorso più economico.',
    'RC-A3':
      'Il dado non può fermarsi dove ci sono già altri tre dadi; in tal caso scegli un altro dado o paga altri passi (RC-A2).',
    'RC-A4':
      'Poi puoi compiere ciascuna di queste azioni al massimo una volta, in qualsiasi ordine e senza obbligo: prendere risorse dal mercato (RC-M1), usare le influenze (RC-I1), attivare una tessera Bottega (RC-W1).',
    'RC-A5': 'Infine tira tutti i dadi di quello spazio e lasciali lì. Questo chiude la tua azione di base.',
    'RC-M1':
      'Prendi fino a quanto indica la tessera Risorsa che si trova lì in quel momento, moltiplicato per il numero di dadi nello spazio, compreso quello spostato. Puoi prendere di meno.',
    'RC-M2':
      'I materiali richiedono spazi liberi nel tuo inventario, e non puoi scartare nulla da esso per fare posto. Ciò che non ci sta non viene preso.',
    'RC-M3': 'I rubli e i punti ricompensa non occupano spazi dell’inventario. Le gemme sì.',
    'RC-I1':
      'Il quadrante in cui il dado ha finito il movimento determina la carta Influenza. Usi una delle sue due azioni, non entrambe.',
    'RC-I2':
      'Un’azione fulmine si usa una volta, un’azione infinito quante volte vuoi di seguito in questo turno. Le azioni opzionali (RC-F2) non interrompono la serie, mentre prendere risorse dal mercato o attivare una tessera Bottega la interrompe.',
    'RC-I3':
      'Le carte della Gilda degli Artigiani offrono queste azioni: vendere 1 materiale qualsiasi per 1 rublo; comprare 1 dei materiali indicati per 1 rublo; vendere 1 dei materiali indicati per 1 rublo; comprare 1 materiale qualsiasi per 2 rubli; vendere 1 dei materiali indicati per 2 rubli; comprare 1 dei materiali indicati per 2 rubli.',
    'RC-I4':
      'Le carte della Gilda dei Carrettieri offrono queste azioni: pagare 1 rublo per consegnare 1 materiale; guadagnare 1 rublo; pagare 3 rubli per consegnare 2 materiali; pagare 2 rubli per scambiare di posto 2 tessere Risorsa. Per le consegne prima paghi, poi consegni fino a quel numero di materiali, ma almeno 1. Servono a costruire (da RC-B2 a RC-B5) e/o a decorare (da RC-D1 a RC-D5).',
    'RC-I5':
      'Le carte della Gilda dei Mercanti offrono queste azioni: scambiare 2 materiali uguali con 1 di un altro tipo; scambiare 1 rublo e 1 materiale con 1 di un altro tipo; scambiare 4 materiali uguali con 2 di altri tipi, uguali o diversi; attivare 1 delle tue tessere Bottega a faccia in su. Questa attivazione non dipende dal colore del dado (RC-W1): vale per qualsiasi tua tessera a faccia in su, anche quella appena usata.',
    'RC-I6':
      'Le carte del Clero offrono queste azioni: guadagnare 1 punto ricompensa; pagare 3 rubli per 1 punto prestigio; scartare 3 materiali diversi per 1 punto prestigio; guadagnare 2 punti ricompensa se hai completato almeno una sezione di ciascuno dei tre tipi.',
    'RC-W1':
      'Se hai una tessera a faccia in su nello spazio Bottega del colore del dado che hai spostato, puoi ottenerne una volta il beneficio. Se hai spostato il dado bianco ed entrambi gli spazi bianchi hanno tessere a faccia in su, scegline una.',
    'RC-W2':
      'Una tessera dado dà una sola volta ciò che dà la tessera Risorsa che ora si trova nello spazio attuale di quel dado, quale che sia il numero di dadi presenti. Il dado spostato conta dove si trova adesso, prima del tiro finale (RC-A5).',
    'RC-E1':
      'Quando completi la tua sesta sezione, dopo il suo premio guadagni 3 punti prestigio e ha inizio la fine della partita: concludi azione e turno come al solito, compreso il tiro finale (RC-A5), poi ogni altro giocatore ha un ultimo turno. Solo il primo giocatore a riuscirci riceve i 3 punti prestigio; una sesta sezione completata in un ultimo turno non provoca nulla.',
    'RC-E2':
      'Poi ogni segnapunti torna alla casella prestigio più vicina, quella su cui si trova o una inferiore. Prima della prima casella prestigio vale 0 punti prestigio.',
    'RC-E3':
      'Ricevi 1 punto prestigio ogni 5 tra materiali e rubli che ti restano, contati insieme e arrotondando per difetto. Le decorazioni e i materiali consegnati su sezioni non completate non contano.',
    'RC-E4':
      'Il valore di una torre è di 2 punti prestigio per sezione completata, più 1 per ciascuna decorazione che porta. La tua presenza in una torre è il numero delle tue bandiere sulle sezioni completate più le tue decorazioni in quella torre.',
    'RC-E5':
      'Con 3 o 4 giocatori, la presenza più alta riceve il valore della torre, la seconda la metà arrotondata per difetto, la terza la metà di quella metà arrotondata per difetto, e così via; una presenza pari a 0 non riceve nulla. I giocatori in parità sommano i punti prestigio delle posizioni che occupano e li dividono in parti uguali, arrotondando per difetto. Dopo una parità, il giocatore seguente prende la prima posizione libera.',
    'RC-E6':
      'Con 2 giocatori, la presenza più alta riceve il valore della torre e l’altro giocatore, se è presente, un terzo arrotondato per difetto. In caso di parità nessuno dei due riceve nulla.',
    'RC-E7':
      'Vince il giocatore con più punti prestigio. A parità vince chi ha più sezioni completate, poi chi ha piazzato più decorazioni; se la parità resta, la vittoria è condivisa.',
    'RC-V1':
      'Prepara la partita come per 2 giocatori: le tessere Bottega contrassegnate per 3–4 giocatori escono dal gioco, ma le cinque di esse che mostrano un dado, una per colore, diventano le tessere di Ivan. Ivan ha 6 bandiere, 4 decorazioni e un segnapunti, ma niente bottega e niente rubli.',
    'RC-V2':
      'Le 5 carte Solitario (Ricompensa, Inventario, Trasporto, Rivendicare, Costruzione) vengono mescolate e disposte in fila. Le 5 tessere di Ivan vengono mescolate e messe a faccia in su, una su ogni carta.',
    'RC-V3':
      'Per prima cosa Ivan rivendica la base che vale più punti ricompensa, a parità di punti quella della torre più a sinistra; se sulla sua tessera Bottega sono stampati punti ricompensa, li guadagna, e la tessera esce dal gioco. Gli restano 5 bandiere. Inizi tu, con 3 rubli.',
    'RC-V4':
      'Se tutte le tessere di Ivan sono a faccia in giù, il suo turno comincia con il loro rinnovo (RC-V6). Poi prendi la carta più a sinistra con la tessera a faccia in su, sposta il dado del colore di quella tessera di tanti spazi quanti ne indica e gira la tessera a faccia in giù. Se il dado dovesse fermarsi in uno spazio con tre dadi, non si muove e al mercato non succede nulla (né punti ricompensa né tiro), ma la tessera viene comunque girata e l’azione della carta svolta.',
    'RC-V5':
      'Ivan non prende risorse, ma guadagna punti ricompensa se la tessera Risorsa dello spazio ne dà (moltiplicati per i dadi presenti, come per te) e se la carta Influenza di quel quadrante ha un’azione che ne dà senza costo (una volta, la migliore di cui soddisfa la condizione). I dadi di quello spazio si tirano come al solito. Poi si svolge l’azione della sua carta (da RC-V5a a RC-V5e).',
    'RC-V5a': 'Carta Ricompensa: Ivan guadagna 4 punti ricompensa.',
    'RC-V5b':
      'Carta Inventario: 4 materiali della pila più grande della riserva generale, tutti di quel tipo, vanno su questa carta. Se le pile più grandi sono più d’una, decide l’ordine dell’elenco dei materiali (RC-T1); se la pila ne ha meno di 4, il resto viene dalla più grande successiva.',
    'RC-V5c': 'Carta Trasporto: tutti i materiali della carta Inventario passano sulla carta Costruzione.',
    'RC-V5d':
      'Carta Rivendicare: se ha una bandiera, Ivan rivendica una sezione direttamente sopra una che tu hai rivendicato o completato; altrimenti una base; altrimenti una sezione a tua scelta. Se ci sono più candidate dello stesso rango, scegli tu. Se sulla tessera Bottega della sezione sono stampati punti ricompensa, li guadagna (una tessera dado non ne dà), e la tessera esce dal gioco.',
    'RC-V5e':
      'Carta Costruzione: tutti i materiali di questa carta vanno sulle sezioni rivendicate e non completate di Ivan, contando solo il numero e non il tipo, torre per torre da sinistra a destra e, in ogni torre, dal basso in alto. Le sezioni completate gli danno i loro punti ricompensa, ma niente rubli, e comportano penalità (RC-B4). L’eccedenza va alla sezione seguente, e ciò che nessuna sezione può ricevere resta su questa carta.',
    'RC-V6':
      'Quando tutte le tessere di Ivan sono a faccia in giù, per prima cosa piazza una decorazione, nell’ordine porta, arco, arco, croce, su una sezione completata del tipo adatto e senza decorazione: una delle tue o, se non è possibile, una delle sue; scegli tu quale. Non gli costa nulla e gli dà 1 punto prestigio; se quella decorazione non si può piazzare salta questo passo, anche se altre decorazioni si potrebbero piazzare. Poi tutte le sue tessere vengono mescolate e rimesse a faccia in su.',
    'RC-V7':
      'Quando tu o Ivan completate la sesta sezione, nessuno guadagna i 3 punti prestigio (RC-E1), e l’altro ha un ultimo turno. Il punteggio finale è quello per 2 giocatori, ma Ivan non segna nulla per materiali e rubli; vince chi ha più punti prestigio, e le parità si risolvono come al solito (RC-E7). Le penalità colpiscono Ivan e te allo stesso modo (RC-B4).',
  },
  synonyms: [
    ['rubli', 'rublo', 'soldi', 'denaro', 'monete', 'pagare', 'prezzo', 'costo'],
    ['ricompensa', 'riconoscimento', 'punti', 'punteggio', 'fama'],
    ['prestigio', 'punti', 'punteggio', 'punti vittoria'],
    ['completare', 'completata', 'completate', 'finire', 'terminare', 'concludere'],
    ['consegnare', 'consegna', 'costruire', 'costruzione', 'portare', 'edificare'],
    ['decorare', 'decorazione', 'decorazioni', 'ornamento', 'porta', 'arco', 'croce'],
    ['rivendicare', 'rivendicata', 'rivendichi', 'prendere', 'prenotare', 'bandiera', 'stendardo'],
    ['penalità', 'perdere', 'punire', 'multa'],
    ['spazio', 'mercato', 'luogo', 'casella', 'cerchio'],
    ['bottega', 'plancia', 'officina'],
    ['inventario', 'magazzino', 'posto', 'scorta'],
    ['riserva generale', 'riserva', 'banca'],
    ['materiali', 'materiale', 'risorse', 'cubetti', 'merci'],
    ['influenza', 'influenze', 'gilda', 'gilde', 'artigiani', 'mercanti', 'clero'],
    ['gemma', 'gemme', 'gioiello', 'pietra preziosa'],
    ['tiro', 'tirare', 'tira', 'dado', 'dadi', 'lanciare'],
    ['Ivan', 'solitario', 'da solo', 'automa'],
  ],
} satisfies RuleBook<RuleNumber>;
