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
  place,
  RESOURCES,
  rubles,
  slot,
  The,
  the,
  theOrnament,
} from './game.ts';

export const reasons = {
  over: 'A partida acabou. Não dá para jogar mais nada.',
  notYourTurn: ({ seat }) => `É a vez de ${seat.name}. Espere a sua.`,
  notNow: ({ ask }) => `Antes você precisa tomar outra decisão. ${ask}`,
  sameAs: ({ slot: k }) => `As duas casas são equivalentes. Escolha ${slot(k)}.`,
  noSuchSection: 'A planta não tem nenhuma seção aí. Escolha uma das que estão nela.',
  claimedAlready: ({ section, seat }) =>
    `${The(section)} já tem ${seat.me ? 'o seu estandarte' : `o estandarte de ${seat.name}`}. Escolha uma seção sem estandarte.`,
  nothingBelow: ({ section, below }) =>
    `${The(section)} ainda não está livre: ${the(below)} não tem estandarte. As torres são reivindicadas de baixo para cima.`,
  noBanner: 'Você não tem mais estandartes. Ainda pode construir e adquirir recursos.',
  bannerNotAsked: ({ side }) =>
    side === 'basic'
      ? 'No lado básico, o estandarte não é escolhido. Ele vem do inventário enquanto houver algum lá.'
      : 'Você não precisa de um estandarte agora. Reivindique antes uma seção.',
  slotTaken: ({ slot: k }) => `${capital(slot(k))} já tem uma peça. Escolha uma casa livre.`,
  slotCovered: ({ slot: k }) => `${capital(slot(k))} ainda está coberta por um estandarte. Escolha outra.`,
  needRubles: ({ need, have, perPrestige }) =>
    `Isso custa ${rubles(need)}; você tem ${have}. Cada ponto de prestígio que você perder rende ${perPrestige}.`,
  notClaimed: ({ section }) =>
    `${The(section)} ainda não tem estandarte. Reivindique essa seção antes de entregar nela.`,
  notYours: ({ section, seat }) =>
    `${The(section)} é ${seat.me ? 'sua' : `de ${seat.name}`}. Só se entrega nas próprias seções.`,
  completedAlready: ({ section }) =>
    `${The(section)} está terminada e não precisa de mais nada. Entregue em uma seção inacabada.`,
  notNeeded: ({ section, kind }) =>
    `${The(section)} não precisa de mais ${MASS[kind ?? 0]}. Entregue o que ainda falta nela.`,
  notInHand: ({ kind, need, have }) =>
    `Você precisa de ${count(kind ?? 0, need)} e tem ${have} no inventário. Consiga mais antes.`,
  nothingDelivered: 'Nada foi entregue ainda. Entregue pelo menos um material.',
  notCompleted: ({ section }) => `${The(section)} não está terminada. Só seções terminadas são ornamentadas.`,
  decoratedAlready: ({ section, seat }) =>
    `${The(section)} já tem um ornamento ${seat.me ? 'seu' : `de ${seat.name}`}. Uma seção só tem um.`,
  ornamentGone: ({ ornament }) =>
    `Você não tem mais ${['portas', 'arcos', 'cruzes'][ornament]}. Escolha uma seção para outro ornamento.`,
  ornamentLocked: ({ ornament, slot: k }) =>
    `${capital(theOrnament(ornament))} ${de(slot(k))} está ${ornament === 1 ? 'bloqueado' : 'bloqueada'}. Uma peça colocada ali virada para cima desbloqueia o ornamento.`,
  tooManyGems: ({ most }) =>
    `Nesta ação você só pode incrustar mais ${n(most, 'joia', 'joias')}. Incruste menos.`,
  exactSteps: ({ die: d, shows }) =>
    `O ${die(d)} avança pelo menos ${shows}, o valor dele. Escolha um local mais adiante.`,
  notYourDie: ({ die: d, shows }) =>
    `O ${die(d)} avança exatamente ${shows}. Só o dado branco e o da sua cor podem avançar mais em troca de rublos.`,
  cheaperWay: ({ die: d, steps }) =>
    `O ${die(d)} chega lá por menos: ${form(steps, 'basta', 'bastam')} ${n(steps, 'local', 'locais')}.`,
  placeFull: ({ place: at }) => `Já há outros três dados em ${place(at)}. Escolha outro dado ou outro local.`,
  noDieMoved: 'Nenhum dado foi movido neste turno. Para adquirir recursos, mova antes um dado.',
  takenAlready: 'Você já obteve os recursos deste local. Continue com a influência, uma peça ou a rolagem.',
  noSpace:
    'Seu inventário está cheio. Entregue ou venda; reivindicar libera um espaço enquanto houver estandartes nele.',
  supplyEmpty: ({ kind }) =>
    kind === null
      ? 'A provisão não tem o que você receberia. Escolha outra coisa.'
      : `A provisão não tem mais ${MASS[kind]}. Escolha outra coisa.`,
  amountOutOfRange: ({ min, max }) =>
    `Aqui você pode pegar de ${min} a ${max}. Escolha um número entre os dois.`,
  usedAlready: ({ action: a }) => `Você já usou esta ação (${a}). Só pode usá-la uma vez por turno.`,
  otherQuadrant: 'O dado está em outro quadrante: só a carta de lá pode ser usada.',
  otherActionUsed: ({ action: a }) =>
    `Você usou a outra ação desta carta (${a}). Só uma das duas é permitida.`,
  rowBroken: ({ action: a }) =>
    `Você interrompeu esta ação (${a}). Só pode repeti-la em sequência, antes de pegar ou ativar outra coisa.`,
  notShown: ({ kind, of }) =>
    `Esta carta não aceita este material (${RESOURCES[kind ?? 0]}), só ${kinds(of)}.`,
  nothingToSell: ({ of }) =>
    `Você não tem nada para vender aqui. ${of.length === 6 ? 'Consiga antes um material.' : `A carta aceita ${kinds(of)}.`}`,
  nothingToDeliver:
    'Nenhum dos seus materiais pode ser entregue. Reivindique uma seção ou consiga o que falta nas suas.',
  nothingToTrade: ({ give, get }) =>
    `Para trocar, você precisa de ${give > 1 ? `${give} materiais iguais` : '1 material'}, e a provisão precisa ter ${get > 1 ? `${get} materiais de outros tipos` : '1 material de outro tipo'}.`,
  noUsefulTile:
    'Nenhuma das suas peças de oficina viradas para cima dá algo agora. Coloque uma virada para cima ou abra espaço.',
  needEveryKind:
    'Você não terminou uma seção de cada tipo. Termine uma fundação, uma seção intermediária e uma cúpula.',
  needDifferent: ({ need, have }) => `São necessários ${need} materiais diferentes; você tem ${have}.`,
  sameKind: ({ kind }) => `É o que você acabou de dar (${RESOURCES[kind ?? 0]}). Escolha outro tipo.`,
  returnedAlready: ({ kind }) => `Você já devolveu ${count(kind ?? 0, 1)}. Escolha outro tipo.`,
  samePlace: ({ place: at }) => `${place(at)} já é a primeira peça. Escolha outra.`,
  noTile: ({ slot: k }) => `Não há nenhuma peça ${em(slot(k))}. Reivindique uma seção para ter uma.`,
  faceDown: ({ slot: k }) => `A peça ${de(slot(k))} está virada para baixo. Ela nunca poderá ser ativada.`,
  otherColour: ({ slot: k, die: d }) =>
    `Você moveu o ${die(d)}, que não ativa ${slot(k)}. Só contam as peças da cor dele.`,
  activatedAlready: 'Você já ativou uma peça nesta ação. Só dá para fazer isso uma vez.',
  givesNothing: ({ slot: k }) =>
    `A peça ${de(slot(k))} não daria nada agora: falta espaço, ou não há mais na provisão.`,
  noPrestige: ({ space }) =>
    `Você está na casa ${space}, sem nenhuma casa de prestígio atrás: não dá para perder prestígio.`,
  rerolledAlready: 'Você já rolou os dados de um local neste turno. Só dá para fazer isso uma vez por turno.',
  noDice: ({ place: at }) => `Não há dados em ${place(at)}. Escolha um local com dados.`,
  actFirst: 'Falta a sua ação básica. Reivindique, construa ou adquira recursos antes de terminar o turno.',
  notIvansChoice: ({ section }) =>
    `${The(section)} não é opção pela regra de Ivan. Escolha uma das seções marcadas.`,
} satisfies Reasons;
