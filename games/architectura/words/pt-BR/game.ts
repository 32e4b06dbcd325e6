import type { Effect, Special } from '@archivolt/architectura';
import { capital, plural, words } from '@archivolt/i18n';
import { common } from '@archivolt/i18n/common/pt-BR';
import { de, por } from '@archivolt/i18n/grammar/pt';
import type {
  ArchitecturaMessages,
  Fate,
  Outcome,
  OwnedCard,
  Source,
  Spot,
  Target,
  Who,
} from '../messages/game.ts';

const { n, and, or } = words('pt-BR', 'de ');

/** The subject and its verb: “você” goes with the same form as a name. */
const s = (who: Who, verb: string): string => `${who.me ? 'Você' : who.name} ${verb}`;

const BUILDINGS = {
  Library: 'Biblioteca',
  Greenhouse: 'Estufa',
  Manufactory: 'Manufatura',
  Arsenal: 'Arsenal',
  Statue: 'Estátua',
  School: 'Escola',
  Inn: 'Hospedaria',
  Fountain: 'Fonte',
  Laboratory: 'Laboratório',
  Palace: 'Palácio',
  Park: 'Parque',
  Temple: 'Templo',
  Cemetery: 'Cemitério',
  Obelisk: 'Obelisco',
  Museum: 'Museu',
  Forge: 'Forja',
  TownHall: 'Prefeitura',
  MagicAcademy: 'Escola de Magia',
};
const MALE = ['Arsenal', 'Laboratory', 'Palace', 'Park', 'Temple', 'Cemetery', 'Obelisk', 'Museum'];

const card = (id: string): string => (BUILDINGS as Record<string, string>)[id] ?? id;
/** A card of another component set is named in apposition. */
const noun = (id: string): string => (id in BUILDINGS ? card(id) : `carta ${id}`);
const isMale = (id: string): boolean => MALE.includes(id);
/** The article, and the ending of what goes with a card. */
const o = (id: string): string => (isMale(id) ? 'o' : 'a');
/** To go alone, or after "d" (of). */
const the = (id: string): string => `${o(id)} ${noun(id)}`;
const The = (id: string): string => capital(the(id));
const an = (id: string): string => `${isMale(id) ? 'um' : 'uma'} ${noun(id)}`;
const all = (ids: readonly string[]): string => and(ids.map(card));
const own = (b: OwnedCard): string =>
  b.owner.me ? `${isMale(b.card) ? 'o seu' : 'a sua'} ${noun(b.card)}` : `${the(b.card)} de ${b.owner.name}`;
const Own = (b: OwnedCard): string => capital(own(b));
const space = ({ street, block }: Spot): string => `rua ${street}, quadra ${block}`;
const inside = (at: Spot): string => `na ${space(at)}`;
const target = (t: Target): string => (t.building ? own(t.building) : `a carta da ${space(t.spot)}`);
const cards = (k: number): string => n(k, 'carta', 'cartas');
/** Victory points have one short form. */
const points = (k: number): string => n(k, 'PV', 'PV');

/** The card that asks, at the head of its question. */
const source = ({ card: id, through, by: who }: Source): string => {
  if (through !== null) {
    const forge = own({ card: through, owner: who });
    return id === null ? forge : `${card(id)} através ${de(forge)}`;
  }
  return id === null ? '' : who.me ? card(id) : `${card(id)} de ${who.name}`;
};
const from = (src: Source, question: string): string =>
  source(src) === '' ? capital(question) : `${capital(source(src))}: ${question}`;

const fate = ({ change, to }: Fate): string =>
  change === 'destroy' ? 'seja destruída' : change === 'up' ? `suba para ${to}` : `desça para ${to}`;
const outcome = (x: Outcome): string =>
  ({
    nothing: 'nada para comparar',
    equal: 'não muda: valores iguais',
    highest: 'fica no valor mais alto',
    lowest: 'fica no valor mais baixo',
    up: `sobe para ${x.to}`,
    down: `desce para ${x.to}`,
    destroyed: 'é destruída',
    escapes: 'se move ou é destruída',
    protected: 'protegida: não muda',
  })[x.what];

const SPECIAL: Record<Special, string> = {
  replay: 'Você pode devolver à mão 1 carta sua e jogar outra no lugar dela.',
  copy: 'Você pode usar o efeito instantâneo de uma carta virada para cima; depois, a carta jogada sai do jogo.',
};

const effect = (e: Effect): string => {
  switch (e.kind) {
    case 'turn':
      return e.whose === 'each'
        ? 'Você pode rotacionar em 1 passo uma carta de cada jogador, incluindo uma sua.'
        : `Você pode rotacionar em 1 passo até ${e.count} cartas suas.`;
    case 'destroyLower':
      return 'Destrói todas as cartas de valor mais baixo na mesma rua.';
    case 'rebuild':
      return 'Você pode reconstruir 1 carta sua destruída.';
    case 'tokenOnSpace':
      return 'Coloque uma ficha sua em um espaço elegível: ele fica reservado para você.';
    case 'opponentsFaceDown':
      return 'Cada adversário joga uma carta da mão virada para baixo.';
    case 'swapAdjacent':
      return 'Você pode trocá-la de posição com uma carta adjacente virada para cima.';
    case 'protect':
      return 'Você pode proteger com uma ficha 1 carta sua virada para cima.';
    case 'handLimit':
      return `O limite da sua mão sobe para ${e.cards}.`;
    case 'special':
      return SPECIAL[e.special];
    default:
      return e satisfies never;
  }
};

export const game = {
  terms: {
    title: 'Architectura',
    colon: ': ',
    buildings: BUILDINGS,
    colours: { red: 'vermelho', blue: 'azul', green: 'verde', yellow: 'amarelo' },
    houses: { red: 'Casa do Frontão', blue: 'Casa da Lua', green: 'Casa da Folha', yellow: 'Casa do Sol' },
    ways: {
      cw: 'no sentido horário',
      ccw: 'no sentido anti-horário',
    },
    timings: {
      instant: 'Ao jogar',
      end: 'No fim da partida',
      destruction: 'Antes de ser destruída',
      cost: 'Custo',
      beforeFirstTurn: 'Antes do seu primeiro turno',
      always: 'Sempre',
    },
    faceUp: 'virada para cima',
    faceDown: 'virada para baixo',
    city: 'Cidade',
    hand: 'Mão',
    deck: 'Baralho',
    tokens: 'Fichas de proteção',
    besideCity: 'ao lado da cidade',
    removed: 'fora do jogo',
    you: 'você',
    card,
    building: (b) =>
      b.owner.me ? `${noun(b.card)} ${isMale(b.card) ? 'seu' : 'sua'}` : `${card(b.card)} de ${b.owner.name}`,
    street: (k) => `rua ${k}`,
    block: (k) => `quadra ${k}`,
    space,
    value: (v) => `valor ${v}`,
    countCards: cards,
    countTokens: (k) => n(k, 'ficha', 'fichas'),
    countPoints: points,
    and,
    or,
    effect,
    end: (e) => {
      switch (e.kind) {
        case 'adjacentTo':
          return `${points(e.points)} se for adjacente a ${an(e.card)} virad${o(e.card)} para cima.`;
        case 'perFallen':
          return `${points(e.points)} por carta sua junto desta.`;
        default:
          return e satisfies never;
      }
    },
    cost: ({ remove, from: where }) =>
      `Remova do jogo ${n(remove, 'outra carta', 'outras cartas')} ${where === 'hand' ? 'da sua mão' : 'da sua mão ou das que estão junto do seu Cemitério'}.`,
    protection: 'Protegida: as cartas dos adversários não a afetam.',
    beside: 'É jogada ao lado da cidade; as suas cartas destruídas são colocadas ali.',
    escapes: 'Você pode movê-la para outro espaço elegível em vez disso.',
    search: 'Você pode buscá-la no seu baralho em troca de uma carta da mão.',
    noEffect: 'Sem efeito.',
  },
  events: {
    ready: (w) => `${s(w, 'escolheu o baralho')}.`,
    shown: (w, added, leftOut) =>
      added.length === 0
        ? `${s(w, 'joga')} com o baralho básico.`
        : `${s(w, 'joga')} com ${all(added)} em vez de ${all(leftOut)}.`,
    turnBegan: (w, turn) => `Turno ${turn}: ${w.me ? 'é a sua vez' : `é a vez de ${w.name}`}.`,
    searched: (w, id) => `${s(w, 'põe')} uma carta da mão no baralho, tira dele ${the(id)} e embaralha.`,
    exchanged: (w, k) =>
      `${s(w, 'põe')} a mão inteira (${cards(k)}) no fundo do baralho e compra o mesmo número.`,
    drew: (w, k, hand, deck) => `${s(w, 'compra')} ${cards(k)} (mão ${hand}, baralho ${deck}).`,
    played: (w, id, at, v, covers) =>
      `${s(w, 'joga')} ${the(id)} com valor ${v} ${inside(at)}${covers === null ? '' : `, sobre uma ruína (${card(covers)})`}.`,
    playedBeside: (w, id, v) => `${s(w, 'joga')} ${the(id)} com valor ${v} ao lado da cidade.`,
    passed: (w) => `${s(w, 'não pode')} jogar nenhuma carta.`,
    skipped: (w) => `${s(w, 'está')} sem cartas e perde a vez.`,
    declined: {
      turnCards: (w) => `${s(w, 'não rotaciona')} mais cartas.`,
      return: (w) => `${s(w, 'não devolve')} nenhuma carta.`,
      escape: (w) => `${s(w, 'não move')} a carta.`,
      rebuild: (w) => `${s(w, 'não reconstrói')} nada.`,
      swap: (w) => `${s(w, 'não troca')} nada.`,
      protect: (w) => `${s(w, 'não protege')} nada.`,
      copy: (w) => `${s(w, 'não copia')} nenhum efeito.`,
      other: (w) => `${s(w, 'não usa')} o efeito.`,
    },
    compared: (b, how, v, played) =>
      `Comparação: à esquerda, ${own(b)} vale ${v} contra ${played}, ${{ equal: 'valor igual', up: 'valor maior', down: 'valor menor', destroy: 'metade ou menos' }[how]}.`,
    shielded: (b) => `${Own(b)} está protegid${o(b.card)} e não muda.`,
    spared: (w, id) => `${s(w, 'poupa')} ${w.me ? own({ card: id, owner: w }) : the(id)}.`,
    turned: (b, way, a, z, rises) =>
      `${Own(b)} é rotacionad${o(b.card)} no sentido ${way === 'cw' ? 'horário' : 'anti-horário'} e ${rises ? 'sobe' : 'desce'} de ${a} para ${z}.`,
    destroyed: (b, v, beside) =>
      `${Own(b)} com valor ${v} é destruíd${o(b.card)}${beside ? ' e vai para junto da cidade' : ''}.`,
    rebuilt: (w, id, at, v) => `${s(w, 'reconstrói')} ${the(id)} ${inside(at)} com valor ${v}.`,
    moved: (w, id, a, z) => `${s(w, 'move')} ${the(id)} da ${space(a)} para a ${space(z)}.`,
    swapped: (a, b) => `${Own(a)} e ${own(b)} trocam de lugar.`,
    returned: (w, id, at) => `${s(w, 'devolve')} à mão ${the(id)} da ${space(at)}.`,
    removed: (b, where) =>
      `${Own(b)} sai do jogo${{ hand: `, vind${o(b.card)} da mão`, beside: `, vind${o(b.card)} do lado da cidade`, city: '' }[where]}.`,
    playedFaceDown: (w, id, at) =>
      `${s(w, 'joga')} ${the(id)} virad${o(id)} para baixo ${at === null ? 'ao lado da cidade' : inside(at)}.`,
    tokenPlaced: (w, at, on) =>
      on === 'card'
        ? `${s(w, `protege a ${w.me ? 'sua' : 'própria'}`)} carta da ${space(at)} com uma ficha.`
        : `${s(w, 'coloca')} uma ficha ${inside(at)}.`,
    tokenReturned: (w, at) => `${s(w, `recupera a ${w.me ? 'sua' : 'própria'}`)} ficha da ${space(at)}.`,
    limitRaised: (w, k) => `${w.me ? 'O limite da sua mão' : `O limite da mão de ${w.name}`} sobe para ${k}.`,
    copied: (w, id) => `${s(w, 'copia')} o efeito ${de(the(id))}.`,
    revalued: (b, a, z) => `${Own(b)} vale agora ${z} em vez de ${a}.`,
    ended: 'Ninguém mais pode jogar cartas. A partida acabou.',
  },
  asks: {
    waiting: (w) => `${w.name} está decidindo.`,
    waitingFor: (src, w) => from(src, `${w.name} está decidindo.`),
    choosesDeck: (w) => `${w.name} está escolhendo o baralho.`,
    over: 'A partida acabou.',
    swaps: (most) =>
      `Monte o seu baralho: substitua até ${n(most, 'carta básica', 'cartas básicas')} e depois diga que ele está pronto.`,
    show: (k) => `Mostre o seu baralho a todos e compre ${cards(k)}.`,
    turn: (exchange) =>
      `É a sua vez: jogue uma carta.${exchange ? ' Antes disso, uma vez por partida, você pode renovar a mão.' : ''}`,
    pay: (id, left, fallen) =>
      `${card(id)}: remova do jogo ${cards(left)} ${fallen ? 'da sua mão ou das que estão junto do seu Cemitério' : 'da sua mão'}.`,
    spare: (b, f, other) =>
      `${other ? `${Own(other)}: ${own(b)}` : Own(b)} está protegid${o(b.card)}. Você poupa a carta ou deixa que ${fate(f)}?`,
    spareHits: (src, b) =>
      from(src, `${own(b)} está protegid${o(b.card)}. Você poupa a carta ou deixa que seja destruída?`),
    escape: (b, other) =>
      `${Own(b)} vai ser destruíd${o(b.card)}${other ? ` ${por(own(other))}` : ''}. Mova a carta para outro espaço elegível ou deixe acontecer.`,
    turnEach: (src, owners) =>
      from(src, `você pode rotacionar em 1 passo uma carta de cada um destes jogadores: ${owners}.`),
    turnOne: (src, w) =>
      from(src, `você pode rotacionar em 1 passo uma ${w.me ? 'das suas cartas' : `carta de ${w.name}`}.`),
    turnOwn: (src, left, begun) =>
      from(
        src,
        `você pode rotacionar em 1 passo ${begun ? 'mais' : 'até'} ${n(left, 'carta sua', 'cartas suas')}.`,
      ),
    return: (src) => from(src, 'você pode devolver à mão 1 carta sua e jogar outra no lugar dela.'),
    replay: (at) => `Jogue outra carta da sua mão ${inside(at)}.`,
    rebuild: (src) => from(src, 'você pode reconstruir 1 carta sua destruída.'),
    token: (src) => from(src, 'coloque uma ficha sua em um espaço elegível.'),
    faceDown: (src, beside) =>
      from(
        src,
        `escolha uma carta da sua mão e jogue-a virada para baixo ${beside ? 'ao lado da cidade' : 'em um espaço elegível'}.`,
      ),
    swap: (src) => from(src, 'você pode trocar a carta de posição com uma adjacente virada para cima.'),
    protect: (src) => from(src, 'você pode proteger com uma ficha 1 carta sua virada para cima.'),
    copy: (src) => from(src, 'você pode usar o efeito instantâneo de uma carta virada para cima na cidade.'),
    leave: (id) => `Continue: ${the(id)} sai do jogo.`,
    endTurn: (k) =>
      k > 0
        ? `Continue: compre ${cards(k)}. Com isso, o seu turno acaba.`
        : 'Continue. Com isso, o seu turno acaba.',
    continue: 'Continue.',
  },
  moves: {
    replace: (id, other) => `Substituir ${the(id)} pel${the(other)}`,
    ready: 'Meu baralho está pronto',
    show: (added, leftOut) =>
      added.length === 0
        ? 'Mostrar o baralho básico'
        : `Mostrar o baralho: ${all(added)} em vez de ${all(leftOut)}`,
    continue: {
      leave: 'Continuar: remover a carta',
      endTurn: 'Continuar: comprar e terminar o turno',
      other: 'Continuar',
    },
    search: (put, wanted) =>
      `Pôr ${the(put)} no baralho e tirar ${wanted === null ? 'a carta buscada' : the(wanted)}`,
    exchange: 'Renovar a mão',
    play: (id, at) => `Jogar ${the(id)} ${inside(at)}`,
    playBeside: (id) => `Jogar ${the(id)} ao lado da cidade`,
    remove: (id) => `Remover ${the(id)} do jogo, como jogada`,
    pass: 'Não jogar nada',
    pay: (id) => `Pagar com ${the(id)}`,
    spare: (b) => `Poupar ${b ? own(b) : 'a carta'}`,
    allow: (f) => (f ? `Deixar que ${fate(f)}` : 'Deixar acontecer'),
    move: (id, at) => `Mover ${id === null ? 'a carta' : the(id)} para a ${space(at)}`,
    turn: (t, way, to) =>
      `Rotacionar ${target(t)} no sentido ${way === 'cw' ? 'horário' : 'anti-horário'}${to === null ? '' : `, para ${to}`}`,
    return: (t) => `Devolver à mão ${target(t)}`,
    rebuild: (t) => `Reconstruir ${target(t)}`,
    token: (at) => `Colocar uma ficha ${inside(at)}`,
    faceDown: (id, at) => `Jogar ${the(id)} virad${o(id)} para baixo ${inside(at)}`,
    faceDownBeside: (id) => `Jogar ${the(id)} virad${o(id)} para baixo ao lado da cidade`,
    swap: (t) => `Trocar de posição com ${target(t)}`,
    protect: (t) => `Proteger ${target(t)}`,
    copy: (id) => `Copiar o efeito ${de(the(id))}`,
    decline: {
      turnCards: 'Não rotacionar mais cartas',
      return: 'Não devolver nenhuma carta',
      escape: 'Deixar que seja destruída',
      rebuild: 'Não reconstruir nada',
      swap: 'Não trocar nada',
      protect: 'Não proteger nada',
      copy: 'Não copiar nada',
      other: 'Não usar',
    },
  },
  commands: {
    ready: {
      name: 'Pronto',
      help: 'O seu baralho fica definitivo; ele é mostrado quando todos estiverem prontos.',
    },
    show: { name: 'Mostrar baralho', help: 'Todos veem as suas substituições; depois você compra 3 cartas.' },
    continue: { name: 'Continuar', help: 'O resto acontece automaticamente.' },
    search: {
      name: 'Buscar no baralho',
      help: 'Só antes do seu primeiro turno: uma carta da mão vai para o baralho, e a buscada vem para a mão.',
    },
    exchange: {
      name: 'Renovar a mão',
      help: 'Uma vez por partida: a sua mão inteira vai para o fundo do baralho e você compra o mesmo número de cartas.',
    },
    remove: {
      name: 'Remover',
      help: 'Você não pode pagar o custo dela: em vez de ser jogada, a carta sai do jogo.',
    },
    pass: {
      name: 'Não jogar nada',
      help: 'Nenhuma das suas cartas pode ser jogada. Você compra mesmo assim.',
    },
    spare: { name: 'Poupar', help: 'A sua carta protegida não muda.' },
    allow: { name: 'Deixar', help: 'A sua carta afeta a sua própria carta protegida.' },
    beside: { name: 'Ao lado da cidade', help: 'A carta não ocupa nenhum espaço da cidade.' },
    decline: { name: 'Não usar', help: 'Você não usa o efeito, ou o que resta dele.' },
  },
  compare: {
    short: outcome,
    full: (b, x) => {
      if (b === null || x.what === 'nothing') return 'Não há nada para comparar à esquerda.';
      const about = {
        equal: `fica em ${x.to}: os valores são iguais`,
        highest: `fica em ${x.to}, o maior valor dessa carta`,
        lowest: `fica em ${x.to}, o menor valor dessa carta`,
        up: `sobe para ${x.to}`,
        down: `desce para ${x.to}`,
        destroyed: `é destruíd${o(b.card)}`,
        escapes: `é destruíd${o(b.card)}, a não ser que saia dali`,
        protected: `está protegid${o(b.card)} e não muda`,
      }[x.what];
      return `${Own(b)} ${about}${x.choice ? `, a não ser que você ${o(b.card)} poupe` : ''}.`;
    },
  },
  score: {
    building: (id, at) => `${card(id)} (${space(at)})`,
    beside: (id) => `${card(id)} (ao lado da cidade)`,
    adjacent: (id, other) => `${card(id)}, ${noun(other)} adjacente`,
    fallen: (id) => `Cartas junto ${de(the(id))}`,
    buildingHelp: 'O valor no fim da partida.',
    letters: { X: 'X é o valor da carta à esquerda dela.', N: 'N é o número da quadra dela.' },
    besideHelp: 'O próprio valor dela.',
    adjacentHelp: (other, at) =>
      `Ao lado está ${an(other)} virad${o(other)} para cima${at === null ? '' : `, ${inside(at)}`}. Conta uma vez só.`,
    fallenHelp: (k, each) => `${cards(k)} ao lado da cidade, ${points(each)} cada.`,
    mostFaceUp: 'Cartas viradas para cima',
    lowestValue: 'Valor mais baixo',
    total: 'Total de PV',
    wins: (w, p) => `${s(w, 'venceu')} com ${points(p)}.`,
    shared: (names, p) => `${names} compartilham a vitória com ${points(p)} cada.`,
    decided: {
      mostFaceUp: 'O empate foi decidido pelo maior número de cartas viradas para cima.',
      lowestValue: 'O empate foi decidido pela carta de menor valor.',
    },
  },
  describe: {
    empty: 'vazio',
    mayBuild: 'você pode construir aqui',
    ruin: (b) => `${b.owner.me ? 'ruína sua' : `ruína de ${b.owner.name}`}, antes ${card(b.card)}`,
    token: (w) => (w.me ? 'ficha sua' : `ficha de ${w.name}`),
    protected: 'carta protegida',
    beneath: (list) => `por baixo, em ruína: ${list}`,
    sides: (top, right, bottom, left) =>
      `em cima ${top}, à direita ${right}, embaixo ${bottom}, à esquerda ${left}`,
    onlyValue: (v) => `valor único ${v}`,
    handOf: (k) => `${cards(k)} na mão`,
    deckOf: (k) => `${k} no baralho`,
    limit: (k) => `limite da mão ${k}`,
    exchanged: 'mão já renovada',
    fallen: (list) => `destruídas, ao lado da cidade: ${list}`,
  },
  decks: {
    title: 'Monte o seu baralho',
    basic: 'Cartas básicas',
    additional: 'Cartas adicionais',
    left: (k) => `mais ${n(k, 'substituição', 'substituições')}`,
    inDeck: 'no seu baralho',
    leftOut: 'de fora',
  },
  hotSeat: {
    asked: (name, src) =>
      `Passe o aparelho para ${name}.${source(src) === '' ? '' : ` Decisão: ${source(src)}.`}`,
    hidden: (k) => n(k, 'carta escondida', 'cartas escondidas'),
  },
  board: {
    play: 'Escolha uma carta da sua mão e depois um espaço da cidade.',
    noneFits: 'Nenhuma das suas cartas pode ser jogada. Renove a mão ou não jogue nada.',
    choose: 'Escolher esta carta para ver onde ela pode ficar',
    turn: 'Rotacionar esta construção: escolha o sentido',
    newCards: 'Você recebe cartas novas e depois joga',
    held: {
      hand: 'Agora escolha onde colocá-la.',
      space: 'Agora escolha uma carta para este espaço.',
      turn: 'Agora escolha o sentido.',
      deck: 'Agora escolha a carta que ela substitui ou que a substitui.',
      search: 'Agora escolha a carta da sua mão que vai para o baralho.',
    },
    numbered: 'Escolher uma carta da mão pelo número',
    map: 'Mapa da cidade',
    stack: (cards) => `${cards} cartas neste espaço: ver`,
    fanned: (cards) => `${cards} cartas neste espaço`,
    added: (card) => `Nova neste baralho: ${card}`,
    toPlay: 'é a vez',
    asked: 'decidindo',
    basicValue: (value) => `Valor básico ${value}`,
    neverReplaced: 'Nunca substituída',
    swaps: (used, most) =>
      `${plural('pt-BR', used, { one: '# substituição', other: '# substituições' })} de no máximo ${most}`,
    yourDeck: 'Seu baralho',
    ready: 'pronto',
    choosing: 'escolhendo',
    fresh: 'Nova',
  },
  ...common,
} satisfies ArchitecturaMessages;

/** The reasons are made of the same words. */
export { card, cards, inside, n, Own, o, space, The, the };
