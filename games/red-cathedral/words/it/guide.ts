import { plural } from '@archivolt/i18n';
import type { GuideWords } from '../messages/guide.ts';

export const guide: GuideWords = {
  built: (who, section) => (who === undefined ? `Costruisci: ${section}` : `${who} costruisce: ${section}`),
  missing: (materials) => `ancora da consegnare: ${materials}`,
  share: (roman, by) =>
    `Torre ${roman}: ${plural('it', Math.abs(by), { one: '# punto', other: '# punti' })} in ${by > 0 ? 'più' : 'meno'} per te alla fine, allo stato attuale.`,
  threat: (section) => `La tua sezione incompleta ora rischia una penalità: ${section}.`,
  full: (place) => `Ora è pieno: ${place}. Nessun altro dado può fermarsi lì.`,
  section:
    'Rivendicala con una bandiera, poi consegna i materiali indicati. Chi la completa riceve ciò che vi è stampato.',
  done: 'Alla fine conta per il valore della sua torre e può portare una decorazione di qualsiasi giocatore.',
  die: 'Si sposta in senso orario di tanti spazi quanti ne indica. Puoi pagare per spostare oltre il tuo dado o quello bianco.',
  place:
    'Dà ciò che mostra la sua tessera, una volta per ogni dado presente. Un dado non può fermarsi dove ce ne sono già altri tre.',
  influence:
    'Puoi usare una delle due azioni di una carta quando il dado spostato si ferma nel suo quadrante.',
  slot: 'Qui una tessera a faccia in su dà il suo beneficio quando la piazzi e ogni volta che sposti un dado di questo colore.',
  material:
    'Ogni materiale occupa uno spazio del tuo inventario. Si consegna alle sezioni, si vende o si scambia.',
  supply: 'Ciò che manca nella riserva non si può ottenere. I materiali usati vi ritornano.',
  banner: 'Ogni rivendicazione richiede una bandiera. Quella che lascia l’inventario vi libera uno spazio.',
  ornament:
    'Mettila su una sezione completata del suo tipo, con il suo materiale e fino a due gemme, che danno punti prestigio.',
  track:
    'Ogni casella è un punto ricompensa. Un punto prestigio porta alla prossima casella numerata; alla fine contano solo quei numeri.',
};
