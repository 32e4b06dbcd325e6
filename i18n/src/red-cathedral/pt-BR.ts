import type { Action, Benefit } from '@archivolt/red-cathedral';
import { common } from '../common/pt-BR.ts';
import { capital, words } from '../words.ts';
import type { RedCathedralMessages, Sec, Spot, Who } from './messages.ts';

const { n, form, and, or } = words('pt-BR', 'de ');

/** The subject and its verb: “você” goes with the same form as a name. */
const s = (who: Who, verb: string): string => `${who.me ? 'Você' : who.name} ${verb}`;
const by = (who: Who): string => (who.me ? 'você' : who.name);

const RESOURCES = [
  'madeira',
  'tijolo',
  'pedra',
  'ouro',
  'joia verde',
  'joia roxa',
  'rublo',
  'reconhecimento',
];
const PLURALS = ['madeiras', 'tijolos', 'pedras', 'ouro', 'joias verdes', 'joias roxas', 'rublos'];
const COLOURS = ['vermelho', 'amarelo', 'verde', 'azul', 'branco'];
const KINDS = ['fundação', 'seção intermediária', 'cúpula'];
const ORNAMENTS = ['porta', 'arco', 'cruz'];
const GROUPS = ['artesãos', 'transportadores', 'comerciantes', 'clero'];
const OF_GROUP = ['dos artesãos', 'dos transportadores', 'dos comerciantes', 'do clero'];
const SEASONS = { spring: 'primavera', summer: 'verão', autumn: 'outono', winter: 'inverno' };
const CARDS = {
  recognition: 'Reconhecimento',
  inventory: 'Inventário',
  transport: 'Transporte',
  claim: 'Reivindicar',
  construction: 'Construção',
};

const count = (resource: number, k: number): string =>
  resource === 7
    ? n(k, 'ponto de reconhecimento', 'pontos de reconhecimento')
    : n(k, RESOURCES[resource] ?? '', PLURALS[resource] ?? '');
const rubles = (k: number): string => count(6, k);
const prestige = (k: number): string => n(k, 'ponto de prestígio', 'pontos de prestígio');
const materials = (k: number): string => n(k, 'material', 'materiais');
const kinds = (list: readonly number[]): string => or(list.map((kind) => RESOURCES[kind] ?? ''));
const anyOf = (list: readonly number[]): string =>
  list.length === 6 ? '1 material qualquer' : `1 ${kinds(list)}`;

const die = (d: number): string => `dado ${COLOURS[d]}`;
/** To go alone, or after "n" (in) or "d" (of). */
const slot = (k: number): string =>
  k < 4
    ? `o espaço ${COLOURS[k]} da oficina`
    : `o ${k === 4 ? 'primeiro' : 'segundo'} espaço branco da oficina`;
const sec = ({ kind, tower, nth }: Sec): string =>
  `${KINDS[kind]}${nth > 0 ? ` ${nth}` : ''} da torre ${tower}`;
const the = (x: Sec): string => `a ${sec(x)}`;
const The = (x: Sec): string => `A ${sec(x)}`;
const place = ({ resource, season, number }: Spot): string =>
  `${capital((resource === 6 ? PLURALS : RESOURCES)[resource] ?? '')} (${SEASONS[season]}${number > 0 ? ` ${number}` : ''})`;
const theOrnament = (o: number): string => ['a porta', 'o arco', 'a cruz'][o] ?? '';
const an = (o: number): string => ['uma porta', 'um arco', 'uma cruz'][o] ?? '';

const tile = (b: Benefit): string =>
  'die' in b ? die(b.die) : 'gain' in b ? count(b.gain, b.count) : 'material qualquer';

const action = (a: Action): string => {
  switch (a.act) {
    case 'sell':
      return `vender ${anyOf(a.of)} por ${rubles(a.rubles)}`;
    case 'buy':
      return `comprar ${anyOf(a.of)} por ${rubles(a.rubles)}`;
    case 'deliver':
      return `pagar ${rubles(a.rubles)} para entregar ${a.count > 1 ? 'até ' : ''}${materials(a.count)}`;
    case 'rubles':
      return `ganhar ${rubles(a.count)}`;
    case 'swap':
      return `pagar ${rubles(a.rubles)} para trocar 2 peças de recurso de lugar`;
    case 'trade': {
      const given = a.give > 1 ? `${a.give} materiais iguais` : '1 material';
      const got = a.get > 1 ? `${a.get} de outros tipos` : '1 de outro tipo';
      return `trocar ${a.rubles > 0 ? `${rubles(a.rubles)} e ` : ''}${given} por ${got}`;
    }
    case 'activate':
      return 'ativar 1 das suas peças de oficina viradas para cima';
    case 'recognition':
      return `ganhar ${count(7, a.count)}${a.everyKind ? ' se você tiver concluído uma fundação, uma seção intermediária e uma cúpula' : ''}`;
    case 'prestige': {
      const price = [
        ...(a.rubles > 0 ? [`pagar ${rubles(a.rubles)}`] : []),
        ...(a.different > 0 ? [`devolver ${a.different} materiais diferentes`] : []),
      ];
      return `${and(price)} por ${prestige(a.count)}`;
    }
    default:
      return a satisfies never;
  }
};

export const game = {
  terms: {
    title: 'The Red Cathedral',
    ivan: 'Ivan',
    colon: ': ',
    resources: RESOURCES,
    prestige: 'prestígio',
    banners: 'estandartes',
    colours: COLOURS,
    dice: COLOURS.map((_, d) => die(d)),
    kinds: KINDS,
    ornaments: ORNAMENTS,
    groups: GROUPS,
    seasons: SEASONS,
    slots: [
      ...COLOURS.slice(0, 4).map((colour) => `espaço ${colour}`),
      'primeiro espaço branco',
      'segundo espaço branco',
    ],
    soloCards: CARDS,
    sides: { basic: 'lado básico', advanced: 'lado avançado' },
    faceUp: 'virada para cima',
    faceDown: 'virada para baixo',
    market: 'Mercado',
    cathedral: 'Catedral',
    workshop: 'Oficina',
    inventory: 'Inventário',
    supply: 'Reserva geral',
    track: 'Trilha de pontuação',
    influence: 'Influência',
    count,
    counted: count,
    countPrestige: prestige,
    countMaterials: materials,
    countDice: (k) => n(k, 'dado', 'dados'),
    countBanners: (k) => n(k, 'estandarte', 'estandartes'),
    countOrnaments: (k) => n(k, 'ornamento', 'ornamentos'),
    countSections: (k) => n(k, 'seção', 'seções'),
    freeSpaces: (k) => n(k, 'espaço livre', 'espaços livres'),
    and,
    or,
    tower: (roman) => `torre ${roman}`,
    section: sec,
    place,
    tile,
    tileHelp: (b) =>
      'die' in b
        ? `Dá uma vez o que dá o local do ${die(b.die)}.`
        : `Dá ${'gain' in b ? count(b.gain, b.count) : '1 material à sua escolha'}.`,
    action,
    actionShort: (a) => {
      switch (a.act) {
        case 'sell':
          return `vender por ${rubles(a.rubles)}`;
        case 'buy':
          return `comprar por ${rubles(a.rubles)}`;
        case 'deliver':
          return `entregar ${a.count}`;
        case 'rubles':
          return `+${rubles(a.count)}`;
        case 'swap':
          return 'trocar 2 peças';
        case 'trade':
          return `trocar ${a.give} por ${a.get}`;
        case 'activate':
          return 'ativar uma peça';
        case 'recognition':
          return `+${a.count} reconhecimento`;
        case 'prestige':
          return `+${a.count} prestígio`;
        default:
          return a satisfies never;
      }
    },
    mark: (repeat) => (repeat ? 'quantas vezes seguidas quiser' : 'uma vez'),
  },
  events: {
    turn: (w) => (w.me ? 'É o seu turno.' : `É o turno de ${w.name}.`),
    claimed: (w, x, t) =>
      `${s(w, 'reivindica')} ${the(x)}${t ? ` e pega a peça de oficina dela (${tile(t)})` : ''}.`,
    bannerTaken: (w, from, left) => {
      const where = {
        inventory: 'do inventário',
        aside: 'de fora do inventário',
        white: 'de um espaço branco da oficina',
      };
      const has = `${by(w)} ${left === 0 ? 'não tem mais nenhum' : `ainda tem ${left}`}`;
      return `O estandarte vem ${where[from]}; ${has}.`;
    },
    placed: (w, t, k, up, r) =>
      `${s(w, 'coloca')} a peça (${tile(t)}) virada para ${up ? 'cima' : 'baixo'} n${slot(k)}${r > 0 ? ` por ${rubles(r)}` : ''}.`,
    unlocked: (w, o, k) => `${s(w, 'desbloqueia')} ${theOrnament(o)} d${slot(k)}.`,
    tileRemoved: (t) => `A peça de oficina (${tile(t)}) sai do jogo.`,
    dieMoved: (w, d, from, to, steps, r) =>
      `${s(w, 'move')} o ${die(d)} ${n(steps, 'local', 'locais')}, de ${place(from)} para ${place(to)}${r > 0 ? `, por ${rubles(r)}` : ''}.`,
    dieStays: (d, full) => `O ${die(d)} não se move: já há três dados em ${place(full)}.`,
    rolled: (w, at, dice, k) => `${s(w, 'rola')} ${form(k, 'o dado', 'os dados')} em ${place(at)}: ${dice}.`,
    gained: (w, kind, k, lost, from) => {
      const where = {
        market: ' do mercado',
        workshop: ' da oficina',
        influence: '',
        section: '',
        optional: '',
      };
      const what =
        k === 0 ? `${s(w, 'não recebe')} ${RESOURCES[kind]}` : `${s(w, 'recebe')} ${count(kind, k)}`;
      return `${what}${where[from]}${lost > 0 ? `; mais ${lost} ${form(lost, 'se perde', 'se perdem')}` : ''}.`;
    },
    rubles: (w, k, now) =>
      k < 0
        ? `${s(w, 'paga')} ${rubles(-k)} (${form(now, 'resta', 'restam')} ${now}).`
        : `${s(w, 'recebe')} ${rubles(k)} (total ${now}).`,
    recognition: (w, k, space) =>
      k === 0
        ? `${w.me ? 'Seu marcador' : `O marcador de ${w.name}`} fica na casa ${space}.`
        : `${s(w, k > 0 ? 'ganha' : 'perde')} ${count(7, Math.abs(k))} (casa ${space}).`,
    prestige: (w, k, now) => `${s(w, k > 0 ? 'ganha' : 'perde')} ${prestige(Math.abs(k))} (total ${now}).`,
    activated: (w, k, t) => `${s(w, 'ativa')} a peça (${tile(t)}) d${slot(k)}.`,
    used: (w, g, a) => `${s(w, 'usa')} a influência ${OF_GROUP[g]}: ${action(a)}.`,
    gave: (w, kind, k, how) => {
      const verb = { sold: 'vende', traded: 'dá em troca', returned: 'devolve' };
      return `${s(w, verb[how])} ${count(kind, k)}.`;
    },
    tilesSwapped: (w, a, b) =>
      `${s(w, 'troca')} duas peças de recurso de lugar: agora ${place(a)} e ${place(b)}.`,
    delivered: (w, kind, k, x, missing) =>
      `${s(w, 'entrega')} ${count(kind, k)} n${the(x)}${missing > 0 ? `; ainda ${form(missing, 'falta', 'faltam')} ${materials(missing)}` : ''}.`,
    completed: (w, x) => `${s(w, 'conclui')} ${the(x)}.`,
    punished: (w, x, above) =>
      `Penalidade para ${by(w)}: ${the(x)} está inacabada, com ${n(above, 'seção concluída', 'seções concluídas')} de outros acima.`,
    decorated: (w, o, x, gems) => `${s(w, 'coloca')} ${an(o)} n${the(x)}${gems ? ` com ${gems}` : ''}.`,
    endTriggered: (w) => `${s(w, 'conclui sua')} sexta seção: todos os outros têm um último turno.`,
    ivanCard: (card, d) => `Ivan segue a carta ${CARDS[card]} com o ${die(d)}.`,
    ivanStored: (goods) =>
      goods ? `Ivan põe ${goods} na carta Inventário.` : 'Ivan não põe nada na carta Inventário.',
    ivanTransported: (goods) => `Ivan passa ${goods} para a carta Construção.`,
    ivanIdle: (card) =>
      ({
        transport: 'Ivan não tem nada na carta Inventário para passar.',
        claim: 'Ivan não tem nada para reivindicar.',
        construction: 'Ivan não tem nada para construir.',
        ornament: 'O próximo ornamento de Ivan não cabe em nenhum lugar.',
        recognition: 'Ivan não faz nada.',
        inventory: 'Ivan não faz nada.',
      })[card],
    ivanShuffled: (dice) =>
      `As peças de Ivan são embaralhadas e colocadas de novo viradas para cima: ${dice}.`,
    ended: (w, names) =>
      `A partida acabou. ${w ? s(w, w.me ? 'venceu' : 'vence') : `${names} compartilham a vitória`}.`,
  },
  asks: {
    waiting: (w) => `${w.name} está decidindo.`,
    over: 'A partida acabou.',
    turn: 'É o seu turno: reivindique uma seção, construa ou adquira recursos.',
    end: 'Sua ação está concluída. Termine o turno ou use antes uma ação opcional.',
    banner: (x) => `Escolha o estandarte para ${the(x)}: do inventário ou de um espaço branco da oficina.`,
    slot: (t) => `Escolha onde colocar a peça de oficina (${tile(t)}).`,
    face: (t, k, cost) =>
      `Peça (${tile(t)}) n${slot(k)}: virada para cima por ${rubles(cost)}, ou virada para baixo de graça?`,
    deliver: (left, begun) =>
      begun
        ? `Você ainda pode entregar ${materials(left)}: construa ou ornamente.`
        : `Entregue ${left > 1 ? 'até ' : ''}${materials(left)}: construa ou ornamente.`,
    gems: (o, x, most) =>
      `Acrescentar até ${n(most, 'joia', 'joias')} ${['à porta', 'ao arco', 'à cruz'][o]} n${the(x)}? Cada uma conta como entregue.`,
    market: (take, use, activate) => {
      const open = [
        ...(take ? ['pegar recursos'] : []),
        ...(use ? ['usar influência'] : []),
        ...(activate ? ['ativar uma peça de oficina'] : []),
      ];
      return open.length > 0
        ? `Você pode ${or(open)}; por fim, role os dados.`
        : 'Role os dados deste local.';
    },
    amount: (kind, min, max, lost) =>
      `Quanto você pega: de ${min} a ${count(kind, max)}?${lost > 0 ? ` Não dá para obter ${lost}.` : ''}`,
    choose: (mayLeave) => `Escolha 1 material${mayLeave ? ', ou nenhum' : ''}.`,
    sell: (r) => `Que material você vende por ${rubles(r)}?`,
    buy: (r) => `Que material você compra por ${rubles(r)}?`,
    give: (k) => (k > 1 ? `Que tipo você troca? Você dá ${k} iguais.` : 'Que material você troca?'),
    get: (given, left, begun) =>
      `Escolha ${begun ? 'mais ' : ''}${materials(left)} em troca, de qualquer tipo exceto ${RESOURCES[given]}.`,
    return: (left, begun) =>
      begun
        ? `Escolha mais ${materials(left)} para devolver, de um novo tipo.`
        : `Escolha ${left} materiais diferentes para devolver.`,
    swap: (first) =>
      first
        ? `Que peça de recurso troca de lugar com ${place(first)}?`
        : 'Escolha a primeira das duas peças de recurso a trocar.',
    activate: 'Escolha uma das suas peças de oficina viradas para cima para ativar.',
    ivanClaim: 'Escolha a seção que Ivan reivindica.',
    ivanOrnament: (o) => `Escolha a seção em que Ivan coloca ${an(o)}.`,
  },
  moves: {
    claim: (x, t) => `Reivindicar ${the(x)}${t ? ` (peça: ${tile(t)})` : ''}`,
    banner: (from) =>
      `Pegar o estandarte ${from === 'inventory' ? 'do inventário' : 'do espaço branco da oficina'}`,
    slot: (k, cost) => `Colocar a peça n${slot(k)} (virada para cima: ${rubles(cost)})`,
    face: (up, cost) =>
      up
        ? `Colocar a peça virada para cima${cost === null ? '' : ` por ${rubles(cost)}`}`
        : 'Colocar a peça virada para baixo de graça',
    deliver: (kind, x) => `Entregar ${count(kind, 1)} n${the(x)}`,
    decorate: (o, x) => `Colocar ${an(o)} n${the(x)} por ${count([0, 2, 3][o] ?? 0, 1)}`,
    gems: (gems, p) => (gems ? `Acrescentar ${gems} por ${prestige(p)}` : 'Não acrescentar joias'),
    stop: (ask) => (ask === 'deliver' ? 'Parar de entregar' : 'Não pegar mais materiais'),
    acquire: (d, steps, to, r) =>
      `Mover o ${die(d)} ${n(steps, 'local', 'locais')} para ${place(to)}${r > 0 ? `, ${rubles(r)}` : ''}`,
    take: (resource, most) =>
      resource === null || most === 0
        ? 'Pegar recursos do mercado'
        : `Pegar ${most > 1 && resource < 6 ? 'até ' : ''}${count(resource, most)} do mercado`,
    amount: (kind, k) =>
      k === 0 ? 'Não pegar nada' : `Pegar ${kind === null ? materials(k) : count(kind, k)}`,
    choose: (kind) => `Pegar ${count(kind, 1)}`,
    use: (g, a) =>
      g === null || a === null ? 'Usar influência' : `Usar a influência ${OF_GROUP[g]}: ${action(a)}`,
    sell: (kind, r) => `Vender ${count(kind, 1)}${r === null ? '' : ` por ${rubles(r)}`}`,
    buy: (kind, r) => `Comprar ${count(kind, 1)}${r === null ? '' : ` por ${rubles(r)}`}`,
    give: (kind, k) => `Dar ${count(kind, k)} em troca`,
    get: (kind) => `Pegar ${count(kind, 1)} em troca`,
    return: (kind) => `Devolver ${count(kind, 1)}`,
    swap: (at, first) =>
      first
        ? `Trocar ${place(first)} e ${place(at)} de lugar`
        : `Trocar a peça de recurso ${place(at)} de lugar`,
    activate: (k, t) => `Ativar a peça d${slot(k)}${t ? `: ${tile(t)}` : ''}`,
    roll: (at) => (at ? `Rolar os dados em ${place(at)}` : 'Rolar os dados'),
    rubles: `Perder ${prestige(1)} por ${rubles(2)}`,
    reroll: (at) => `Perder ${prestige(1)} para rolar os dados em ${place(at)}`,
    end: 'Terminar o turno',
    ivanClaim: (x) => `Ivan reivindica ${the(x)}`,
    ivanOrnament: (o, x) => `Ivan coloca ${an(o)} n${the(x)}`,
  },
  shorts: {
    claim: 'Reivindicar',
    deliver: 'Entregar',
    inventory: 'Inventário',
    whiteSlot: 'Espaço branco',
    stop: 'Pronto',
    none: 'Nada',
    take: 'Pegar recursos',
    use: 'Usar influência',
    roll: 'Rolar os dados',
    rubles: '2 rublos',
    reroll: 'Rolar de novo',
    end: 'Terminar o turno',
  },
  commands: {
    claim: {
      name: 'Reivindicar',
      help: 'Ponha um estandarte em uma seção livre e pegue a peça de oficina dela.',
    },
    build: {
      name: 'Construir',
      help: 'Entregue até 3 materiais nas suas seções, ou ornamente as concluídas.',
    },
    acquire: {
      name: 'Adquirir',
      help: 'Mova um dado; depois pegue recursos, use influência e ative uma peça.',
    },
    take: { name: 'Pegar recursos', help: 'O que o local dá, vezes os dados que estão ali.' },
    use: { name: 'Usar influência', help: 'Uma das duas ações da carta deste quadrante.' },
    activate: { name: 'Ativar uma peça', help: 'A peça de oficina virada para cima da cor do dado movido.' },
    roll: { name: 'Rolar os dados', help: 'Todos os dados do local são rolados. Isso encerra a ação.' },
    rubles: {
      name: 'Prestígio por rublos',
      help: 'Perca 1 ponto de prestígio por 2 rublos, quantas vezes quiser.',
    },
    reroll: {
      name: 'Rolar um local',
      help: 'Perca 1 ponto de prestígio para rolar todos os dados de um local, uma vez por turno.',
    },
    end: { name: 'Terminar o turno', help: 'Sua ação básica está concluída; joga o próximo jogador.' },
  },
  reasons: {
    over: 'A partida acabou. Não dá para jogar mais nada.',
    notYourTurn: ({ seat }) => `É o turno de ${seat.name}. Espere o seu.`,
    notNow: ({ ask }) => `Antes é preciso outra coisa. ${ask}`,
    sameAs: ({ slot: k }) => `Não faz diferença. Escolha ${slot(k)}, que faz exatamente o mesmo.`,
    noSuchSection: 'A planta não tem nenhuma seção aí. Escolha uma das que estão nela.',
    claimedAlready: ({ section, seat }) =>
      `${The(section)} já tem ${seat.me ? 'o seu estandarte' : `o estandarte de ${seat.name}`}. Escolha uma seção sem estandarte.`,
    nothingBelow: ({ section, below }) =>
      `${The(section)} ainda não está livre: ${the(below)} não tem estandarte. As torres são reivindicadas de baixo para cima.`,
    noBanner: 'Você não tem mais estandartes. Ainda pode construir e adquirir.',
    bannerNotAsked: ({ side }) =>
      side === 'basic'
        ? 'No lado básico, o estandarte não é escolhido. Ele vem do inventário enquanto houver algum lá.'
        : 'Nenhum estandarte é pedido agora. Reivindique antes uma seção.',
    slotTaken: ({ slot: k }) => `${capital(slot(k))} já tem uma peça. Escolha um espaço livre.`,
    slotCovered: ({ slot: k }) => `${capital(slot(k))} ainda está coberto por um estandarte. Escolha outro.`,
    needRubles: ({ need, have }) =>
      `Isso custa ${rubles(need)}; você tem ${have}. Cada ponto de prestígio rende 2.`,
    notClaimed: ({ section }) =>
      `${The(section)} ainda não tem estandarte. Reivindique essa seção antes de entregar nela.`,
    notYours: ({ section, seat }) =>
      `${The(section)} é ${seat.me ? 'sua' : `de ${seat.name}`}. Só se entrega nas próprias seções.`,
    completedAlready: ({ section }) =>
      `${The(section)} está concluída e não precisa de mais nada. Entregue em uma seção inacabada.`,
    notNeeded: ({ section, kind }) =>
      `${The(section)} não precisa de ${PLURALS[kind ?? 0]}. Entregue o que ainda falta nela.`,
    notInHand: ({ kind, need, have }) =>
      `Você precisa de ${count(kind ?? 0, need)} e tem ${have} no inventário. Consiga mais antes.`,
    nothingDelivered: 'Nada foi entregue ainda. Entregue pelo menos um material.',
    notCompleted: ({ section }) =>
      `${The(section)} não está concluída. Só seções concluídas são ornamentadas.`,
    decoratedAlready: ({ section, seat }) =>
      `${The(section)} já tem um ornamento ${seat.me ? 'seu' : `de ${seat.name}`}. Uma seção só tem um.`,
    ornamentGone: ({ ornament }) =>
      `Você não tem mais ${['portas', 'arcos', 'cruzes'][ornament]}. Escolha uma seção para outro ornamento.`,
    ornamentLocked: ({ ornament, slot: k }) =>
      `${capital(theOrnament(ornament))} d${slot(k)} está ${ornament === 1 ? 'bloqueado' : 'bloqueada'}. Uma peça colocada ali virada para cima desbloqueia o ornamento.`,
    tooManyGems: ({ most }) =>
      `Nesta ação só ${form(most, 'cabe', 'cabem')} ${n(most, 'joia', 'joias')}. Acrescente menos.`,
    exactSteps: ({ die: d, shows }) =>
      `O ${die(d)} avança pelo menos ${shows}, o valor dele. Escolha um local mais adiante.`,
    notYourDie: ({ die: d, shows }) =>
      `O ${die(d)} avança exatamente ${shows}. Só se paga pelo dado branco e pelo da própria cor.`,
    cheaperWay: ({ die: d, steps }) =>
      `O ${die(d)} chega lá por menos: ${form(steps, 'basta', 'bastam')} ${n(steps, 'local', 'locais')}.`,
    placeFull: ({ place: at }) =>
      `Já há outros três dados em ${place(at)}. Escolha outro dado ou outro local.`,
    noDieMoved: 'Nenhum dado foi movido neste turno. Para adquirir, mova antes um dado.',
    takenAlready: 'Você já pegou os recursos deste local. Continue com a influência, uma peça ou a rolagem.',
    noSpace:
      'Seu inventário está cheio. Entregue ou venda; reivindicar libera um espaço enquanto houver estandartes nele.',
    supplyEmpty: ({ kind }) =>
      kind === null
        ? 'A reserva não tem o que você receberia. Escolha outra coisa.'
        : `A reserva não tem mais ${PLURALS[kind]}. Escolha outra coisa.`,
    amountOutOfRange: ({ min, max }) =>
      `Aqui você pode pegar de ${min} a ${max}. Escolha um número entre os dois.`,
    usedAlready: ({ action: a }) => `Você já usou esta ação (${a}). Ela vale uma vez por turno.`,
    otherActionUsed: ({ action: a }) =>
      `Você usou a outra ação desta carta (${a}). Só uma das duas é permitida.`,
    rowBroken: ({ action: a }) =>
      `Você interrompeu esta ação (${a}). Ela só se repete em sequência, antes de pegar ou ativar outra coisa.`,
    notShown: ({ kind, of }) =>
      `Esta carta não aceita este material (${RESOURCES[kind ?? 0]}), só ${kinds(of)}.`,
    nothingToSell: ({ of }) =>
      `Você não tem nada para vender aqui. ${of.length === 6 ? 'Consiga antes um material.' : `A carta aceita ${kinds(of)}.`}`,
    nothingToDeliver:
      'Nenhum dos seus materiais pode ser entregue. Reivindique uma seção ou consiga o que falta nas suas.',
    nothingToTrade: ({ give, get }) =>
      `Para trocar, você precisa de ${give > 1 ? `${give} materiais iguais` : '1 material'}, e a reserva precisa ter ${get > 1 ? `${get} de outros tipos` : '1 de outro tipo'}.`,
    noUsefulTile:
      'Nenhuma das suas peças de oficina viradas para cima dá algo agora. Coloque uma virada para cima ou abra espaço.',
    needEveryKind:
      'Você não concluiu uma seção de cada tipo. Conclua uma fundação, uma seção intermediária e uma cúpula.',
    needDifferent: ({ need, have }) => `São necessários ${need} materiais diferentes; você tem ${have}.`,
    sameKind: ({ kind }) => `É o que você acabou de dar (${RESOURCES[kind ?? 0]}). Escolha outro tipo.`,
    returnedAlready: ({ kind }) => `Você já devolveu ${count(kind ?? 0, 1)}. Escolha outro tipo.`,
    samePlace: ({ place: at }) => `${place(at)} já é a primeira peça. Escolha outra.`,
    noTile: ({ slot: k }) => `Não há nenhuma peça n${slot(k)}. Reivindique uma seção para ter uma.`,
    faceDown: ({ slot: k }) => `A peça d${slot(k)} está virada para baixo. Ela nunca poderá ser ativada.`,
    otherColour: ({ slot: k, die: d }) =>
      `Você moveu o ${die(d)}, que não ativa ${slot(k)}. Só contam as peças da cor dele.`,
    activatedAlready: 'Você já ativou uma peça nesta ação. Só dá uma vez.',
    givesNothing: ({ slot: k }) =>
      `A peça d${slot(k)} não daria nada agora: falta espaço, ou não há mais na reserva.`,
    noPrestige: ({ space }) =>
      `Você está na casa ${space}, sem nenhuma casa de prestígio atrás: não dá para perder prestígio.`,
    rerolledAlready: 'Você já rolou um local neste turno. Só dá uma vez por turno.',
    noDice: ({ place: at }) => `Não há dados em ${place(at)}. Escolha um local com dados.`,
    actFirst: 'Falta a sua ação básica. Reivindique, construa ou adquira antes de terminar o turno.',
    notIvansChoice: ({ section }) =>
      `${The(section)} não é opção pela regra de Ivan. Escolha uma das seções marcadas.`,
  },
  score: {
    track: (space) => `Trilha de pontuação (casa ${space})`,
    leftovers: (m, r) => `Sobras: ${materials(m)} e ${rubles(r)}`,
    tower: (roman) => `Torre ${roman}`,
    trackHelp: 'O prestígio da casa de prestígio mais próxima, na posição do marcador ou abaixo dela.',
    leftoversHelp: '1 ponto de prestígio para cada 5 materiais e rublos, arredondando para baixo.',
    towerHelp: ({ value, presence, place: p, tied, two }) => {
      const share =
        tied > 0
          ? two
            ? 'o empate não dá nada'
            : `empate com ${n(tied, 'outro', 'outros')}, dividem as posições que ocupam`
          : p === 1
            ? 'a maior, todo o valor'
            : two
              ? 'segunda, um terço'
              : p === 2
                ? 'segunda, metade'
                : p === 3
                  ? 'terceira, um quarto'
                  : 'quarta, um oitavo';
      return `Valor ${value}, presença ${presence}: ${share}.`;
    },
    completed: 'Seções concluídas',
    ornaments: 'Ornamentos colocados',
    total: 'Prestígio total',
    final: 'Pontuação final',
    ifEndedNow: 'Se a partida acabasse agora',
    wins: (w, p) => `${s(w, w.me ? 'venceu' : 'vence')} com ${prestige(p)}.`,
    shared: (names, p) => `${names} compartilham a vitória com ${prestige(p)} cada.`,
    beatIvan: (p, i) => `Você venceu Ivan, ${p} a ${i}.`,
    lostToIvan: (p, i) => `Ivan venceu, ${i} a ${p}.`,
    drewWithIvan: (p) => `Você e Ivan compartilham a vitória com ${prestige(p)} cada.`,
    decided: {
      completed: 'O empate foi decidido pelas seções concluídas.',
      ornaments: 'O empate foi decidido pelos ornamentos.',
    },
  },
  previews: {
    gain: 'ganha',
    lose: 'perde',
    unknownRoll: 'Os dados são rolados no fim: resultado desconhecido.',
    undoEnds: 'Só dá para desfazer até aqui.',
    lost: (k) => `${k} ${form(k, 'se perde', 'se perdem')}`,
    completes: (x) => `conclui ${the(x)}`,
    penalty: (w, k) => `${s(w, 'perde')} ${count(7, k)}`,
    leads: (w, tower) => `${s(w, 'lidera')} na torre ${tower}`,
    triggersEnd: 'desencadeia o fim da partida',
  },
  describe: {
    free: 'livre',
    notYet: 'ainda não está livre',
    claimedBy: (w) => `reivindicada por ${by(w)}`,
    completedBy: (w) => `concluída por ${by(w)}`,
    needs: (goods) => `precisa de ${goods}`,
    stillNeeds: (goods) => `ainda precisa de ${goods}`,
    gives: (rewards) => `dá ${rewards}`,
    tile: (t) => `peça de oficina ${tile(t)}`,
    ornamentBy: (o, w) => `${ORNAMENTS[o]} ${w.me ? (o === 1 ? 'seu' : 'sua') : `de ${w.name}`}`,
    noOrnament: 'sem ornamento',
    noDice: 'sem dados',
    shows: (d, k) => `${COLOURS[d]} ${k}`,
    empty: 'vazio',
    costs: (r) => `virada para cima ${rubles(r)}`,
    covered: 'coberto por um estandarte',
    locked: (o) => `${ORNAMENTS[o]} ${o === 1 ? 'bloqueado' : 'bloqueada'}`,
    now: (yields) => `Agora ${yields}.`,
    space: (space) => `casa ${space}`,
  },
  setup: {
    players: { name: 'Jogadores', help: 'Quantos sentam à mesa, de 1 a 4.' },
    side: { name: 'Lado das oficinas', help: 'O mesmo lado dos tabuleiros de oficina para todos.' },
    basic: {
      name: 'Básico',
      help: 'Todos os ornamentos disponíveis desde o início; um espaço custa 2 a 4 rublos.',
    },
    advanced: {
      name: 'Avançado',
      help: 'Os ornamentos são desbloqueados na oficina; cada espaço custa 3 rublos.',
    },
    influence: {
      name: 'Cartas de influência',
      help: 'Em cada quadrante do mercado fica a carta de um grupo.',
    },
    random: { name: 'Aleatórias', help: 'De cada grupo é sorteada uma de três cartas.' },
    first: { name: 'Primeira partida', help: 'As cartas recomendadas para começar.' },
    firstPlayer: { name: 'Jogador inicial', help: 'Quem começa recebe 3 rublos; os outros, 4, 4 e 5.' },
    anyone: { name: 'Sorteio', help: 'A sorte decide quem começa.' },
    colours: { name: 'Cores', help: 'O dado da sua cor e o branco vão mais longe em troca de rublos.' },
    solo: { name: 'Modo solo contra Ivan', help: 'Ivan segue suas cinco cartas; você começa.' },
    countPlayers: (k) => n(k, 'jogador', 'jogadores'),
  },
  ...common,
  components: {
    supply: 'Reserva geral',
    track: 'Trilha de pontuação',
    resources: 'Peças de recurso',
    influence: 'Cartas de influência',
    firstGame: 'Cartas da primeira partida',
    sections: 'Cartas de catedral',
    tiles: 'Peças de oficina',
    plans: 'Cartas de planta de construção',
    boards: 'Tabuleiros de oficina',
  },
} satisfies RedCathedralMessages;
