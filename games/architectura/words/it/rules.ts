import type { RuleNumber } from '@archivolt/architectura';
import type { RuleBook } from '@archivolt/i18n';

export const rules = {
  chapters: {
    S: 'Preparazione',
    T: 'Il turno',
    P: 'Piazzare',
    C: 'Confrontare',
    E: 'Effetti',
    X: 'Termini',
    D: 'Pescare',
    G: 'Fine della partita',
    V: 'Mazzi avanzati',
    K: 'Gli edifici',
  },
  texts: {
    'AR-S1':
      'Architectura è un gioco per 2–4 giocatori. Ogni giocatore ha un mazzo di 12 carte e 2 segnalini protezione, tutto dello stesso colore: rosso, blu, verde o giallo.',
    'AR-S2':
      'Si mescolano tutti i mazzi e ogni giocatore pesca 3 carte. Le mani e l’ordine dei mazzi sono segreti. Le carte distrutte sono pubbliche: chiunque può guardarle in qualsiasi momento.',
    'AR-S3':
      'La città ha tante strade (righe) quanti sono i giocatori e 8 isolati (colonne) numerati da 1 a 8.',
    'AR-S4':
      'Il primo giocatore viene sorteggiato o scelto di comune accordo. Si procede poi in senso orario.',
    'AR-T1':
      'Nel tuo turno giochi una carta (AR-P1), la confronti con la carta alla sua sinistra (AR-C1), applichi il suo effetto (AR-E1) e peschi fino al tuo limite di carte in mano (AR-D1).',
    'AR-T2':
      'Se puoi giocare una carta, devi farlo. Se nessuna delle tue carte è giocabile, puoi prima cambiare la mano (AR-T3); se ancora non c’è nulla da giocare, non giochi nessuna carta, ma peschi comunque alla fine del turno. Giocherai di nuovo più avanti, se si apre uno spazio. Se il tuo mazzo e la tua mano sono entrambi vuoti, il tuo turno viene saltato.',
    'AR-T3':
      'Una volta per partita, all’inizio del tuo turno e prima di giocare, puoi mettere tutta la tua mano, se non è vuota, in ordine casuale in fondo al tuo mazzo e poi pescare altrettante carte. Le carte messe in fondo restano sotto tutte le altre; sai quali sono, ma non in che ordine. Se il mazzo è troppo corto, ne ripeschi subito alcune.',
    'AR-P1':
      'Giochi una carta su uno spazio edificabile, cioè: uno spazio vuoto subito a destra di uno occupato; il primo spazio della prima strada senza carte né segnalini, poiché le strade si aprono in ordine a partire dalla fila dei numeri d’isolato; oppure uno spazio la cui carta in cima è distrutta. In quest’ultimo caso la nuova carta copre quella distrutta, quante che siano le carte già presenti.',
    'AR-P2':
      'Se una strada ha ancora carte ma il suo primo spazio è stato liberato, quello spazio è edificabile, perché il bordo della città conta come occupato. Una strada che ha perso tutte le sue carte torna a essere una strada non aperta. È disponibile una sola strada non aperta alla volta, ma puoi aprirla anche se nelle precedenti c’è ancora posto.',
    'AR-P3':
      'Giochi una carta con il suo valore base in alto. Da quel momento il suo valore è quello del lato che si trova in alto.',
    'AR-P4':
      'In 3 o 4 giocatori, la carta che giochi come carta del turno non può trovarsi in una sequenza di tre o più carte scoperte del tuo colore in una strada; contano le carte su entrambi i lati. Le carte distrutte, i segnalini sugli spazi (AR-K8) e i vuoti interrompono la sequenza. Le carte giocate con la Manifattura (AR-K3) o il Laboratorio (AR-K9), gli spostamenti, gli scambi e le ricostruzioni non hanno questo limite.',
    'AR-P5':
      'Uno spazio con un tuo segnalino (AR-K8) è edificabile per te, qualunque cosa ci sia alla sua sinistra; uno spazio con il segnalino di un altro giocatore non lo è. Una strada con un segnalino conta come aperta.',
    'AR-C1':
      'Confronta il valore della carta giocata, letto una sola volta prima che cambi qualcosa, con quello della carta subito alla sua sinistra, di qualunque colore sia. Se lì non c’è nessuna carta, o la carta è distrutta, non si confronta nulla.',
    'AR-C2': 'Se i due valori sono uguali, non succede nulla.',
    'AR-C3':
      'Se la carta a sinistra ha il valore più alto, ruota di 90° in senso orario fino al suo valore immediatamente superiore, a meno che non mostri già il più alto.',
    'AR-C4':
      'Se il valore della carta a sinistra è pari o inferiore alla metà di quello della carta giocata, la carta a sinistra viene distrutta (AR-X3).',
    'AR-C5':
      'Se il valore della carta a sinistra è più basso, ma superiore alla metà di quello della carta giocata, la carta a sinistra ruota di 90° in senso antiorario fino al suo valore immediatamente inferiore, a meno che non mostri già il più basso.',
    'AR-C6':
      'Esamina i casi nell’ordine AR-C2, AR-C3, AR-C4, AR-C5 e fermati al primo che si applica: così si risolvono anche lo zero e i valori negativi, con l’uguaglianza per prima. «La metà o meno» significa che il doppio del valore a sinistra non supera il valore della carta giocata; non si arrotonda mai.',
    'AR-C7':
      'Se la carta a sinistra è protetta da un avversario (AR-X9), il confronto non ha effetto su di essa. Se è protetta da un tuo segnalino, scegli tu se risparmiarla.',
    'AR-C8':
      'I valori si confrontano solo quando si gioca una carta, mai quando una carta viene spostata, scambiata, ruotata o ricostruita.',
    'AR-E1':
      'Dopo il confronto applica l’effetto della carta giocata, a meno che il suo testo non indichi un altro momento: prima di giocarla, quando viene distrutta o alla fine della partita.',
    'AR-E2':
      'Gli effetti con «puoi» sono facoltativi. Tutti gli altri sono obbligatori, per quanto possibile.',
    'AR-E3':
      'Puoi usare un effetto anche sulla carta stessa che lo porta, a meno che il suo testo non lo vieti.',
    'AR-X1':
      'X è il valore attuale della carta subito a sinistra e cambia con esso; se anche quella è una carta X, si continua a leggere verso sinistra. Se lì non c’è nulla, c’è solo un segnalino o c’è una carta distrutta, X vale 0. I valori possono essere negativi. Il lato più alto o più basso di una carta X o N dipende solo da quanto si aggiunge o si toglie: X+2 conta sempre come più alto di X−1.',
    'AR-X2': 'N è il numero, da 1 a 8, dell’isolato in cui si trova la carta.',
    'AR-X3':
      'Per distruggere una carta, girala coperta e lasciala nel suo spazio; solo un Cimitero fa eccezione (AR-K13). Una carta distrutta non ha né valore né effetto. Il suo spazio è occupato, eppure edificabile (AR-P1).',
    'AR-X4':
      'Per ricostruire una carta distrutta, girala scoperta con il suo valore base in alto. È possibile solo se nessun’altra carta la copre. Non si confronta nulla e non si applica alcun effetto.',
    'AR-X5':
      'Per spostare una carta, porta una carta scoperta su un altro spazio edificabile con lo stesso lato in alto; non si confronta nulla, non si applica alcun effetto e lo spostamento può mettere in fila tre carte (AR-P4). Lo spazio lasciato può diventare un vuoto, e ciò che stava sotto la carta torna in cima. Se uno spazio è edificabile lo si valuta per chi sposta la carta (per la Locanda, il suo proprietario: AR-K7), con la carta ancora al suo vecchio posto, che non può essere scelto.',
    'AR-X6':
      'Per ruotare una carta di un passo, ruotala di 90° in una direzione qualsiasi; il valore più alto può così diventare il più basso, e viceversa. Una carta con un solo valore non può essere ruotata.',
    'AR-X7':
      'Per scambiare due carte, scambia di posto due carte scoperte, ciascuna in cima al proprio spazio. Ognuna mantiene lo stesso lato in alto e il suo segnalino, e ciò che sta sotto rimane dov’è. Non si confronta nulla e non si applica alcun effetto.',
    'AR-X8':
      'Una carta rimossa esce dal gioco; una carta ripresa torna nella mano del suo proprietario. In entrambi i casi, ciò che stava sotto torna in cima.',
    'AR-X9':
      'Niente di ciò che fa la carta di un avversario ha effetto su una carta protetta; per le tue carte decidi ogni volta se hanno effetto su di essa, anche quando il loro effetto è obbligatorio. Una carta non può essere protetta due volte e i segnalini si mettono solo per effetto di una carta; una carta con protezione propria è protetta finché è scoperta, come da un segnalino, ma questo non usa nessuno dei tuoi due segnalini e non ne restituisce. Il segnalino segue la carta spostata o scambiata e torna al suo proprietario quando la carta viene distrutta, ripresa o rimossa. Una carta X protetta continua a leggere il suo valore da sinistra (AR-X1).',
    'AR-X10':
      'Due carte sono adiacenti se si trovano una accanto all’altra nella stessa strada o nello stesso isolato, mai in diagonale.',
    'AR-D1':
      'Peschi fino al tuo limite di carte in mano: 3 carte, oppure 4 dopo aver giocato il Museo (AR-K15), oppure 5 dopo aver giocato l’Obelisco (AR-K14), per il resto della partita e qualunque cosa accada a quella carta. Se valgono entrambi, conta il limite più alto. Una carta giocata coperta non aumenta mai il limite. Se il tuo mazzo è vuoto, non peschi.',
    'AR-G1':
      'La partita finisce quando nessun giocatore può più giocare una carta, cioè quando tutti, uno dopo l’altro, hanno avuto un turno in cui nessuna carta è stata giocata, rimossa (AR-K17), pescata o cambiata (AR-T3). Un giocatore senza carte viene saltato, mentre gli altri continuano.',
    'AR-G2':
      'Il tuo punteggio è la somma dei valori delle tue carte scoperte più i tuoi effetti di fine partita. X e N si leggono alla fine e i valori negativi contano.',
    'AR-G3':
      'In caso di parità vince chi ha più carte scoperte del proprio colore sul tavolo, Cimitero compreso. Se la parità rimane, vince chi tra queste ha la carta di valore più basso. Se anche questo è uguale, la vittoria è condivisa.',
    'AR-V1':
      'Ogni giocatore ha 6 carte aggiuntive del suo colore e può sostituire carte base con carte aggiuntive di pari valore base. Una carta aggiuntiva il cui testo nomina una carta sostituisce solo quella. Il mazzo resta sempre di 12 carte.',
    'AR-V2':
      'I giocatori concordano il numero massimo di sostituzioni, da 0 a 6, oppure lo decidono con un dado. Ognuno può farne di meno.',
    'AR-V3':
      'Le sostituzioni si scelgono in segreto, si mostrano a tutti prima della partita e sono poi definitive. Le due carte che sostituiscono il Palazzo (AR-K17, AR-K18) non possono essere usate insieme.',
    'AR-K1':
      'Quando giochi la Biblioteca, puoi ruotare di un passo (AR-X6) 1 carta di ogni giocatore, anche una tua. Decidi per ogni giocatore se farlo.',
    'AR-K2': 'Quando giochi la Serra, puoi ruotare fino a 2 tue carte diverse, di un passo ciascuna (AR-X6).',
    'AR-K3':
      'Quando giochi la Manifattura, puoi riprendere in mano 1 tua carta scoperta in città, anche la Manifattura stessa; devi poi giocare un’altra carta della tua mano proprio in quello spazio, pagandone i costi, confrontando e applicandone l’effetto. Puoi farlo solo se hai in mano un’altra carta che puoi giocare e pagare; lo spazio liberato non deve per forza essere edificabile. La carta ripresa può servire a pagare il costo, ma non può essere la carta giocata. Nemmeno il Cimitero (AR-K13) può esserlo.',
    'AR-K4':
      'Quando giochi l’Arsenale, esso distrugge tutte le carte di valore più basso nella sua strada, comprese le tue; per le carte protette vale AR-X9. Tutti i valori, X compreso, si leggono prima, e nessuna carta viene colpita due volte. Prima vengono distrutte tutte le carte colpite tranne le Locande; poi le Locande colpite si spostano o vengono distrutte (AR-K7), in ordine di turno a partire dal giocatore attivo.',
    'AR-K5':
      'Alla fine della partita la Statua ti dà 4 punti se è adiacente (AR-X10) a un Parco scoperto di un giocatore qualsiasi. Questi punti contano una sola volta, anche con più Parchi.',
    'AR-K6': 'Quando giochi la Scuola, puoi ricostruire 1 tua carta distrutta (AR-X4).',
    'AR-K7':
      'Ogni volta che la Locanda sta per essere distrutta, il suo proprietario può invece spostarla su un altro spazio edificabile (AR-X5). Se non ce n’è nessuno, la Locanda viene distrutta.',
    'AR-K8':
      'Quando giochi la Fontana, metti un tuo segnalino su uno spazio edificabile, se te ne resta uno. Quello spazio conta come occupato, e quindi si apre quello successivo, ma non contiene nessuna carta; solo tu puoi giocarvi o spostarvi una carta. Riprendi il segnalino quando vi giochi o vi sposti una carta, o quando ricostruisci la tua carta che si trova sotto. Una carta distrutta sotto il segnalino di un avversario non può essere ricostruita.',
    'AR-K9':
      'Quando giochi il Laboratorio, ogni avversario, in ordine di turno, sceglie una carta della sua mano e la gioca coperta, quindi distrutta, su uno spazio edificabile qualsiasi; senza una carta o uno spazio non ne gioca. Pescherà solo alla fine del proprio turno. La carta non costa nulla, non si confronta con nulla e non ha effetto, e la Locanda non può reagire. Se il suo proprietario ha un Cimitero (AR-K13), la carta va accanto a questo, ma deve comunque esserci uno spazio edificabile.',
    'AR-K10': 'Il Palazzo non ha effetto.',
    'AR-K11': 'Quando giochi il Parco, puoi scambiarlo (AR-X7) con 1 carta scoperta adiacente (AR-X10).',
    'AR-K12':
      'Quando giochi il Tempio, puoi proteggere 1 tua carta scoperta con un segnalino (AR-X9), se te ne resta uno.',
    'AR-K13':
      'Giochi il Cimitero accanto alla città: non occupa alcuno spazio e quindi puoi giocarlo anche quando in città non c’è posto (AR-G1), non si confronta con nulla, è protetto, non è né un bersaglio né un vicino e la Fucina non può copiarlo. Da quel momento le tue carte distrutte vanno accanto a esso invece di restare in città, riportando in cima ciò che stava sotto o lasciando vuoto lo spazio. Non fanno nulla e non possono essere ricostruite; le carte distrutte in precedenza restano dove sono. Alla fine della partita ottieni 2 punti per ogni carta accanto al Cimitero, e il Cimitero conta per il proprio valore.',
    'AR-K14':
      'Una volta giocato l’Obelisco, il tuo limite di carte in mano è 5 (AR-D1). All’inizio del tuo primo turno, prima di cambiare la mano (AR-T3) e solo se l’Obelisco non è nella tua mano, puoi mettere 1 carta della tua mano in fondo al tuo mazzo, prendere in mano l’Obelisco dal mazzo e mescolare il mazzo.',
    'AR-K15': 'Una volta giocato il Museo, il tuo limite di carte in mano è 4 (AR-D1).',
    'AR-K16':
      'Quando giochi la Fucina, puoi applicare l’effetto immediato di qualsiasi carta scoperta in città come se fosse della Fucina, con il posto, il valore e il proprietario della Fucina. L’effetto copiato si esegue per intero con la Fucina al suo posto; poi la Fucina esce dal gioco, ovunque si trovi in quel momento. Se copia la Manifattura (AR-K3), la Fucina non può riprendere sé stessa. Non può copiare testi di fine partita, di distruzione o di costo, il Cimitero, la ricerca dell’Obelisco o un’altra Fucina.',
    'AR-K17':
      'Per giocare il Municipio devi rimuovere dal gioco 1 altra carta della tua mano. Se non puoi, puoi rimuovere dal gioco il Municipio stesso come tua giocata; devi farlo solo se non puoi giocare nient’altro. La sola mancanza di uno spazio non è un motivo per rimuoverlo.',
    'AR-K18':
      'Per giocare l’Accademia di Magia devi rimuovere dal gioco 2 carte, dalla tua mano, da quelle accanto al tuo Cimitero (AR-K13) o una e una. È protetta (AR-X9). Se non puoi pagare, puoi rimuovere dal gioco l’Accademia di Magia stessa come tua giocata, alle stesse condizioni del Municipio (AR-K17).',
  },
  synonyms: [
    ['distruggere', 'distrutta', 'distrutte', 'demolire', 'rovina', 'coperta', 'a faccia in giù'],
    ['ruotare', 'ruota', 'girare', 'rotazione'],
    ['proteggere', 'protetta', 'protezione', 'segnalino', 'scudo'],
    ['ricostruire', 'riparare'],
    ['edificabile', 'permesso', 'possibile', 'disponibile', 'legale'],
    ['strada', 'riga', 'fila'],
    ['isolato', 'colonna', 'blocco'],
    ['confrontare', 'confronto', 'sinistra', 'vicino', 'adiacente'],
    ['pescare', 'peschi', 'mano', 'mazzo'],
  ],
} satisfies RuleBook<RuleNumber>;
