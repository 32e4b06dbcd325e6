import type { Action, Benefit } from '@archivolt/red-cathedral';
import { common } from '../common/pt-PT.ts';
import { capital, words } from '../words.ts';
import type { RedCathedralMessages, Sec, Spot, Who } from './messages.ts';

const { n, form, and, or } = words('pt-PT', 'de ');

/** The subject and its verb; the second person needs no pronoun, and Ivan has an article. */
const s = (who: Who, you: string, others: string): string =>
  who.me ? capital(you) : `${who.ivan ? 'O ' : ''}${who.name} ${others}`;
const of = (who: Who): string => `${who.ivan ? 'do' : 'de'} ${who.name}`;
const by = (who: Who): string => (who.me ? 'ti' : who.ivan ? `o ${who.name}` : who.name);

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
const SLOTS = ['vermelha', 'amarela', 'verde', 'azul'];
const KINDS = ['fundação', 'secção intermediária', 'cúpula'];
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
  k < 4 ? `a casa ${SLOTS[k]} da oficina` : `a ${k === 4 ? 'primeira' : 'segunda'} casa branca da oficina`;
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
      return `pagar ${rubles(a.rubles)} para trocar de lugar 2 peças de recursos`;
    case 'trade': {
      const given = a.give > 1 ? `${a.give} materiais iguais` : '1 material';
      const got = a.get > 1 ? `${a.get} de outros tipos` : '1 de outro tipo';
      return `trocar ${a.rubles > 0 ? `${rubles(a.rubles)} e ` : ''}${given} por ${got}`;
    }
    case 'activate':
      return 'ativar 1 das tuas peças de oficina viradas para cima';
    case 'recognition':
      return `ganhar ${count(7, a.count)}${a.everyKind ? ' se tiveres terminado uma fundação, uma secção intermediária e uma cúpula' : ''}`;
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
    slots: [...SLOTS.map((colour) => `casa ${colour}`), 'primeira casa branca', 'segunda casa branca'],
    soloCards: CARDS,
    sides: { basic: 'lado básico', advanced: 'lado avançado' },
    faceUp: 'virada para cima',
    faceDown: 'virada para baixo',
    market: 'Mercado',
    cathedral: 'Catedral',
    workshop: 'Oficina',
    inventory: 'Inventário',
    supply: 'Provisão geral',
    track: 'Contador de pontuação',
    influence: 'Influência',
    count,
    counted: count,
    countPrestige: prestige,
    countMaterials: materials,
    countDice: (k) => n(k, 'dado', 'dados'),
    countBanners: (k) => n(k, 'estandarte', 'estandartes'),
    countOrnaments: (k) => n(k, 'ornamento', 'ornamentos'),
    countSections: (k) => n(k, 'secção', 'secções'),
    freeSpaces: (k) => n(k, 'espaço livre', 'espaços livres'),
    and,
    or,
    tower: (roman) => `torre ${roman}`,
    section: sec,
    place,
    tile,
    tileHelp: (b) =>
      'die' in b
        ? `Dá uma vez aquilo que dá o local do ${die(b.die)}.`
        : `Dá ${'gain' in b ? count(b.gain, b.count) : '1 material à tua escolha'}.`,
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
    mark: (repeat) => (repeat ? 'as vezes seguidas que quiseres' : 'uma vez'),
  },
  events: {
    turn: (w) => (w.me ? 'É o teu turno.' : `É o turno ${of(w)}.`),
    claimed: (w, x, t) =>
      `${s(w, 'reivindicas', 'reivindica')} ${the(x)}${t ? ` e ${w.me ? 'ficas' : 'fica'} com a sua peça de oficina (${tile(t)})` : ''}.`,
    bannerTaken: (w, from, left) => {
      const where = {
        inventory: 'do inventário',
        aside: 'de fora do inventário',
        white: 'de uma casa branca da oficina',
      };
      const rest = left === 0 ? 'nenhum' : left;
      const has = w.me
        ? `${left === 0 ? 'já não tens' : 'ainda tens'}`
        : `${w.name} ${left === 0 ? 'já não tem' : 'ainda tem'}`;
      return `O estandarte vem ${where[from]}; ${has} ${rest}.`;
    },
    placed: (w, t, k, up, r) =>
      `${s(w, 'colocas', 'coloca')} a peça (${tile(t)}) virada para ${up ? 'cima' : 'baixo'} n${slot(k)}${r > 0 ? ` por ${rubles(r)}` : ''}.`,
    unlocked: (w, o, k) => `${s(w, 'desbloqueias', 'desbloqueia')} ${theOrnament(o)} d${slot(k)}.`,
    tileRemoved: (t) => `A peça de oficina (${tile(t)}) sai do jogo.`,
    dieMoved: (w, d, from, to, steps, r) =>
      `${s(w, 'moves', 'move')} o ${die(d)} ${n(steps, 'local', 'locais')}, de ${place(from)} para ${place(to)}${r > 0 ? `, por ${rubles(r)}` : ''}.`,
    dieStays: (d, full) => `O ${die(d)} não se move: em ${place(full)} já estão três dados.`,
    rolled: (w, at, dice, k) =>
      `${s(w, 'lanças', 'lança')} ${form(k, 'o dado', 'os dados')} em ${place(at)}: ${dice}.`,
    gained: (w, kind, k, lost, from) => {
      const where = {
        market: ' do mercado',
        workshop: ' da oficina',
        influence: '',
        section: '',
        optional: '',
      };
      const what =
        k === 0
          ? `${s(w, 'não recebes', 'não recebe')} ${RESOURCES[kind]}`
          : `${s(w, 'recebes', 'recebe')} ${count(kind, k)}`;
      return `${what}${where[from]}${lost > 0 ? `; mais ${lost} ${form(lost, 'perde-se', 'perdem-se')}` : ''}.`;
    },
    rubles: (w, k, now) =>
      k < 0
        ? `${s(w, 'pagas', 'paga')} ${rubles(-k)} (${form(now, 'resta', 'restam')} ${now}).`
        : `${s(w, 'recebes', 'recebe')} ${rubles(k)} (total ${now}).`,
    recognition: (w, k, space) =>
      k === 0
        ? `O ${w.me ? 'teu marcador' : `marcador ${of(w)}`} fica na casa ${space}.`
        : `${k > 0 ? s(w, 'ganhas', 'ganha') : s(w, 'perdes', 'perde')} ${count(7, Math.abs(k))} (casa ${space}).`,
    prestige: (w, k, now) =>
      `${k > 0 ? s(w, 'ganhas', 'ganha') : s(w, 'perdes', 'perde')} ${prestige(Math.abs(k))} (total ${now}).`,
    activated: (w, k, t) => `${s(w, 'ativas', 'ativa')} a peça (${tile(t)}) d${slot(k)}.`,
    used: (w, g, a) => `${s(w, 'usas', 'usa')} a influência ${OF_GROUP[g]}: ${action(a)}.`,
    gave: (w, kind, k, how) => {
      const verb = {
        sold: s(w, 'vendes', 'vende'),
        traded: s(w, 'dás em troca', 'dá em troca'),
        returned: s(w, 'devolves', 'devolve'),
      };
      return `${verb[how]} ${count(kind, k)}.`;
    },
    tilesSwapped: (w, a, b) =>
      `${s(w, 'trocas', 'troca')} de lugar duas peças de recursos: agora ${place(a)} e ${place(b)}.`,
    delivered: (w, kind, k, x, missing) =>
      `${s(w, 'entregas', 'entrega')} ${count(kind, k)} n${the(x)}${missing > 0 ? `; ainda ${form(missing, 'falta', 'faltam')} ${materials(missing)}` : ''}.`,
    completed: (w, x) => `${s(w, 'terminas', 'termina')} ${the(x)}.`,
    punished: (w, x, above) =>
      `Castigo para ${by(w)}: ${the(x)} está por terminar, com ${n(above, 'secção terminada', 'secções terminadas')} de outros por cima.`,
    decorated: (w, o, x, gems) =>
      `${s(w, 'colocas', 'coloca')} ${an(o)} n${the(x)}${gems ? ` com ${gems}` : ''}.`,
    endTriggered: (w) =>
      `${s(w, 'terminas a tua', 'termina a sua')} sexta secção: todos os outros têm um último turno.`,
    ivanCard: (card, d) => `O Ivan segue a carta ${CARDS[card]} com o ${die(d)}.`,
    ivanStored: (goods) =>
      goods ? `O Ivan põe ${goods} na carta Inventário.` : 'O Ivan não põe nada na carta Inventário.',
    ivanTransported: (goods) => `O Ivan passa ${goods} para a carta Construção.`,
    ivanIdle: (card) =>
      ({
        transport: 'O Ivan não tem nada na carta Inventário para passar.',
        claim: 'O Ivan não tem nada para reivindicar.',
        construction: 'O Ivan não tem nada para construir.',
        ornament: 'O próximo ornamento do Ivan não cabe em lado nenhum.',
        recognition: 'O Ivan não faz nada.',
        inventory: 'O Ivan não faz nada.',
      })[card],
    ivanShuffled: (dice) => `As peças do Ivan são baralhadas e colocadas de novo viradas para cima: ${dice}.`,
    ended: (w, names) =>
      `A partida acabou. ${w ? s(w, 'ganhaste', 'ganha') : `${names} partilham a vitória`}.`,
  },
  asks: {
    waiting: (w) => `${w.name} está a decidir.`,
    over: 'A partida acabou.',
    turn: 'É o teu turno: reivindica uma secção, constrói ou adquire recursos.',
    end: 'A tua ação está feita. Acaba o turno ou usa antes uma ação opcional.',
    banner: (x) => `Escolhe o estandarte para ${the(x)}: do inventário ou de uma casa branca da oficina.`,
    slot: (t) => `Escolhe onde colocar a peça de oficina (${tile(t)}).`,
    face: (t, k, cost) =>
      `Peça (${tile(t)}) n${slot(k)}: virada para cima por ${rubles(cost)}, ou virada para baixo sem custo?`,
    deliver: (left, begun) =>
      begun
        ? `Ainda podes entregar ${materials(left)}: constrói ou ornamenta.`
        : `Entrega ${left > 1 ? 'até ' : ''}${materials(left)}: constrói ou ornamenta.`,
    gems: (o, x, most) =>
      `Acrescentar até ${n(most, 'joia', 'joias')} ${['à porta', 'ao arco', 'à cruz'][o]} n${the(x)}? Cada uma conta como entregue.`,
    market: (take, use, activate) => {
      const open = [
        ...(take ? ['receber recursos'] : []),
        ...(use ? ['usar influência'] : []),
        ...(activate ? ['ativar uma peça de oficina'] : []),
      ];
      return open.length > 0 ? `Podes ${or(open)}; por fim, lança os dados.` : 'Lança os dados deste local.';
    },
    amount: (kind, min, max, lost) =>
      `Quanto recebes: de ${min} a ${count(kind, max)}?${lost > 0 ? ` ${lost} não se ${form(lost, 'pode', 'podem')} obter.` : ''}`,
    choose: (mayLeave) => `Escolhe 1 material${mayLeave ? ', ou nenhum' : ''}.`,
    sell: (r) => `Que material vendes por ${rubles(r)}?`,
    buy: (r) => `Que material compras por ${rubles(r)}?`,
    give: (k) => (k > 1 ? `Que tipo trocas? Dás ${k} iguais.` : 'Que material trocas?'),
    get: (given, left, begun) =>
      `Escolhe ${begun ? 'mais ' : ''}${materials(left)} em troca, de qualquer tipo exceto ${RESOURCES[given]}.`,
    return: (left, begun) =>
      begun
        ? `Escolhe mais ${materials(left)} para devolver, de um novo tipo.`
        : `Escolhe ${left} materiais diferentes para devolver.`,
    swap: (first) =>
      first
        ? `Que peça de recursos troca de lugar com ${place(first)}?`
        : 'Escolhe a primeira de duas peças de recursos a trocar.',
    activate: 'Escolhe uma das tuas peças de oficina viradas para cima para ativar.',
    ivanClaim: 'Escolhe a secção que o Ivan reivindica.',
    ivanOrnament: (o) => `Escolhe a secção em que o Ivan coloca ${an(o)}.`,
  },
  moves: {
    claim: (x, t) => `Reivindicar ${the(x)}${t ? ` (peça: ${tile(t)})` : ''}`,
    banner: (from) =>
      `Tirar o estandarte ${from === 'inventory' ? 'do inventário' : 'da casa branca da oficina'}`,
    slot: (k, cost) => `Colocar a peça n${slot(k)} (virada para cima: ${rubles(cost)})`,
    face: (up, cost) =>
      up
        ? `Colocar a peça virada para cima${cost === null ? '' : ` por ${rubles(cost)}`}`
        : 'Colocar a peça virada para baixo sem custo',
    deliver: (kind, x) => `Entregar ${count(kind, 1)} n${the(x)}`,
    decorate: (o, x) => `Colocar ${an(o)} n${the(x)} por ${count([0, 2, 3][o] ?? 0, 1)}`,
    gems: (gems, p) => (gems ? `Acrescentar ${gems} por ${prestige(p)}` : 'Não acrescentar joias'),
    stop: (ask) => (ask === 'deliver' ? 'Parar de entregar' : 'Não receber mais materiais'),
    acquire: (d, steps, to, r) =>
      `Mover o ${die(d)} ${n(steps, 'local', 'locais')} para ${place(to)}${r > 0 ? `, ${rubles(r)}` : ''}`,
    take: (resource, most) =>
      resource === null || most === 0
        ? 'Receber recursos do mercado'
        : `Receber ${most > 1 && resource < 6 ? 'até ' : ''}${count(resource, most)} do mercado`,
    amount: (kind, k) =>
      k === 0 ? 'Não receber nada' : `Receber ${kind === null ? materials(k) : count(kind, k)}`,
    choose: (kind) => `Receber ${count(kind, 1)}`,
    use: (g, a) =>
      g === null || a === null ? 'Usar influência' : `Usar a influência ${OF_GROUP[g]}: ${action(a)}`,
    sell: (kind, r) => `Vender ${count(kind, 1)}${r === null ? '' : ` por ${rubles(r)}`}`,
    buy: (kind, r) => `Comprar ${count(kind, 1)}${r === null ? '' : ` por ${rubles(r)}`}`,
    give: (kind, k) => `Dar em troca ${count(kind, k)}`,
    get: (kind) => `Receber em troca ${count(kind, 1)}`,
    return: (kind) => `Devolver ${count(kind, 1)}`,
    swap: (at, first) =>
      first
        ? `Trocar de lugar ${place(first)} e ${place(at)}`
        : `Trocar de lugar a peça de recursos ${place(at)}`,
    activate: (k, t) => `Ativar a peça d${slot(k)}${t ? `: ${tile(t)}` : ''}`,
    roll: (at) => (at ? `Lançar os dados em ${place(at)}` : 'Lançar os dados'),
    rubles: `Perder ${prestige(1)} por ${rubles(2)}`,
    reroll: (at) => `Perder ${prestige(1)} para lançar os dados em ${place(at)}`,
    end: 'Acabar o turno',
    ivanClaim: (x) => `O Ivan reivindica ${the(x)}`,
    ivanOrnament: (o, x) => `O Ivan coloca ${an(o)} n${the(x)}`,
  },
  shorts: {
    claim: 'Reivindicar',
    deliver: 'Entregar',
    inventory: 'Inventário',
    whiteSlot: 'Casa branca',
    stop: 'Feito',
    none: 'Nada',
    take: 'Receber recursos',
    use: 'Usar influência',
    roll: 'Lançar os dados',
    rubles: '2 rublos',
    reroll: 'Lançar de novo',
    end: 'Acabar o turno',
  },
  commands: {
    claim: {
      name: 'Reivindicar',
      help: 'Põe um estandarte numa secção livre e fica com a sua peça de oficina.',
    },
    build: {
      name: 'Construir',
      help: 'Entrega até 3 materiais nas tuas secções, ou ornamenta as terminadas.',
    },
    acquire: {
      name: 'Adquirir',
      help: 'Move um dado; depois recebe recursos, usa influência e ativa uma peça.',
    },
    take: { name: 'Receber recursos', help: 'Aquilo que dá o local, vezes os dados que lá estão.' },
    use: { name: 'Usar influência', help: 'Uma das duas ações da carta deste quadrante.' },
    activate: { name: 'Ativar uma peça', help: 'A peça de oficina virada para cima da cor do dado movido.' },
    roll: { name: 'Lançar os dados', help: 'Lançam-se todos os dados do local. Isto encerra a ação.' },
    rubles: {
      name: 'Prestígio por rublos',
      help: 'Perde 1 ponto de prestígio por 2 rublos, as vezes que quiseres.',
    },
    reroll: {
      name: 'Lançar um local',
      help: 'Perde 1 ponto de prestígio para lançar todos os dados de um local, uma vez por turno.',
    },
    end: { name: 'Acabar o turno', help: 'A tua ação básica está feita; joga o jogador seguinte.' },
  },
  reasons: {
    over: 'A partida acabou. Já não se pode jogar nada.',
    notYourTurn: ({ seat }) => `É o turno ${of(seat)}. Espera pelo teu.`,
    notNow: ({ ask }) => `Primeiro pede-se outra coisa. ${ask}`,
    sameAs: ({ slot: k }) => `Não faz diferença. Escolhe ${slot(k)}, que faz exatamente o mesmo.`,
    noSuchSection: 'A planta não tem nenhuma secção aí. Escolhe uma das que nela estão.',
    claimedAlready: ({ section, seat }) =>
      `${The(section)} já tem ${seat.me ? 'o teu estandarte' : `o estandarte ${of(seat)}`}. Escolhe uma secção sem estandarte.`,
    nothingBelow: ({ section, below }) =>
      `${The(section)} ainda não está livre: ${the(below)} não tem estandarte. As torres reivindicam-se de baixo para cima.`,
    noBanner: 'Já não tens estandartes. Ainda podes construir e adquirir.',
    bannerNotAsked: ({ side }) =>
      side === 'basic'
        ? 'No lado básico, o estandarte não se escolhe. Vem do inventário enquanto lá houver algum.'
        : 'Agora não se pede nenhum estandarte. Reivindica primeiro uma secção.',
    slotTaken: ({ slot: k }) => `${capital(slot(k))} já tem uma peça. Escolhe uma casa livre.`,
    slotCovered: ({ slot: k }) => `${capital(slot(k))} ainda está coberta por um estandarte. Escolhe outra.`,
    needRubles: ({ need, have }) =>
      `Isto custa ${rubles(need)}; tens ${have}. Cada ponto de prestígio rende 2.`,
    notClaimed: ({ section }) =>
      `${The(section)} ainda não tem estandarte. Reivindica-a antes de lá entregar.`,
    notYours: ({ section, seat }) =>
      `${The(section)} é ${seat.me ? 'tua' : of(seat)}. Só se entrega nas próprias secções.`,
    completedAlready: ({ section }) =>
      `${The(section)} está terminada e não precisa de mais nada. Entrega numa secção por terminar.`,
    notNeeded: ({ section, kind }) =>
      `${The(section)} não precisa de ${PLURALS[kind ?? 0]}. Entrega o que lá ainda falta.`,
    notInHand: ({ kind, need, have }) =>
      `Precisas de ${count(kind ?? 0, need)}; no inventário tens ${have}. Arranja mais primeiro.`,
    nothingDelivered: 'Ainda não entregaste nada. Entrega pelo menos um material.',
    notCompleted: ({ section }) => `${The(section)} não está terminada. Só se ornamentam secções terminadas.`,
    decoratedAlready: ({ section, seat }) =>
      `${The(section)} já tem um ornamento ${seat.me ? 'teu' : of(seat)}. Uma secção só tem um.`,
    ornamentGone: ({ ornament }) =>
      `Já não tens ${['portas', 'arcos', 'cruzes'][ornament]}. Escolhe uma secção para outro ornamento.`,
    ornamentLocked: ({ ornament, slot: k }) =>
      `${capital(theOrnament(ornament))} d${slot(k)} está ${ornament === 1 ? 'bloqueado' : 'bloqueada'}. Uma peça lá colocada virada para cima desbloqueia o ornamento.`,
    tooManyGems: ({ most }) =>
      `Nesta ação só ${form(most, 'cabe', 'cabem')} ${n(most, 'joia', 'joias')}. Acrescenta menos.`,
    exactSteps: ({ die: d, shows }) =>
      `O ${die(d)} avança pelo menos ${shows}, o seu valor. Escolhe um local mais adiante.`,
    notYourDie: ({ die: d, shows }) =>
      `O ${die(d)} avança exatamente ${shows}. Só se paga pelo dado branco e pelo da própria cor.`,
    cheaperWay: ({ die: d, steps }) =>
      `O ${die(d)} chega lá por menos: ${form(steps, 'basta', 'bastam')} ${n(steps, 'local', 'locais')}.`,
    placeFull: ({ place: at }) =>
      `Em ${place(at)} já estão outros três dados. Escolhe outro dado ou outro local.`,
    noDieMoved: 'Neste turno ainda não se moveu nenhum dado. Para adquirir, move primeiro um dado.',
    takenAlready:
      'Já recebeste os recursos deste local. Continua com a influência, uma peça ou o lançamento.',
    noSpace:
      'O teu inventário está cheio. Entrega ou vende; reivindicar liberta um espaço enquanto lá houver estandartes.',
    supplyEmpty: ({ kind }) =>
      kind === null
        ? 'A provisão não tem o que receberias. Escolhe outra coisa.'
        : `A provisão já não tem ${PLURALS[kind]}. Escolhe outra coisa.`,
    amountOutOfRange: ({ min, max }) =>
      `Aqui podes receber de ${min} a ${max}. Escolhe um número entre os dois.`,
    usedAlready: ({ action: a }) => `Já usaste esta ação (${a}). Vale uma vez por turno.`,
    otherActionUsed: ({ action: a }) => `Usaste a outra ação desta carta (${a}). Só se permite uma das duas.`,
    rowBroken: ({ action: a }) =>
      `Interrompeste esta ação (${a}). Só se repete de seguida, antes de receber ou ativar outra coisa.`,
    notShown: ({ kind, of: list }) =>
      `Esta carta não aceita este material (${RESOURCES[kind ?? 0]}), só ${kinds(list)}.`,
    nothingToSell: ({ of: list }) =>
      `Não tens nada para vender aqui. ${list.length === 6 ? 'Arranja primeiro um material.' : `A carta aceita ${kinds(list)}.`}`,
    nothingToDeliver:
      'Nenhum dos teus materiais pode ser entregue. Reivindica uma secção ou arranja o que falta nas tuas.',
    nothingToTrade: ({ give, get }) =>
      `Para trocar precisas de ${give > 1 ? `${give} materiais iguais` : '1 material'}, e a provisão tem de ter ${get > 1 ? `${get} de outros tipos` : '1 de outro tipo'}.`,
    noUsefulTile:
      'Nenhuma das tuas peças de oficina viradas para cima dá agora alguma coisa. Coloca uma virada para cima ou arranja lugar.',
    needEveryKind:
      'Não terminaste uma secção de cada tipo. Termina uma fundação, uma secção intermediária e uma cúpula.',
    needDifferent: ({ need, have }) => `São precisos ${need} materiais diferentes; tens ${have}.`,
    sameKind: ({ kind }) => `Foi o que acabaste de dar (${RESOURCES[kind ?? 0]}). Escolhe outro tipo.`,
    returnedAlready: ({ kind }) => `Já devolveste ${count(kind ?? 0, 1)}. Escolhe outro tipo.`,
    samePlace: ({ place: at }) => `${place(at)} já é a primeira peça. Escolhe outra.`,
    noTile: ({ slot: k }) => `N${slot(k)} não há nenhuma peça. Reivindica uma secção para teres uma.`,
    faceDown: ({ slot: k }) => `A peça d${slot(k)} está virada para baixo. Nunca poderá ser ativada.`,
    otherColour: ({ slot: k, die: d }) =>
      `Moveste o ${die(d)}, que não ativa ${slot(k)}. Só contam as peças da cor dele.`,
    activatedAlready: 'Já ativaste uma peça nesta ação. Só se pode uma vez.',
    givesNothing: ({ slot: k }) =>
      `A peça d${slot(k)} não daria nada agora: falta espaço, ou já não há na provisão.`,
    noPrestige: ({ space }) =>
      `Estás na casa ${space}, sem nenhuma casa de prestígio atrás de ti: não podes perder prestígio.`,
    rerolledAlready: 'Já lançaste um local neste turno. Só se pode uma vez por turno.',
    noDice: ({ place: at }) => `Em ${place(at)} não há dados. Escolhe um local com dados.`,
    actFirst: 'Falta a tua ação básica. Reivindica, constrói ou adquire antes de acabares o turno.',
    notIvansChoice: ({ section }) =>
      `${The(section)} não é opção segundo a regra do Ivan. Escolhe uma das secções assinaladas.`,
  },
  score: {
    track: (space) => `Contador de pontuação (casa ${space})`,
    leftovers: (m, r) => `Sobras: ${materials(m)} e ${rubles(r)}`,
    tower: (roman) => `Torre ${roman}`,
    trackHelp: 'O prestígio da casa de prestígio mais próxima, na posição do marcador ou abaixo dela.',
    leftoversHelp: '1 ponto de prestígio por cada 5 materiais e rublos, arredondando para baixo.',
    towerHelp: ({ value, presence, place: p, tied, two }) => {
      const share =
        tied > 0
          ? two
            ? 'o empate não dá nada'
            : `empate com ${n(tied, 'outro', 'outros')}, dividem os lugares que ocupam`
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
    completed: 'Secções terminadas',
    ornaments: 'Ornamentos instalados',
    total: 'Prestígio total',
    final: 'Pontuação final',
    ifEndedNow: 'Se a partida acabasse agora',
    wins: (w, p) => `${s(w, 'ganhaste', 'ganha')} com ${prestige(p)}.`,
    shared: (names, p) => `${names} partilham a vitória com ${prestige(p)} cada.`,
    beatIvan: (p, i) => `Venceste o Ivan, ${p} a ${i}.`,
    lostToIvan: (p, i) => `O Ivan ganhou, ${i} a ${p}.`,
    drewWithIvan: (p) => `Tu e o Ivan partilham a vitória com ${prestige(p)} cada.`,
    decided: {
      completed: 'O empate foi decidido pelas secções terminadas.',
      ornaments: 'O empate foi decidido pelos ornamentos.',
    },
  },
  previews: {
    gain: 'ganha',
    lose: 'perde',
    unknownRoll: 'Os dados são lançados no fim: resultado desconhecido.',
    undoEnds: 'Só se pode anular até aqui.',
    lost: (k) => `${k} ${form(k, 'perde-se', 'perdem-se')}`,
    completes: (x) => `termina ${the(x)}`,
    penalty: (w, k) => `${s(w, 'perdes', 'perde')} ${count(7, k)}`,
    leads: (w, tower) => `${s(w, 'lideras', 'lidera')} na torre ${tower}`,
    triggersEnd: 'desencadeia o fim da partida',
  },
  describe: {
    free: 'livre',
    notYet: 'ainda não está livre',
    claimedBy: (w) => `reivindicada por ${by(w)}`.replace('por o ', 'pelo '),
    completedBy: (w) => `terminada por ${by(w)}`.replace('por o ', 'pelo '),
    needs: (goods) => `precisa de ${goods}`,
    stillNeeds: (goods) => `ainda precisa de ${goods}`,
    gives: (rewards) => `dá ${rewards}`,
    tile: (t) => `peça de oficina ${tile(t)}`,
    ornamentBy: (o, w) => `${ORNAMENTS[o]} ${w.me ? (o === 1 ? 'teu' : 'tua') : of(w)}`,
    noOrnament: 'sem ornamento',
    noDice: 'sem dados',
    shows: (d, k) => `${COLOURS[d]} ${k}`,
    empty: 'vazia',
    costs: (r) => `virada para cima ${rubles(r)}`,
    covered: 'coberta por um estandarte',
    locked: (o) => `${ORNAMENTS[o]} ${o === 1 ? 'bloqueado' : 'bloqueada'}`,
    now: (yields) => `Agora ${yields}.`,
    space: (space) => `casa ${space}`,
  },
  setup: {
    players: { name: 'Jogadores', help: 'Quantos se sentam à mesa, de 1 a 4.' },
    side: { name: 'Lado das oficinas', help: 'O mesmo lado dos tabuleiros de oficina para todos.' },
    basic: {
      name: 'Básico',
      help: 'Todos os ornamentos disponíveis desde o início; uma casa custa 2 a 4 rublos.',
    },
    advanced: {
      name: 'Avançado',
      help: 'Os ornamentos desbloqueiam-se na oficina; cada casa custa 3 rublos.',
    },
    influence: {
      name: 'Cartas de influência',
      help: 'Em cada quadrante do mercado está a carta de um grupo.',
    },
    random: { name: 'À sorte', help: 'De cada grupo tira-se uma de três cartas.' },
    first: { name: 'Primeira partida', help: 'As cartas recomendadas para começar.' },
    firstPlayer: { name: 'Jogador inicial', help: 'Quem começa recebe 3 rublos; os outros 4, 4 e 5.' },
    anyone: { name: 'Sorteio', help: 'O acaso decide quem começa.' },
    colours: { name: 'Cores', help: 'O dado da tua cor e o branco vão mais longe a troco de rublos.' },
    solo: { name: 'Modo solitário contra o Ivan', help: 'O Ivan segue as suas cinco cartas; começas tu.' },
    countPlayers: (k) => n(k, 'jogador', 'jogadores'),
  },
  ...common,
  components: {
    supply: 'Provisão geral',
    track: 'Contador de pontuação',
    resources: 'Peças de recursos',
    influence: 'Cartas de influência',
    firstGame: 'Cartas da primeira partida',
    sections: 'Cartas de catedral',
    tiles: 'Peças de oficina',
    plans: 'Cartas de planta de construção',
    boards: 'Tabuleiros de oficina',
  },
} satisfies RedCathedralMessages;
