import { capital } from '@archivolt/i18n';
import { ad } from '@archivolt/i18n/grammar/it';
import type { Reasons } from '../messages/reasons.ts';
import {
  count,
  die,
  form,
  inSlot,
  kinds,
  n,
  PLURALS,
  place,
  RESOURCES,
  rubles,
  slot,
  The,
  the,
  theOrnament,
} from './game.ts';

export const reasons = {
  over: 'La partita è finita. Non si può più giocare nulla.',
  notYourTurn: ({ seat }) => `Tocca ${ad(seat.name)}. Aspetta il tuo turno.`,
  notNow: ({ ask }) => `Prima devi prendere un’altra decisione. ${ask}`,
  sameAs: ({ slot: k }) => `I due spazi si equivalgono. Scegli ${slot(k)}.`,
  noSuchSection: 'Il progetto non ha sezioni in quel punto. Scegline una che vi compaia.',
  claimedAlready: ({ section, seat }) =>
    `${The(section)} ha già ${seat.me ? 'la tua bandiera' : `la bandiera di ${seat.name}`}. Scegli una sezione senza bandiera.`,
  nothingBelow: ({ section, below }) =>
    `${The(section)} non è ancora libera: ${the(below)} non ha bandiere. Le torri si rivendicano dal basso in alto.`,
  noBanner: 'Non hai più bandiere. Puoi ancora costruire e ottenere risorse.',
  bannerNotAsked: ({ side }) =>
    side === 'basic'
      ? 'Sul lato base la bandiera non si sceglie. Viene dall’inventario finché ce n’è una.'
      : 'Ora non ti serve una bandiera. Rivendica prima una sezione.',
  slotTaken: ({ slot: k }) => `${capital(inSlot(k))} c’è già una tessera. Scegli uno spazio libero.`,
  slotCovered: ({ slot: k }) => `${capital(slot(k))} è ancora coperto da una bandiera. Scegline un altro.`,
  needRubles: ({ need, have, perPrestige }) =>
    `Costa ${rubles(need)}; ne hai ${have}. Ogni punto prestigio che cedi ne procura ${perPrestige}.`,
  notClaimed: ({ section }) =>
    `${The(section)} non ha ancora bandiere. Rivendicala prima di consegnarvi materiali.`,
  notYours: ({ section, seat }) =>
    `${The(section)} ${seat.me ? 'è tua' : `è di ${seat.name}`}. Si consegna solo alle proprie sezioni.`,
  completedAlready: ({ section }) =>
    `${The(section)} è completata e non ha bisogno d’altro. Consegna a una sezione non completata.`,
  notNeeded: ({ section, kind }) =>
    `${The(section)} non ha bisogno di ${PLURALS[kind ?? 0]}. Consegna ciò che ancora manca.`,
  notInHand: ({ kind, need, have }) =>
    `${form(need, 'Ti serve', 'Ti servono')} ${count(kind ?? 0, need)} e nell’inventario ${have === 0 ? 'non ne hai' : `ne hai ${have}`}. Procuratene prima.`,
  nothingDelivered: 'Non hai ancora consegnato nulla. Consegna almeno un materiale.',
  notCompleted: ({ section }) => `${The(section)} non è completata. Si decorano solo sezioni completate.`,
  decoratedAlready: ({ section, seat }) =>
    `${The(section)} ha già una decorazione ${seat.me ? 'tua' : `di ${seat.name}`}. Una sezione ne ha una sola.`,
  ornamentGone: ({ ornament }) =>
    `Non hai più ${['porte', 'archi', 'croci'][ornament]}. Scegli una sezione per un’altra decorazione.`,
  ornamentLocked: ({ ornament, slot: k }) =>
    `${capital(theOrnament(ornament))} ${inSlot(k)} è ${ornament === 1 ? 'bloccato' : 'bloccata'}. Una tessera piazzata lì a faccia in su sblocca la decorazione.`,
  tooManyGems: ({ most }) =>
    `In quest’azione puoi incastonare solo ${n(most, 'altra gemma', 'altre gemme')}. Incastonane meno.`,
  exactSteps: ({ die: d, shows }) =>
    `Il ${die(d)} avanza almeno di ${shows}, il suo valore. Scegli uno spazio più avanti.`,
  notYourDie: ({ die: d, shows }) =>
    `Il ${die(d)} avanza esattamente di ${shows}. Solo il dado bianco e quello del tuo colore possono andare oltre pagando rubli.`,
  cheaperWay: ({ die: d, steps }) =>
    `Il ${die(d)} ci arriva spendendo meno: ${form(steps, 'basta', 'bastano')} ${n(steps, 'spazio', 'spazi')}.`,
  placeFull: ({ place: at }) =>
    `Su ${place(at)} ci sono già altri tre dadi. Scegli un altro dado o un altro spazio.`,
  noDieMoved: 'In questo turno nessun dado è stato spostato. Per ottenere risorse, sposta prima un dado.',
  takenAlready: 'Hai già preso le risorse di questo spazio. Continua con l’influenza, una tessera o il tiro.',
  noSpace:
    'Il tuo inventario è pieno. Consegna o vendi; rivendicare libera uno spazio finché vi sono bandiere.',
  supplyEmpty: ({ kind }) =>
    kind === null
      ? 'La riserva non ha ciò che otterresti. Scegli altro.'
      : `La riserva non ha più ${PLURALS[kind]}. Scegli altro.`,
  amountOutOfRange: ({ min, max }) =>
    `Qui puoi prenderne da ${min} a ${max}. Scegli un numero compreso tra i due.`,
  usedAlready: ({ action: a }) => `Hai già usato quest’azione (${a}). Puoi usarla solo una volta per turno.`,
  otherQuadrant: 'Il dado si trova in un altro quadrante: si può usare solo la carta di quel quadrante.',
  otherActionUsed: ({ action: a }) =>
    `Hai usato l’altra azione di questa carta (${a}). Ne è permessa una sola.`,
  rowBroken: ({ action: a }) =>
    `Hai interrotto quest’azione (${a}). Puoi ripeterla solo di seguito, prima di prendere o attivare altro.`,
  notShown: ({ kind, of }) =>
    `Questa carta non tratta questo materiale (${RESOURCES[kind ?? 0]}), solo ${kinds(of)}.`,
  nothingToSell: ({ of }) =>
    `Qui non hai nulla da vendere. ${of.length === 6 ? 'Procurati prima un materiale.' : `La carta accetta ${kinds(of)}.`}`,
  nothingToDeliver:
    'Nessuno dei tuoi materiali si può consegnare. Rivendica una sezione o procurati ciò che manca alle tue.',
  nothingToTrade: ({ give, get }) =>
    `Per scambiare ${give > 1 ? `ti servono ${give} materiali uguali` : 'ti serve 1 materiale'}, e nella riserva ${get > 1 ? `devono esserci ${get} materiali di altri tipi` : 'deve esserci 1 materiale di un altro tipo'}.`,
  noUsefulTile:
    'Nessuna delle tue tessere Bottega a faccia in su dà qualcosa ora. Piazzane una a faccia in su o fai posto.',
  needEveryKind:
    'Non hai completato una sezione di ogni tipo. Completa una base, una sezione mediana e una cupola.',
  needDifferent: ({ need, have }) => `Servono ${need} materiali diversi; ne hai ${have}.`,
  sameKind: ({ kind }) => `È ciò che hai appena dato (${RESOURCES[kind ?? 0]}). Scegli un altro tipo.`,
  returnedAlready: ({ kind }) => `Hai già scartato ${count(kind ?? 0, 1)}. Scegli un altro tipo.`,
  samePlace: ({ place: at }) => `${place(at)} è già la prima tessera. Scegline un’altra.`,
  noTile: ({ slot: k }) =>
    `${capital(inSlot(k))} non c’è nessuna tessera. Rivendica una sezione per averne una.`,
  faceDown: ({ slot: k }) => `La tessera ${inSlot(k)} è a faccia in giù. Non potrà mai essere attivata.`,
  otherColour: ({ slot: k, die: d }) =>
    `Hai spostato il ${die(d)}, che non attiva ${slot(k)}. Contano solo le tessere del suo colore.`,
  activatedAlready: 'In quest’azione hai già attivato una tessera. Si può una volta sola.',
  givesNothing: ({ slot: k }) =>
    `La tessera ${inSlot(k)} ora non darebbe nulla: manca spazio, o la riserva è vuota.`,
  noPrestige: ({ space }) =>
    `Sei sulla casella ${space} e dietro di te non c’è una casella prestigio: non puoi perdere prestigio.`,
  rerolledAlready:
    'In questo turno hai già tirato i dadi di uno spazio. Si può fare una sola volta per turno.',
  noDice: ({ place: at }) => `Su ${place(at)} non ci sono dadi. Scegli uno spazio con dadi.`,
  actFirst:
    'La tua azione di base è ancora da fare. Rivendica, costruisci o ottieni risorse prima di finire.',
  notIvansChoice: ({ section }) =>
    `${The(section)} non spetta a Ivan secondo la sua regola. Scegli una delle sezioni segnate.`,
} satisfies Reasons;
