import { capital, words } from '@archivolt/i18n';
import { common } from '@archivolt/i18n/common/pt-BR';
import { de, em } from '@archivolt/i18n/grammar/pt';
import type { Action, Benefit } from '@archivolt/red-cathedral';
import type { RedCathedralMessages, Sec, Spot, Who } from '../messages/game.ts';

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
const PLURALS = ['madeiras', 'tijolos', 'pedras', 'peças de ouro', 'joias verdes', 'joias roxas', 'rublos'];
/** A kind as such: "não precisa de madeira". */
const MASS = ['madeira', 'tijolos', 'pedra', 'ouro', 'joias verdes', 'joias roxas'];
const SLOTS = ['vermelha', 'amarela', 'verde', 'azul'];
const COLOURS = ['vermelho', 'amarelo', 'verde', 'azul', 'branco'];
const KINDS = ['fundação', 'seção intermediária', 'cúpula'];
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
      return `pagar ${rubles(a.rubles)} para trocar 2 peças de recursos de lugar`;
    case 'trade': {
      const given = a.give > 1 ? `${a.give} materiais iguais` : '1 material';
      const got = a.get > 1 ? `${a.get} materiais de outros tipos` : '1 material de outro tipo';
      return `trocar ${a.rubles > 0 ? `${rubles(a.rubles)} e ` : ''}${given} por ${got}`;
    }
    case 'activate':
      return `ativar 1 das ${who === undefined || who.me ? 'suas' : 'próprias'} peças de oficina viradas para cima`;
    case 'recognition':
      return `ganhar ${count(7, a.count)}${a.everyKind ? ' se tiver terminado uma fundação, uma seção intermediária e uma cúpula' : ''}`;
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
    countSections: (k) => n(k, 'seção', 'seções'),
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
          return `Dá uma vez o que dá o local do ${die(b.die)}.`;
        case 'any':
          return 'Dá 1 material à sua escolha.';
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
    mark: (repeat) => (repeat ? 'quantas vezes seguidas quiser' : 'uma vez'),
  },
  events: {
    turn: (w) => (w.me ? 'É a sua vez.' : `É a vez de ${w.name}.`),
    claimed: (w, x, t) =>
      `${s(w, 'reivindica')} ${the(x)}${t ? ` e pega a peça de oficina dela (${tile(t)})` : ''}.`,
    bannerTaken: (w, from, left) => {
      const where = {
        inventory: 'do inventário',
        aside: 'de fora do inventário',
        white: 'de uma casa branca da oficina',
      };
      const has = `${by(w)} ${left === 0 ? 'não tem mais nenhum' : `ainda tem ${left}`}`;
      return `O estandarte vem ${where[from]}; ${has}.`;
    },
    placed: (w, t, k, up, r) =>
      `${s(w, 'coloca')} a peça (${tile(t)}) virada para ${up ? 'cima' : 'baixo'} ${em(slot(k))}${r > 0 ? ` por ${rubles(r)}` : ''}.`,
    unlocked: (w, o, k) => `${s(w, 'desbloqueia')} ${theOrnament(o)} ${de(slot(k))}.`,
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
      const what = k === 0 ? `${s(w, 'não recebe')} ${MASS[kind]}` : `${s(w, 'recebe')} ${count(kind, k)}`;
      return `${what}${where[from]}${lost > 0 ? `; ${k === 0 ? '' : 'mais '}${lost} ${form(lost, 'se perde', 'se perdem')}` : ''}.`;
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
    activated: (w, k, t) => `${s(w, 'ativa')} a peça (${tile(t)}) ${de(slot(k))}.`,
    used: (w, g, a) => `${s(w, 'usa')} a influência ${OF_GROUP[g]}: ${action(a, w)}.`,
    gave: (w, kind, k, how) => {
      const verb = { sold: 'vende', traded: 'dá em troca', returned: 'devolve' };
      return `${s(w, verb[how])} ${count(kind, k)}.`;
    },
    tilesSwapped: (w, a, b) =>
      `${s(w, 'troca')} duas peças de recursos de lugar: agora ${place(a)} e ${place(b)}.`,
    delivered: (w, kind, k, x, missing) =>
      `${s(w, 'entrega')} ${count(kind, k)} ${em(the(x))}${missing > 0 ? `; ainda ${form(missing, 'falta', 'faltam')} ${materials(missing)}` : ''}.`,
    completed: (w, x) => `${s(w, 'termina')} ${the(x)}.`,
    punished: (w, x, above) =>
      `${s(w, 'sofre')} uma penalização, porque ${the(x)} está inacabada, com ${n(above, 'seção terminada', 'seções terminadas')} de outros acima.`,
    decorated: (w, o, x, gems) => `${s(w, 'coloca')} ${an(o)} ${em(the(x))}${gems ? ` com ${gems}` : ''}.`,
    endTriggered: (w, other) =>
      `${s(w, w.me ? 'termina sua' : 'termina a')} sexta seção: ${other ? `${other.me ? 'o adversário' : other.name} tem` : 'todos os outros têm'} um último turno.`,
    ivanCard: (card, d) => `Ivan segue a carta ${CARDS[card]} com o ${die(d)}.`,
    ivanStored: (goods) =>
      goods ? `Ivan põe ${goods} na carta Inventário.` : 'Ivan não põe nada na carta Inventário.',
    ivanTransported: (goods) => `Ivan passa ${goods} para a carta Construção.`,
    ivanIdle: (card) =>
      ({
        transport: 'Ivan não tem nada na carta Inventário para passar.',
        claim: 'Ivan não tem nada para reivindicar.',
        construction: 'Ivan não tem nada para construir.',
        ornament: 'O próximo ornamento de Ivan não pode ser colocado em nenhum lugar.',
        recognition: 'Ivan não faz nada.',
        inventory: 'Ivan não faz nada.',
      })[card],
    ivanShuffled: (dice) =>
      `As peças de Ivan são embaralhadas e colocadas de novo viradas para cima: ${dice}.`,
    ended: (w, names) => `A partida acabou. ${w ? s(w, 'venceu') : `${names} compartilham a vitória`}.`,
  },
  asks: {
    waiting: (w) => `${w.name} está decidindo.`,
    over: 'A partida acabou.',
    turn: 'É a sua vez: reivindique uma seção, construa ou adquira recursos.',
    end: 'Sua ação acabou. Termine o turno ou use antes uma ação opcional.',
    banner: (x) => `Escolha o estandarte para ${the(x)}: do inventário ou de uma casa branca da oficina.`,
    slot: (t) => `Escolha onde colocar a peça de oficina (${tile(t)}).`,
    face: (t, k, cost) =>
      `Peça (${tile(t)}) ${em(slot(k))}: virada para cima por ${rubles(cost)}, ou virada para baixo de graça?`,
    deliver: (left, begun) =>
      begun
        ? `Você ainda pode entregar ${materials(left)}: construa ou ornamente.`
        : `Entregue ${left > 1 ? 'até ' : ''}${materials(left)}: construa ou ornamente.`,
    gems: (o, x, most) =>
      `Incrustar até ${n(most, 'joia', 'joias')} ${em(theOrnament(o))} ${de(the(x))}? Cada uma conta como material entregue.`,
    market: (take, use, activate) => {
      const open = [
        ...(take ? ['obter recursos'] : []),
        ...(use ? ['influenciar as guildas'] : []),
        ...(activate ? ['ativar uma peça de oficina'] : []),
      ];
      return open.length > 0
        ? `Você pode ${or(open)}; por fim, role os dados.`
        : 'Role os dados deste local.';
    },
    amount: (kind, min, max, lost) =>
      `Quanto você pega: ${max === min + 1 ? `${min} ou` : `de ${min} a`} ${count(kind, max)}?${lost > 0 ? ` ${lost} ${form(lost, 'se perderá', 'se perderão')}.` : ''}`,
    choose: (mayLeave) => `Escolha 1 material${mayLeave ? ', ou nenhum' : ''}.`,
    sell: (r) => `Que material você vende por ${rubles(r)}?`,
    buy: (r) => `Que material você compra por ${rubles(r)}?`,
    give: (k) => (k > 1 ? `Que tipo você troca? Você dá ${k} iguais.` : 'Que material você troca?'),
    get: (given, left, begun) =>
      `Escolha ${begun ? 'mais ' : ''}${materials(left)} em troca, de qualquer tipo exceto ${MASS[given]}.`,
    return: (left, begun) =>
      begun
        ? `Escolha mais ${materials(left)} para devolver, ${left === 1 ? 'de outro tipo' : 'de tipos diferentes'}.`
        : `Escolha ${left} materiais diferentes para devolver.`,
    swap: (first) =>
      first
        ? `Que peça de recursos troca de lugar com ${place(first)}?`
        : 'Escolha a primeira das duas peças de recursos a trocar.',
    activate: 'Escolha uma das suas peças de oficina viradas para cima para ativar.',
    ivanClaim: 'Escolha a seção que Ivan reivindica.',
    ivanOrnament: (o) => `Escolha a seção em que Ivan coloca ${an(o)}.`,
  },
  moves: {
    claim: (x, t) => `Reivindicar ${the(x)}${t ? ` (peça: ${tile(t)})` : ''}`,
    banner: (from) =>
      `Pegar o estandarte ${from === 'inventory' ? 'do inventário' : 'da casa branca da oficina'}`,
    slot: (k, face, cost) => {
      if (face === 'up') return `Colocar a peça virada para cima ${em(slot(k))} por ${rubles(cost)}`;
      if (face === 'down') return `Colocar a peça virada para baixo ${em(slot(k))}`;
      return `Colocar a peça ${em(slot(k))}${face === 'either' ? ` (virada para cima: ${rubles(cost)})` : ''}`;
    },
    face: (up, cost) =>
      up
        ? `Colocar a peça virada para cima${cost === null ? '' : ` por ${rubles(cost)}`}`
        : 'Colocar a peça virada para baixo de graça',
    deliver: (kind, x) => `Entregar ${count(kind, 1)} ${em(the(x))}`,
    deliverAll: (goods, x) => `Entregar ${goods} ${em(the(x))}`,
    decorate: (o, x, material) => `Colocar ${an(o)} ${em(the(x))} por ${count(material, 1)}`,
    gems: (gems, p) => (gems ? `Incrustar ${gems} por ${prestige(p)}` : 'Não incrustar joias'),
    stop: (ask) => (ask === 'deliver' ? 'Parar de entregar' : 'Não pegar mais materiais'),
    acquire: (d, steps, to, r) =>
      `Mover o ${die(d)} ${n(steps, 'local', 'locais')} para ${place(to)}${r > 0 ? `, ${rubles(r)}` : ''}`,
    take: (resource, most, fewer) =>
      resource === null || most === 0
        ? 'Obter recursos do mercado'
        : `Obter ${fewer ? 'até ' : ''}${count(resource, most)} do mercado`,
    amount: (kind, k) =>
      k === 0 ? 'Não pegar nada' : `Pegar ${kind === null ? materials(k) : count(kind, k)}`,
    choose: (kind) => `Pegar ${count(kind, 1)}`,
    use: (g, a) =>
      g === null || a === null ? 'Influenciar as guildas' : `Usar a influência ${OF_GROUP[g]}: ${action(a)}`,
    sell: (kind, r) => `Vender ${count(kind, 1)}${r === null ? '' : ` por ${rubles(r)}`}`,
    buy: (kind, r) => `Comprar ${count(kind, 1)}${r === null ? '' : ` por ${rubles(r)}`}`,
    give: (kind, k) => `Dar ${count(kind, k)} em troca`,
    get: (kind) => `Pegar ${count(kind, 1)} em troca`,
    return: (kind) => `Devolver ${count(kind, 1)}`,
    swap: (at, first) =>
      first
        ? `Trocar ${place(first)} e ${place(at)} de lugar`
        : `Trocar a peça de recursos ${place(at)} de lugar`,
    activate: (k, t) => `Ativar a peça ${de(slot(k))}${t ? `: ${tile(t)}` : ''}`,
    roll: (at) => (at ? `Rolar os dados em ${place(at)}` : 'Rolar os dados'),
    rubles: (k) => `Perder ${prestige(1)} por ${rubles(k)}`,
    reroll: (at) => `Perder ${prestige(1)} para rolar os dados em ${place(at)}`,
    end: 'Terminar o turno',
    ivanClaim: (x) => `Ivan reivindica ${the(x)}`,
    ivanOrnament: (o, x) => `Ivan coloca ${an(o)} ${em(the(x))}`,
  },
  shorts: {
    claim: 'Reivindicar',
    deliver: 'Entregar',
    inventory: 'Inventário',
    whiteSlot: 'Casa branca',
    stop: 'Pronto',
    none: 'Nada',
    take: 'Obter recursos',
    use: 'Influenciar as guildas',
    roll: 'Rolar os dados',
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
      help: 'Entregue até 3 materiais nas suas seções, ou ornamente as terminadas.',
    },
    acquire: {
      name: 'Adquirir recursos',
      help: 'Mova um dado; depois obtenha recursos, influencie as guildas e ative uma peça.',
    },
    take: { name: 'Obter recursos', help: 'O que o local dá, vezes os dados que estão ali.' },
    use: { name: 'Influenciar as guildas', help: 'Uma das duas ações da carta deste quadrante.' },
    activate: { name: 'Ativar uma peça', help: 'A peça de oficina virada para cima da cor do dado movido.' },
    roll: { name: 'Rolar os dados', help: 'Todos os dados do local são rolados. Isso encerra a ação.' },
    rubles: {
      name: 'Prestígio por rublos',
      help: 'Perca 1 ponto de prestígio por 2 rublos, quantas vezes quiser.',
    },
    reroll: {
      name: 'Rolar os dados de um local',
      help: 'Perca 1 ponto de prestígio para rolar todos os dados de um local, uma vez por turno.',
    },
    end: { name: 'Terminar o turno', help: 'Sua ação básica acabou; é a vez do próximo jogador.' },
  },
  score: {
    track: (space) => `Contador de pontuação (casa ${space})`,
    leftovers: (m, r) => `Sobras: ${materials(m)} e ${rubles(r)}`,
    tower: (roman) => `Torre ${roman}`,
    trackHelp: 'O prestígio da casa de prestígio em que está o marcador ou da anterior mais próxima.',
    leftoversHelp: '1 ponto de prestígio para cada 5 materiais e rublos, arredondando para baixo.',
    towerHelp: ({ value, presence, place: p, tied, two }) => {
      const share =
        tied > 0
          ? two
            ? 'o empate não dá nada'
            : `empate com ${n(tied, 'outro jogador', 'outros jogadores')}, os pontos dessas posições são divididos`
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
    completed: 'Seções terminadas',
    ornaments: 'Ornamentos colocados',
    total: 'Prestígio total',
    wins: (w, p) => `${s(w, 'venceu')} com ${prestige(p)}.`,
    shared: (names, p) => `${names} compartilham a vitória com ${prestige(p)} cada.`,
    beatIvan: (p, i) => `Você venceu Ivan, ${p} a ${i}.`,
    lostToIvan: (p, i) => `Ivan venceu, ${i} a ${p}.`,
    drewWithIvan: (p) => `Você e Ivan compartilham a vitória com ${prestige(p)} cada.`,
    decided: {
      completed: 'O empate foi decidido pelas seções terminadas.',
      ornaments: 'O empate foi decidido pelos ornamentos.',
    },
  },
  previews: {
    gain: 'ganha',
    lose: 'perde',
    unknownRoll: 'Os dados são rolados no fim: resultado desconhecido.',
    undoEnds: 'Daqui em diante não dá mais para desfazer.',
    lost: (k, goods) => `${goods} ${form(k, 'se perde', 'se perdem')}`,
    completes: (x) => `termina ${the(x)}`,
    penalty: (w, k) => `${s(w, 'perde')} ${count(7, k)}`,
    leads: (w, tower) => `${s(w, 'lidera')} na torre ${tower}`,
    leadTied: (all, tower) => `Empate na liderança da torre ${tower}: ${and(all.map(by))}`,
    triggersEnd: 'desencadeia o fim da partida',
  },
  describe: {
    free: 'livre',
    notYet: 'ainda não está livre',
    claimedBy: (w) => `reivindicada por ${by(w)}`,
    completedBy: (w) => `terminada por ${by(w)}`,
    needs: (goods) => `precisa de ${goods}`,
    stillNeeds: (goods) => `ainda precisa de ${goods}`,
    gives: (rewards) => `dá ${rewards}`,
    tile: (t) => `peça de oficina ${tile(t)}`,
    ornamentBy: (o, w) => `${ORNAMENTS[o]} ${w.me ? (o === 1 ? 'seu' : 'sua') : `de ${w.name}`}`,
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
    turn: 'Reivindique uma seção, construa ou adquira recursos.',
    leftovers: 'Sobras',
    banners: 'Estandartes',
    ornaments: 'Ornamentos',
    dice: 'Dados',
    sections: (built, begun) => `Seções terminadas: ${built}, começadas: ${begun}`,
    stock: (held, room) => `${held} de ${room}`,
    tower: (roman, value) => `Torre ${roman}: vale ${value}`,
    towerColumn: 'Torre',
    ivanInventory: 'Inventário de Ivan',
    ivanConstruction: 'Materiais de construção de Ivan',
    ivanCards: 'Cartas de Ivan',
    lift: 'Pegar este dado',
    liftHelp: 'escolha para onde vai.',
    material: 'Material para esta seção',
    diceHere: 'Os dados deste local',
    ivansTurn: 'Turno de Ivan',
    ivanClaim: 'Você decide o que Ivan reivindica, porque várias seções servem igualmente para ele.',
    ivanOrnament:
      'Você decide onde Ivan coloca o ornamento, porque várias seções servem igualmente para ele.',
    ivanSettled: 'A jogada de Ivan está decidida',
    faceUpPays: 'Virada para cima, ela rende agora e com cada dado dessa cor.',
    someDown: 'As casas esmaecidas são caras demais: só virada para baixo.',
    allDown: 'Você não pode pagar nenhuma casa livre, então a peça fica virada para baixo.',
    tooDear: 'cara demais: só virada para baixo',
    askDown: (cost, have) =>
      `Virada para cima custa ${cost} aqui, e você tem ${have}. Virada para baixo, a peça nunca rende nada.`,
    fewer: 'Menos…',
    rollWithout: (things) => `Rolar sem pegar ${things}`,
    takeAndRoll: (things) => `Pegar ${things} e rolar`,
    goodsHelp: 'escolha a seção para onde vai, ou arraste até lá.',
    ornamentHelp: 'escolha a seção terminada que o recebe.',
    needed: 'necessário para suas seções',
    spaces: 'Espaços do inventário',
  },
  ...common,
} satisfies RedCathedralMessages;

/** The reasons are made of the same words. */
export { count, die, form, kinds, MASS, n, place, RESOURCES, rubles, slot, The, the, theOrnament };
