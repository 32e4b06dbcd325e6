import { capital, words } from '@archivolt/i18n';
import { common } from '@archivolt/i18n/common/pt-PT';
import { de, em, por } from '@archivolt/i18n/grammar/pt';
import type { Action, Benefit } from '@archivolt/red-cathedral';
import type { RedCathedralMessages, Sec, Spot, Who } from '../messages/game.ts';

const { n, form, and, or } = words('pt-PT', 'de ');

/** The subject and its verb; the second person needs no pronoun, and Ivan has an article. */
const s = (who: Who, you: string, others: string): string =>
  who.me ? capital(you) : `${who.ivan ? 'O ' : ''}${who.name} ${others}`;
/** Ivan with his article. */
const named = (who: Who): string => (who.ivan ? `o ${who.name}` : who.name);
const of = (who: Who): string => de(named(who));
const by = (who: Who): string => (who.me ? 'ti' : named(who));

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
const PLURALS = ['madeiras', 'tijolos', 'pedras', 'peças de ouro', 'joias verdes', 'joias roxas', 'rublos'];
/** A kind as such: "não precisa de madeira". */
const MASS = ['madeira', 'tijolos', 'pedra', 'ouro', 'joias verdes', 'joias roxas'];
const COLOURS = ['vermelho', 'amarelo', 'verde', 'azul', 'branco'];
const SLOTS = ['vermelha', 'amarela', 'verde', 'azul'];
const KINDS = ['fundação', 'secção intermediária', 'cúpula'];
const ORNAMENTS = ['porta', 'arco', 'cruz'];
const GROUPS = ['guilda dos artesãos', 'guilda dos transportadores', 'guilda dos comerciantes', 'clero'];
const OF_GROUP = GROUPS.map((group, g) => `${g === 3 ? 'do' : 'da'} ${group}`);
const SEASONS = { spring: 'primavera', summer: 'verão', autumn: 'outono', winter: 'inverno' };
const CARDS = {
  recognition: 'Reconhecimento',
  inventory: 'Inventário',
  transport: 'Transporte',
  claim: 'Reivindicar',
  construction: 'Construção',
};

/** Gold comes in pieces. */
const one = (resource: number): string => (resource === 3 ? 'peça de ouro' : (RESOURCES[resource] ?? ''));
const count = (resource: number, k: number): string =>
  resource === 7
    ? n(k, 'ponto de reconhecimento', 'pontos de reconhecimento')
    : n(k, one(resource), PLURALS[resource] ?? '');
const rubles = (k: number): string => count(6, k);
const prestige = (k: number): string => n(k, 'ponto de prestígio', 'pontos de prestígio');
const materials = (k: number): string => n(k, 'material', 'materiais');
const kinds = (list: readonly number[]): string => or(list.map((kind) => RESOURCES[kind] ?? ''));
const anyOf = (list: readonly number[]): string =>
  list.length === 6 ? '1 material qualquer' : `1 ${or(list.map(one))}`;

const die = (d: number): string => `dado ${COLOURS[d]}`;
/** To go alone, or after "n" (in) or "d" (of). */
const slot = (k: number): string =>
  k < 4 || k > 5
    ? `a casa ${SLOTS[k] ?? 'branca'} da oficina`
    : `a ${k === 4 ? 'primeira' : 'segunda'} casa branca da oficina`;
const sec = ({ kind, tower, nth }: Sec): string =>
  `${KINDS[kind]}${nth > 0 ? ` ${nth}` : ''} da torre ${tower}`;
const the = (x: Sec): string => `a ${sec(x)}`;
const The = (x: Sec): string => `A ${sec(x)}`;
const place = ({ resource, season, number }: Spot): string =>
  `${capital((resource === 6 ? PLURALS : RESOURCES)[resource] ?? '')} (${SEASONS[season]}${number > 0 ? ` ${number}` : ''})`;
const theOrnament = (o: number): string => ['a porta', 'o arco', 'a cruz'][o] ?? '';
const an = (o: number): string => ['uma porta', 'um arco', 'uma cruz'][o] ?? '';

const tile = (b: Benefit): string => {
  switch (b.kind) {
    case 'resource':
      return count(b.gain, b.count);
    case 'die':
      return die(b.die);
    case 'any':
      return 'material qualquer';
    default:
      return b satisfies never;
  }
};

const action = (a: Action, who?: Who): string => {
  const other = who !== undefined && !who.me;
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
      const got = a.get > 1 ? `${a.get} materiais de outros tipos` : '1 material de outro tipo';
      return `trocar ${a.rubles > 0 ? `${rubles(a.rubles)} e ` : ''}${given} por ${got}`;
    }
    case 'activate':
      return `ativar 1 das ${other ? 'suas' : 'tuas'} peças de oficina viradas para cima`;
    case 'recognition':
      return `ganhar ${count(7, a.count)}${a.everyKind ? ` se ${other ? 'tiver' : 'tiveres'} terminado uma fundação, uma secção intermediária e uma cúpula` : ''}`;
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
      ...SLOTS.map((colour) => `casa ${colour}`),
      'primeira casa branca',
      'segunda casa branca',
      'casa branca',
    ],
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
    tileHelp: (b) => {
      switch (b.kind) {
        case 'resource':
          return `Dá ${count(b.gain, b.count)}.`;
        case 'die':
          return `Dá uma vez aquilo que dá o local do ${die(b.die)}.`;
        case 'any':
          return 'Dá 1 material à tua escolha.';
        default:
          return b satisfies never;
      }
    },
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
    turn: (w) => (w.me ? 'É a tua vez.' : `É a vez ${of(w)}.`),
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
        : `${named(w)} ${left === 0 ? 'já não tem' : 'ainda tem'}`;
      return `O estandarte vem ${where[from]}; ${has} ${rest}.`;
    },
    placed: (w, t, k, up, r) =>
      `${s(w, 'colocas', 'coloca')} a peça (${tile(t)}) virada para ${up ? 'cima' : 'baixo'} ${em(slot(k))}${r > 0 ? ` por ${rubles(r)}` : ''}.`,
    unlocked: (w, o, k) => `${s(w, 'desbloqueias', 'desbloqueia')} ${theOrnament(o)} ${de(slot(k))}.`,
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
          ? `${s(w, 'não recebes', 'não recebe')} ${MASS[kind]}`
          : `${s(w, 'recebes', 'recebe')} ${count(kind, k)}`;
      return `${what}${where[from]}${lost > 0 ? `; ${k === 0 ? '' : 'mais '}${lost} ${form(lost, 'perde-se', 'perdem-se')}` : ''}.`;
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
    activated: (w, k, t) => `${s(w, 'ativas', 'ativa')} a peça (${tile(t)}) ${de(slot(k))}.`,
    used: (w, g, a) => `${s(w, 'usas', 'usa')} a influência ${OF_GROUP[g]}: ${action(a, w)}.`,
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
      `${s(w, 'entregas', 'entrega')} ${count(kind, k)} ${em(the(x))}${missing > 0 ? `; ainda ${form(missing, 'falta', 'faltam')} ${materials(missing)}` : ''}.`,
    completed: (w, x) => `${s(w, 'terminas', 'termina')} ${the(x)}.`,
    punished: (w, x, above) =>
      `${s(w, 'sofres', 'sofre')} uma penalização, porque ${the(x)} está por terminar, com ${n(above, 'secção terminada', 'secções terminadas')} de outros por cima.`,
    decorated: (w, o, x, gems) =>
      `${s(w, 'colocas', 'coloca')} ${an(o)} ${em(the(x))}${gems ? ` com ${gems}` : ''}.`,
    endTriggered: (w, other) =>
      `${s(w, 'terminas a tua', 'termina a sua')} sexta secção: ${other ? `${other.me ? 'o adversário' : named(other)} tem` : 'todos os outros têm'} um último turno.`,
    ivanCard: (card, d) => `O Ivan segue a carta ${CARDS[card]} com o ${die(d)}.`,
    ivanStored: (goods) =>
      goods ? `O Ivan põe ${goods} na carta Inventário.` : 'O Ivan não põe nada na carta Inventário.',
    ivanTransported: (goods) => `O Ivan passa ${goods} para a carta Construção.`,
    ivanIdle: (card) =>
      ({
        transport: 'O Ivan não tem nada na carta Inventário para passar.',
        claim: 'O Ivan não tem nada para reivindicar.',
        construction: 'O Ivan não tem nada para construir.',
        ornament: 'O próximo ornamento do Ivan não pode ser instalado em lado nenhum.',
        recognition: 'O Ivan não faz nada.',
        inventory: 'O Ivan não faz nada.',
      })[card],
    ivanShuffled: (dice) => `As peças do Ivan são baralhadas e colocadas de novo viradas para cima: ${dice}.`,
    ended: (w, names) =>
      `A partida acabou. ${w ? s(w, 'ganhaste', 'ganhou') : `${names} partilham a vitória`}.`,
  },
  asks: {
    waiting: (w) => `${capital(named(w))} está a decidir.`,
    over: 'A partida acabou.',
    turn: 'É a tua vez: reivindica uma secção, constrói ou adquire recursos.',
    end: 'A tua ação está feita. Termina o turno ou usa antes uma ação opcional.',
    banner: (x) => `Escolhe o estandarte para ${the(x)}: do inventário ou de uma casa branca da oficina.`,
    slot: (t) => `Escolhe onde colocar a peça de oficina (${tile(t)}).`,
    face: (t, k, cost) =>
      `Peça (${tile(t)}) ${em(slot(k))}: virada para cima por ${rubles(cost)}, ou virada para baixo sem custo?`,
    deliver: (left, begun) =>
      begun
        ? `Ainda podes entregar ${materials(left)}: constrói ou ornamenta.`
        : `Entrega ${left > 1 ? 'até ' : ''}${materials(left)}: constrói ou ornamenta.`,
    gems: (o, x, most) =>
      `Incrustar até ${n(most, 'joia', 'joias')} ${em(theOrnament(o))} ${de(the(x))}? Cada uma conta como material entregue.`,
    market: (take, use, activate) => {
      const open = [
        ...(take ? ['obter recursos'] : []),
        ...(use ? ['influenciar as guildas'] : []),
        ...(activate ? ['ativar uma peça de oficina'] : []),
      ];
      return open.length > 0 ? `Podes ${or(open)}; por fim, lança os dados.` : 'Lança os dados deste local.';
    },
    amount: (kind, min, max, lost) =>
      `Quanto recebes: ${max === min + 1 ? `${min} ou` : `de ${min} a`} ${count(kind, max)}?${lost > 0 ? ` ${lost} ${form(lost, 'perder-se-á', 'perder-se-ão')}.` : ''}`,
    choose: (mayLeave) => `Escolhe 1 material${mayLeave ? ', ou nenhum' : ''}.`,
    sell: (r) => `Que material vendes por ${rubles(r)}?`,
    buy: (r) => `Que material compras por ${rubles(r)}?`,
    give: (k) => (k > 1 ? `Que tipo trocas? Dás ${k} iguais.` : 'Que material trocas?'),
    get: (given, left, begun) =>
      `Escolhe ${begun ? 'mais ' : ''}${materials(left)} em troca, de qualquer tipo exceto ${MASS[given]}.`,
    return: (left, begun) =>
      begun
        ? `Escolhe mais ${materials(left)} para devolver, ${left === 1 ? 'de outro tipo' : 'de tipos diferentes'}.`
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
    slot: (k, face, cost) => {
      if (face === 'up') return `Colocar a peça virada para cima ${em(slot(k))} por ${rubles(cost)}`;
      if (face === 'down') return `Colocar a peça virada para baixo ${em(slot(k))}`;
      return `Colocar a peça ${em(slot(k))}${face === 'either' ? ` (virada para cima: ${rubles(cost)})` : ''}`;
    },
    face: (up, cost) =>
      up
        ? `Colocar a peça virada para cima${cost === null ? '' : ` por ${rubles(cost)}`}`
        : 'Colocar a peça virada para baixo sem custo',
    deliver: (kind, x) => `Entregar ${count(kind, 1)} ${em(the(x))}`,
    deliverAll: (goods, x) => `Entregar ${goods} ${em(the(x))}`,
    decorate: (o, x, material) => `Colocar ${an(o)} ${em(the(x))} por ${count(material, 1)}`,
    gems: (gems, p) => (gems ? `Incrustar ${gems} por ${prestige(p)}` : 'Não incrustar joias'),
    stop: (ask) => (ask === 'deliver' ? 'Parar de entregar' : 'Não receber mais materiais'),
    acquire: (d, steps, to, r) =>
      `Mover o ${die(d)} ${n(steps, 'local', 'locais')} para ${place(to)}${r > 0 ? `, ${rubles(r)}` : ''}`,
    take: (resource, most, fewer) =>
      resource === null || most === 0
        ? 'Obter recursos do mercado'
        : `Obter ${fewer ? 'até ' : ''}${count(resource, most)} do mercado`,
    amount: (kind, k) =>
      k === 0 ? 'Não receber nada' : `Receber ${kind === null ? materials(k) : count(kind, k)}`,
    choose: (kind) => `Receber ${count(kind, 1)}`,
    use: (g, a) =>
      g === null || a === null ? 'Influenciar as guildas' : `Usar a influência ${OF_GROUP[g]}: ${action(a)}`,
    sell: (kind, r) => `Vender ${count(kind, 1)}${r === null ? '' : ` por ${rubles(r)}`}`,
    buy: (kind, r) => `Comprar ${count(kind, 1)}${r === null ? '' : ` por ${rubles(r)}`}`,
    give: (kind, k) => `Dar em troca ${count(kind, k)}`,
    get: (kind) => `Receber em troca ${count(kind, 1)}`,
    return: (kind) => `Devolver ${count(kind, 1)}`,
    swap: (at, first) =>
      first
        ? `Trocar de lugar ${place(first)} e ${place(at)}`
        : `Trocar de lugar a peça de recursos ${place(at)}`,
    activate: (k, t) => `Ativar a peça ${de(slot(k))}${t ? `: ${tile(t)}` : ''}`,
    roll: (at) => (at ? `Lançar os dados em ${place(at)}` : 'Lançar os dados'),
    rubles: (k) => `Perder ${prestige(1)} por ${rubles(k)}`,
    reroll: (at) => `Perder ${prestige(1)} para lançar os dados em ${place(at)}`,
    end: 'Terminar o turno',
    ivanClaim: (x) => `O Ivan reivindica ${the(x)}`,
    ivanOrnament: (o, x) => `O Ivan coloca ${an(o)} ${em(the(x))}`,
  },
  shorts: {
    claim: 'Reivindicar',
    deliver: 'Entregar',
    inventory: 'Inventário',
    whiteSlot: 'Casa branca',
    stop: 'Feito',
    none: 'Nada',
    take: 'Obter recursos',
    use: 'Influenciar as guildas',
    roll: 'Lançar os dados',
    reroll: 'Lançar de novo',
    end: 'Terminar o turno',
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
      name: 'Adquirir recursos',
      help: 'Move um dado; depois obtém recursos, influencia as guildas e ativa uma peça.',
    },
    take: { name: 'Obter recursos', help: 'Aquilo que dá o local, vezes os dados que lá estão.' },
    use: { name: 'Influenciar as guildas', help: 'Uma das duas ações da carta deste quadrante.' },
    activate: { name: 'Ativar uma peça', help: 'A peça de oficina virada para cima da cor do dado movido.' },
    roll: { name: 'Lançar os dados', help: 'Lançam-se todos os dados do local. Isto encerra a ação.' },
    rubles: {
      name: 'Prestígio por rublos',
      help: 'Perde 1 ponto de prestígio por 2 rublos, as vezes que quiseres.',
    },
    reroll: {
      name: 'Lançar os dados de um local',
      help: 'Perde 1 ponto de prestígio para lançar todos os dados de um local, uma vez por turno.',
    },
    end: { name: 'Terminar o turno', help: 'A tua ação básica está feita; joga o jogador seguinte.' },
  },
  score: {
    track: (space) => `Contador de pontuação (casa ${space})`,
    leftovers: (m, r) => `Sobras: ${materials(m)} e ${rubles(r)}`,
    tower: (roman) => `Torre ${roman}`,
    trackHelp: 'O prestígio da casa de prestígio onde está o marcador ou da anterior mais próxima.',
    leftoversHelp: '1 ponto de prestígio por cada 5 materiais e rublos, arredondando para baixo.',
    towerHelp: ({ value, presence, place: p, tied, two }) => {
      const share =
        tied > 0
          ? two
            ? 'o empate não dá nada'
            : `empate com ${n(tied, 'outro jogador', 'outros jogadores')}, os pontos destas posições dividem-se`
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
    wins: (w, p) => `${s(w, 'ganhaste', 'ganhou')} com ${prestige(p)}.`,
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
    undoEnds: 'A partir daqui já não se pode anular.',
    lost: (k, goods) => `${goods} ${form(k, 'perde-se', 'perdem-se')}`,
    completes: (x) => `termina ${the(x)}`,
    penalty: (w, k) => `${s(w, 'perdes', 'perde')} ${count(7, k)}`,
    leads: (w, tower) => `${s(w, 'lideras', 'lidera')} na torre ${tower}`,
    leadTied: (all, tower) =>
      `Empate na liderança da torre ${tower}: ${and(all.map((who) => (who.me ? 'tu' : who.name)))}`,
    triggersEnd: 'desencadeia o fim da partida',
  },
  describe: {
    free: 'livre',
    notYet: 'ainda não está livre',
    claimedBy: (w) => `reivindicada ${por(by(w))}`,
    completedBy: (w) => `terminada ${por(by(w))}`,
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
  board: {
    turn: 'Reivindica uma secção, constrói ou adquire recursos.',
    leftovers: 'Sobras',
    banners: 'Estandartes',
    ornaments: 'Ornamentos',
    dice: 'Dados',
    sections: (built, begun) => `Secções terminadas: ${built}, começadas: ${begun}`,
    stock: (held, room) => `${held} de ${room}`,
    tower: (roman, value) => `Torre ${roman}: vale ${value}`,
    towerColumn: 'Torre',
    ivanInventory: 'Inventário do Ivan',
    ivanConstruction: 'Materiais de construção do Ivan',
    ivanCards: 'Cartas do Ivan',
    lift: 'Pegar neste dado',
    liftHelp: 'escolhe para onde vai.',
    material: 'Material para esta secção',
    diceHere: 'Os dados deste local',
    ivansTurn: 'Turno do Ivan',
    ivanClaim: 'Decides tu o que o Ivan reivindica, porque várias secções lhe servem por igual.',
    ivanOrnament:
      'Decides tu onde o Ivan coloca o seu ornamento, porque várias secções lhe servem por igual.',
    ivanSettled: 'A jogada do Ivan está decidida',
    faceUpPays: 'Virada para cima, rende já e com cada dado dessa cor.',
    someDown: 'As casas esbatidas são caras demais: só virada para baixo.',
    allDown: 'Não podes pagar nenhuma casa livre, por isso a peça fica virada para baixo.',
    tooDear: 'cara demais: só virada para baixo',
    askDown: (cost, have) =>
      `Virada para cima custa aqui ${cost}, e tens ${have}. Virada para baixo, a peça nunca rende nada.`,
    fewer: 'Menos…',
    rollWithout: (things) => `Lançar sem receber ${things}`,
    takeAndRoll: (things) => `Receber ${things} e lançar`,
    goodsHelp: 'escolhe a secção para onde vai, ou arrasta-o para lá.',
    ornamentHelp: 'escolhe a secção terminada que o recebe.',
    needed: 'necessário para as tuas secções',
    spaces: 'Espaços do inventário',
  },
  ...common,
} satisfies RedCathedralMessages;

/** The reasons are made of the same words. */
export { count, die, form, kinds, MASS, n, of, place, RESOURCES, rubles, slot, The, the, theOrnament };
