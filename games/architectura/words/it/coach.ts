import type { CoachWords } from '../messages/coach.ts';

export const coach: CoachWords = {
  played:
    'Una carta si gioca con il suo valore base in alto. Si confronta solo con la carta subito alla sua sinistra.',
  covered: 'Una carta distrutta non ha più valore. Sopra si può giocare un’altra carta.',
  equal: 'I due valori sono uguali, quindi alla carta a sinistra non succede nulla.',
  rose: 'La carta a sinistra valeva più di quella giocata, quindi ruota verso il valore superiore successivo.',
  fell: 'La carta a sinistra valeva meno, ma più della metà: ruota verso il valore inferiore successivo.',
  destroyed:
    'La carta a sinistra valeva la metà del valore giocato o meno. Viene distrutta: non ha più né valore né effetto.',
  lost: 'Una carta distrutta alla fine non dà nulla. Per tenere una carta al sicuro servono un valore alto, una protezione o una carta alla sua destra.',
  shielded: 'Una carta protetta è al sicuro dagli avversari, sia nel confronto sia dagli effetti.',
  effect:
    'Dopo il confronto si applica l’effetto della carta giocata. A ciò che una carta «può» fare si può rinunciare; il resto è obbligatorio.',
  reserved: 'Un segnalino su uno spazio libero lo tiene per il suo proprietario. Nessun altro può giocarvi.',
  guarded:
    'Un segnalino su una carta la protegge dagli avversari. Si sposta con la carta e ritorna quando la carta se ne va.',
  revalued:
    'X è il valore subito a sinistra, N il numero dell’isolato. Un valore così cambia quando cambia ciò da cui dipende.',
  escaped:
    'Questa carta può spostarsi in un altro spazio invece di essere distrutta, se il suo proprietario ne ha uno.',
  beside: 'Questa carta sta accanto alla città: non occupa spazio, non si confronta e conta comunque.',
  drew: 'Un turno finisce pescando fino al limite di carte in mano: tre, se nessun effetto lo ha aumentato.',
  limit:
    'Il limite di carte in mano resta aumentato fino alla fine della partita, anche se quella carta viene distrutta.',
  exchanged:
    'Una volta per partita, prima di giocare, puoi mettere tutta la mano sotto il mazzo e pescare altrettante carte nuove.',
  passed:
    'Chi può giocare deve giocare. Chi non può passa, pesca lo stesso e più tardi potrà giocare di nuovo.',
  nearEnd:
    'Un mazzo è esaurito. La partita finisce dopo un giro in cui nessuno gioca, rimuove o pesca una carta né cambia la mano.',
  ended:
    'Per un giro intero nessuno ha potuto fare nulla. Si sommano i valori delle tue carte scoperte e gli effetti di fine partita.',
};
