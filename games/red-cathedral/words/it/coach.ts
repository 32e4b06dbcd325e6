import type { CoachWords } from '../messages/coach.ts';

export const coach: CoachWords = {
  claimed:
    'La tua bandiera ti riserva questa sezione: ora puoi costruirla soltanto tu. La tessera che c’era sopra va nella tua bottega.',
  placedUp:
    'Hai pagato il prezzo dello spazio, quindi la tessera è a faccia in su. Dà il suo beneficio adesso e ogni volta che sposti un dado di quel colore.',
  placedDown: 'A faccia in giù una tessera non costa nulla, ma non dà mai il suo beneficio.',
  unlocked:
    'Su questo lato della plancia, una tessera a faccia in su in uno spazio colorato libera la decorazione che vi si trovava.',
  moved:
    'Un dado si sposta in senso orario esattamente di tanti spazi quanti ne indica. Il punto in cui si ferma decide che cosa dà il mercato e quale carta Influenza puoi usare.',
  paid: 'Solo il dado bianco e quello del tuo colore possono andare oltre, per un rublo a spazio.',
  market:
    'Il mercato dà ciò che mostra la sua tessera, una volta per ogni dado in quello spazio. Puoi anche prendere di meno.',
  lost: 'Ogni materiale richiede uno spazio libero nel tuo inventario e deve trovarsi nella riserva. Ciò che non ci sta non si ottiene.',
  rolled: 'Dopo ogni visita si tirano tutti i dadi di quello spazio. Restano lì, con i loro nuovi numeri.',
  full: 'Ora lì ci sono tre dadi: lo spazio è pieno. Nessun altro dado può fermarsi lì finché uno di loro non se ne va.',
  influence:
    'Il dado spostato si è fermato in questo quadrante, quindi potevi usare una delle due azioni della sua carta Influenza.',
  activated: 'Spostando un dado puoi usare una tessera a faccia in su in uno spazio dello stesso colore.',
  dieTile:
    'Una tessera dado dà ciò che dà la tessera Risorsa dello spazio in cui si trova quel dado, ma una volta soltanto.',
  delivered:
    'Con un’azione di costruzione consegni fino a tre materiali, a qualsiasi tua sezione. Restano lì finché la sezione non è completata.',
  completed:
    'Una sezione completata dà subito ciò che vi è stampato. La tua bandiera lì conta anche alla fine, quando si assegnano i punti della torre.',
  rivalCompleted:
    'Alla fine ogni torre si divide tra chi vi ha bandiere su sezioni completate o decorazioni. Chi ne ha di più riceve di più.',
  punished:
    'La tua sezione più in basso è incompleta. Per ogni sezione completata da altri sopra di essa perdi un punto ricompensa.',
  overbuilt:
    'La sezione sotto la tua è incompleta: chi l’ha rivendicata perde un punto ricompensa per ogni sezione completata da altri sopra di essa.',
  decorated:
    'Una decorazione costa il suo materiale. In quella torre conta come una tua bandiera, e ogni gemma incastonata dà punti prestigio.',
  recognition:
    'Ogni punto ricompensa è una casella del tracciato del punteggio. Alla fine conta solo l’ultimo numero che hai raggiunto.',
  prestige:
    'Un punto prestigio ti porta alla prossima casella numerata del tracciato, per quanto vicina sia.',
  nearEnd:
    'Cinque sezioni completate: la sesta dà tre punti prestigio e porta agli ultimi turni. Assicurati di poter ancora finire ciò che hai iniziato.',
  nearEndSolo:
    'Cinque sezioni completate: dopo la sesta, l’avversario ha un ultimo turno. Assicurati di poter ancora finire ciò che hai iniziato.',
  end: 'Sei sezioni completate chiudono la partita: dopo l’ultimo turno si assegnano i punti delle torri.',
  ivan: 'Ivan non decide nulla. Sposta il dado della carta più a sinistra con la tessera a faccia in su, dal mercato riceve solo punti ricompensa e poi fa ciò che dice la carta.',
};
