import { capital } from '@archivolt/i18n';
import { de, em } from '@archivolt/i18n/grammar/pt';
import type { Reasons } from '../messages/reasons.ts';
import {
  count,
  die,
  form,
  kinds,
  MASS,
  n,
  of,
  place,
  RESOURCES,
  rubles,
  slot,
  The,
  the,
  theOrnament,
} from './game.ts';

export const reasons = {
  over: 'A partida acabou. Já não se pode jogar nada.',
  notYourTurn: ({ seat }) => `É a vez ${of(seat)}. Espera pela tua.`,
  notNow: ({ ask }) => `Primeiro tens de tomar outra decisão. ${ask}`,
  sameAs: ({ slot: k }) => `As duas casas são equivalentes. Escolhe ${slot(k)}.`,
  noSuchSection: 'A planta não tem nenhuma secção aí. Escolhe uma das que nela estão.',
  claimedAlready: ({ section, seat }) =>
    `${The(section)} já tem ${seat.me ? 'o teu estandarte' : `o estandarte ${of(seat)}`}. Escolhe uma secção sem estandarte.`,
  nothingBelow: ({ section, below }) =>
    `${The(section)} ainda não está livre: ${the(below)} não tem estandarte. As torres reivindicam-se de baixo para cima.`,
  noBanner: 'Já não tens estandartes. Ainda podes construir e adquirir recursos.',
  bannerNotAsked: ({ side }) =>
    side === 'basic'
      ? 'No lado básico, o estandarte não se escolhe. Vem do inventário enquanto lá houver algum.'
      : 'Agora não precisas de nenhum estandarte. Reivindica primeiro uma secção.',
  slotTaken: ({ slot: k }) => `${capital(slot(k))} já tem uma peça. Escolhe uma casa livre.`,
  slotCovered: ({ slot: k }) => `${capital(slot(k))} ainda está coberta por um estandarte. Escolhe outra.`,
  needRubles: ({ need, have, perPrestige }) =>
    `Isto custa ${rubles(need)}; tens ${have}. Cada ponto de prestígio que perderes rende ${perPrestige}.`,
  notClaimed: ({ section }) => `${The(section)} ainda não tem estandarte. Reivindica-a antes de lá entregar.`,
  notYours: ({ section, seat }) =>
    `${The(section)} é ${seat.me ? 'tua' : of(seat)}. Só se entrega nas próprias secções.`,
  completedAlready: ({ section }) =>
    `${The(section)} está terminada e não precisa de mais nada. Entrega numa secção por terminar.`,
  notNeeded: ({ section, kind }) =>
    `${The(section)} não precisa de mais ${MASS[kind ?? 0]}. Entrega o que lá ainda falta.`,
  notInHand: ({ kind, need, have }) =>
    `Precisas de ${count(kind ?? 0, need)}; no inventário tens ${have}. Arranja mais primeiro.`,
  nothingDelivered: 'Ainda não entregaste nada. Entrega pelo menos um material.',
  notCompleted: ({ section }) => `${The(section)} não está terminada. Só se ornamentam secções terminadas.`,
  decoratedAlready: ({ section, seat }) =>
    `${The(section)} já tem um ornamento ${seat.me ? 'teu' : of(seat)}. Uma secção só tem um.`,
  ornamentGone: ({ ornament }) =>
    `Já não tens ${['portas', 'arcos', 'cruzes'][ornament]}. Escolhe uma secção para outro ornamento.`,
  ornamentLocked: ({ ornament, slot: k }) =>
    `${capital(theOrnament(ornament))} ${de(slot(k))} está ${ornament === 1 ? 'bloqueado' : 'bloqueada'}. Uma peça lá colocada virada para cima desbloqueia o ornamento.`,
  tooManyGems: ({ most }) =>
    `Nesta ação só podes incrustar mais ${n(most, 'joia', 'joias')}. Incrusta menos.`,
  exactSteps: ({ die: d, shows }) =>
    `O ${die(d)} avança pelo menos ${shows}, o seu valor. Escolhe um local mais adiante.`,
  notYourDie: ({ die: d, shows }) =>
    `O ${die(d)} avança exatamente ${shows}. Só o dado branco e o da tua cor podem avançar mais em troca de rublos.`,
  cheaperWay: ({ die: d, steps }) =>
    `O ${die(d)} chega lá por menos: ${form(steps, 'basta', 'bastam')} ${n(steps, 'local', 'locais')}.`,
  placeFull: ({ place: at }) =>
    `Em ${place(at)} já estão outros três dados. Escolhe outro dado ou outro local.`,
  noDieMoved: 'Neste turno ainda não se moveu nenhum dado. Para adquirir recursos, move primeiro um dado.',
  takenAlready: 'Já obtiveste os recursos deste local. Continua com a influência, uma peça ou o lançamento.',
  noSpace:
    'O teu inventário está cheio. Entrega ou vende; reivindicar liberta um espaço enquanto lá houver estandartes.',
  supplyEmpty: ({ kind }) =>
    kind === null
      ? 'A provisão não tem o que receberias. Escolhe outra coisa.'
      : `A provisão já não tem ${MASS[kind]}. Escolhe outra coisa.`,
  amountOutOfRange: ({ min, max }) =>
    `Aqui podes receber de ${min} a ${max}. Escolhe um número entre os dois.`,
  usedAlready: ({ action: a }) => `Já usaste esta ação (${a}). Só a podes usar uma vez por turno.`,
  otherQuadrant: 'O dado está noutro quadrante: só se pode usar a carta desse quadrante.',
  otherActionUsed: ({ action: a }) => `Usaste a outra ação desta carta (${a}). Só uma das duas é permitida.`,
  rowBroken: ({ action: a }) =>
    `Interrompeste esta ação (${a}). Só a podes repetir de seguida, antes de receber ou ativar outra coisa.`,
  notShown: ({ kind, of: list }) =>
    `Esta carta não aceita este material (${RESOURCES[kind ?? 0]}), só ${kinds(list)}.`,
  nothingToSell: ({ of: list }) =>
    `Não tens nada para vender aqui. ${list.length === 6 ? 'Arranja primeiro um material.' : `A carta aceita ${kinds(list)}.`}`,
  nothingToDeliver:
    'Nenhum dos teus materiais pode ser entregue. Reivindica uma secção ou arranja o que falta nas tuas.',
  nothingToTrade: ({ give, get }) =>
    `Para trocar precisas de ${give > 1 ? `${give} materiais iguais` : '1 material'}, e a provisão tem de ter ${get > 1 ? `${get} materiais de outros tipos` : '1 material de outro tipo'}.`,
  noUsefulTile:
    'Nenhuma das tuas peças de oficina viradas para cima dá agora alguma coisa. Coloca uma virada para cima ou arranja espaço.',
  needEveryKind:
    'Não terminaste uma secção de cada tipo. Termina uma fundação, uma secção intermediária e uma cúpula.',
  needDifferent: ({ need, have }) => `São precisos ${need} materiais diferentes; tens ${have}.`,
  sameKind: ({ kind }) => `Foi o que acabaste de dar (${RESOURCES[kind ?? 0]}). Escolhe outro tipo.`,
  returnedAlready: ({ kind }) => `Já devolveste ${count(kind ?? 0, 1)}. Escolhe outro tipo.`,
  samePlace: ({ place: at }) => `${place(at)} já é a primeira peça. Escolhe outra.`,
  noTile: ({ slot: k }) =>
    `${capital(em(slot(k)))} não há nenhuma peça. Reivindica uma secção para teres uma.`,
  faceDown: ({ slot: k }) => `A peça ${de(slot(k))} está virada para baixo. Nunca poderá ser ativada.`,
  otherColour: ({ slot: k, die: d }) =>
    `Moveste o ${die(d)}, que não ativa ${slot(k)}. Só contam as peças da cor dele.`,
  activatedAlready: 'Já ativaste uma peça nesta ação. Só o podes fazer uma vez.',
  givesNothing: ({ slot: k }) =>
    `A peça ${de(slot(k))} não daria nada agora: falta espaço, ou já não há na provisão.`,
  noPrestige: ({ space }) =>
    `Estás na casa ${space}, sem nenhuma casa de prestígio atrás de ti: não podes perder prestígio.`,
  rerolledAlready: 'Já lançaste os dados de um local neste turno. Só o podes fazer uma vez por turno.',
  noDice: ({ place: at }) => `Em ${place(at)} não há dados. Escolhe um local com dados.`,
  actFirst: 'Falta a tua ação básica. Reivindica, constrói ou adquire recursos antes de terminares o turno.',
  notIvansChoice: ({ section }) =>
    `${The(section)} não é opção segundo a regra do Ivan. Escolhe uma das secções assinaladas.`,
} satisfies Reasons;
