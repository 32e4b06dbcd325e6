import type { Effect, Special } from '@archivolt/architectura';
import { capital, plural, words } from '@archivolt/i18n';
import { common } from '@archivolt/i18n/common/pt-PT';
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

const { n, and, or } = words('pt-PT', 'de ');

/** The subject and its verb; the second person needs no pronoun. */
const s = (who: Who, you: string, others: string): string =>
  who.me ? capital(you) : `${who.name} ${others}`;

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
  TownHall: 'Câmara Municipal',
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
  b.owner.me ? `${isMale(b.card) ? 'o teu' : 'a tua'} ${noun(b.card)}` : `${the(b.card)} de ${b.owner.name}`;
const Own = (b: OwnedCard): string => capital(own(b));
const space = ({ street, block }: Spot): string => `rua ${street}, quarteirão ${block}`;
const inside = (at: Spot): string => `na ${space(at)}`;
const target = (t: Target): string => (t.building ? own(t.building) : `a carta da ${space(t.spot)}`);
const cards = (k: number): string => n(k, 'carta', 'cartas');
const points = (k: number): string => n(k, 'ponto', 'pontos');

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
    nothing: 'nada a comparar',
    equal: 'fica igual: valores iguais',
    highest: 'fica no valor mais alto',
    lowest: 'fica no valor mais baixo',
    up: `sobe para ${x.to}`,
    down: `desce para ${x.to}`,
    destroyed: 'é destruída',
    escapes: 'move-se ou é destruída',
    protected: 'protegida: fica igual',
  })[x.what];

const SPECIAL: Record<Special, string> = {
  replay: 'Podes devolver à mão 1 carta tua e jogar outra no seu lugar.',
  copy: 'Podes usar o efeito instantâneo de uma carta virada para cima; depois, a carta jogada sai do jogo.',
};

const effect = (e: Effect): string => {
  switch (e.kind) {
    case 'turn':
      return e.whose === 'each'
        ? 'Podes rodar um passo 1 carta de cada jogador, incluindo uma tua.'
        : `Podes rodar um passo até ${e.count} cartas tuas.`;
    case 'destroyLower':
      return 'Destrói todas as cartas de valor mais baixo na mesma rua.';
    case 'rebuild':
      return 'Podes reconstruir 1 carta tua destruída.';
    case 'tokenOnSpace':
      return 'Põe uma ficha tua num espaço elegível: fica reservado para ti.';
    case 'opponentsFaceDown':
      return 'Cada adversário joga uma carta da mão virada para baixo.';
    case 'swapAdjacent':
      return 'Podes trocá-la com uma carta adjacente virada para cima.';
    case 'protect':
      return 'Podes proteger com uma ficha 1 carta tua virada para cima.';
    case 'handLimit':
      return `O limite da tua mão sobe para ${e.cards}.`;
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
      beforeFirstTurn: 'Antes do teu primeiro turno',
      always: 'Sempre',
    },
    faceUp: 'virada para cima',
    faceDown: 'virada para baixo',
    city: 'Cidade',
    hand: 'Mão',
    deck: 'Baralho',
    tokens: 'Fichas',
    besideCity: 'ao lado da cidade',
    removed: 'fora do jogo',
    you: 'tu',
    card,
    building: (b) =>
      b.owner.me ? `${noun(b.card)} ${isMale(b.card) ? 'teu' : 'tua'}` : `${card(b.card)} de ${b.owner.name}`,
    street: (k) => `rua ${k}`,
    block: (k) => `quarteirão ${k}`,
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
          return `${points(e.points)} se estiver adjacente a ${an(e.card)} virad${o(e.card)} para cima.`;
        case 'perFallen':
          return `${points(e.points)} por cada carta tua junto desta.`;
        default:
          return e satisfies never;
      }
    },
    cost: ({ remove, from: where }) =>
      `Remove do jogo ${n(remove, 'outra carta', 'outras cartas')} ${where === 'hand' ? 'da tua mão' : 'da tua mão ou das que estão junto do teu Cemitério'}.`,
    protection: 'Protegida: as cartas dos adversários não a afetam.',
    beside: 'Joga-se ao lado da cidade; as tuas cartas destruídas são aí colocadas.',
    escapes: 'Em vez disso, podes movê-la para outro espaço elegível.',
    search: 'Podes ir buscá-la ao teu baralho em troca de uma carta da mão.',
    noEffect: 'Sem efeito.',
  },
  events: {
    ready: (w) => `${s(w, 'escolheste o teu', 'escolheu o seu')} baralho.`,
    shown: (w, added, leftOut) =>
      added.length === 0
        ? `${s(w, 'jogas', 'joga')} com o baralho básico.`
        : `${s(w, 'jogas', 'joga')} com ${all(added)} em vez de ${all(leftOut)}.`,
    turnBegan: (w, turn) => `Turno ${turn}: ${w.me ? 'é a tua vez' : `é a vez de ${w.name}`}.`,
    searched: (w, id) =>
      `${s(w, 'pões', 'põe')} uma carta da mão no baralho, ${w.me ? 'tiras' : 'tira'} de lá ${the(id)} e ${w.me ? 'baralhas' : 'baralha'}.`,
    exchanged: (w, k) =>
      `${s(w, 'pões', 'põe')} toda a mão (${cards(k)}) no fundo do baralho e ${w.me ? 'tiras' : 'tira'} o mesmo número.`,
    drew: (w, k, hand, deck) => `${s(w, 'tiras', 'tira')} ${cards(k)} (mão ${hand}, baralho ${deck}).`,
    played: (w, id, at, v, covers) =>
      `${s(w, 'jogas', 'joga')} ${the(id)} com valor ${v} ${inside(at)}${covers === null ? '' : `, sobre uma ruína (${card(covers)})`}.`,
    playedBeside: (w, id, v) => `${s(w, 'jogas', 'joga')} ${the(id)} com valor ${v} ao lado da cidade.`,
    passed: (w) => `${s(w, 'não podes', 'não pode')} jogar nenhuma carta.`,
    skipped: (w) => `${s(w, 'já não tens', 'já não tem')} cartas: o ${w.me ? 'teu' : 'seu'} turno é saltado.`,
    declined: {
      turnCards: (w) => `${s(w, 'não rodas', 'não roda')} mais cartas.`,
      return: (w) => `${s(w, 'não devolves', 'não devolve')} nenhuma carta.`,
      escape: (w) => `${s(w, 'não moves', 'não move')} a carta.`,
      rebuild: (w) => `${s(w, 'não reconstróis', 'não reconstrói')} nada.`,
      swap: (w) => `${s(w, 'não trocas', 'não troca')} nada.`,
      protect: (w) => `${s(w, 'não proteges', 'não protege')} nada.`,
      copy: (w) => `${s(w, 'não copias', 'não copia')} nenhum efeito.`,
      other: (w) => `${s(w, 'não usas', 'não usa')} o efeito.`,
    },
    compared: (b, how, v, played) =>
      `Comparação: à esquerda, ${own(b)} vale ${v} contra ${played}, ${{ equal: 'valor igual', up: 'valor mais alto', down: 'valor mais baixo', destroy: 'metade ou menos' }[how]}.`,
    shielded: (b) => `${Own(b)} está protegid${o(b.card)} e não muda.`,
    spared: (w, id) => `${s(w, 'poupas', 'poupa')} ${w.me ? own({ card: id, owner: w }) : the(id)}.`,
    turned: (b, way, a, z, rises) =>
      `${Own(b)} é rodad${o(b.card)} no sentido ${way === 'cw' ? 'horário' : 'anti-horário'} e ${rises ? 'sobe' : 'desce'} de ${a} para ${z}.`,
    destroyed: (b, v, beside) =>
      `${Own(b)} com valor ${v} é destruíd${o(b.card)}${beside ? ' e vai para junto da cidade' : ''}.`,
    rebuilt: (w, id, at, v) =>
      `${s(w, 'reconstróis', 'reconstrói')} ${the(id)} ${inside(at)} com valor ${v}.`,
    moved: (w, id, a, z) => `${s(w, 'moves', 'move')} ${the(id)} da ${space(a)} para a ${space(z)}.`,
    swapped: (a, b) => `${Own(a)} e ${own(b)} trocam de lugar.`,
    returned: (w, id, at) => `${s(w, 'devolves', 'devolve')} à mão ${the(id)} da ${space(at)}.`,
    removed: (b, where) =>
      `${Own(b)} sai do jogo${{ hand: `, vind${o(b.card)} da mão`, beside: `, vind${o(b.card)} do lado da cidade`, city: '' }[where]}.`,
    playedFaceDown: (w, id, at) =>
      `${s(w, 'jogas', 'joga')} ${the(id)} virad${o(id)} para baixo ${at === null ? 'ao lado da cidade' : inside(at)}.`,
    tokenPlaced: (w, at, on) =>
      on === 'card'
        ? `${s(w, 'proteges a tua', 'protege a sua')} carta da ${space(at)} com uma ficha.`
        : `${s(w, 'pões', 'põe')} uma ficha ${inside(at)}.`,
    tokenReturned: (w, at) => `${s(w, 'recuperas a tua', 'recupera a sua')} ficha da ${space(at)}.`,
    limitRaised: (w, k) => `${w.me ? 'O limite da tua mão' : `O limite da mão de ${w.name}`} sobe para ${k}.`,
    copied: (w, id) => `${s(w, 'copias', 'copia')} o efeito ${de(the(id))}.`,
    revalued: (b, a, z) => `${Own(b)} vale agora ${z} em vez de ${a}.`,
    ended: 'Já ninguém pode jogar cartas. A partida acabou.',
  },
  asks: {
    waiting: (w) => `${w.name} está a decidir.`,
    waitingFor: (src, w) => from(src, `${w.name} está a decidir.`),
    choosesDeck: (w) => `${w.name} está a escolher o baralho.`,
    over: 'A partida acabou.',
    swaps: (most) =>
      `Prepara o teu baralho: substitui até ${n(most, 'carta básica', 'cartas básicas')} e depois diz que está pronto.`,
    show: (k) => `Mostra o teu baralho a todos e tira ${cards(k)}.`,
    turn: (exchange) =>
      `É a tua vez: joga uma carta.${exchange ? ' Antes disso, uma vez por partida, podes renovar a mão.' : ''}`,
    pay: (id, left, fallen) =>
      `${card(id)}: remove do jogo ${cards(left)} ${fallen ? 'da tua mão ou das que estão junto do teu Cemitério' : 'da tua mão'}.`,
    spare: (b, f, other) =>
      `${other ? `${Own(other)}: ${own(b)}` : Own(b)} está protegid${o(b.card)}. Poupas a carta ou deixas que ${fate(f)}?`,
    spareHits: (src, b) =>
      from(src, `${own(b)} está protegid${o(b.card)}. Poupas a carta ou deixas que seja destruída?`),
    escape: (b, other) =>
      `${Own(b)} vai ser destruíd${o(b.card)}${other ? ` ${por(own(other))}` : ''}. Move a carta para outro espaço elegível ou deixa que aconteça.`,
    turnEach: (src, owners) =>
      from(src, `podes rodar um passo 1 carta de cada um destes jogadores: ${owners}.`),
    turnOne: (src, w) =>
      from(src, `podes rodar um passo 1 ${w.me ? 'das tuas cartas' : `carta de ${w.name}`}.`),
    turnOwn: (src, left, begun) =>
      from(src, `podes rodar um passo ${begun ? 'mais' : 'até'} ${n(left, 'carta tua', 'cartas tuas')}.`),
    return: (src) => from(src, 'podes devolver à mão 1 carta tua e jogar outra no seu lugar.'),
    replay: (at) => `Joga outra carta da tua mão ${inside(at)}.`,
    rebuild: (src) => from(src, 'podes reconstruir 1 carta tua destruída.'),
    token: (src) => from(src, 'põe uma ficha tua num espaço elegível.'),
    faceDown: (src, beside) =>
      from(
        src,
        `escolhe uma carta da tua mão e joga-a virada para baixo ${beside ? 'ao lado da cidade' : 'num espaço elegível'}.`,
      ),
    swap: (src) => from(src, 'podes trocar a carta com uma adjacente virada para cima.'),
    protect: (src) => from(src, 'podes proteger com uma ficha 1 carta tua virada para cima.'),
    copy: (src) => from(src, 'podes usar o efeito instantâneo de uma carta virada para cima na cidade.'),
    leave: (id) => `Continua: ${the(id)} sai do jogo.`,
    endTurn: (k) =>
      k > 0 ? `Continua: tira ${cards(k)}. Assim acaba o teu turno.` : 'Continua. Assim acaba o teu turno.',
    continue: 'Continua.',
  },
  moves: {
    replace: (id, other) => `Substituir ${the(id)} pel${the(other)}`,
    ready: 'O meu baralho está pronto',
    show: (added, leftOut) =>
      added.length === 0
        ? 'Mostrar o baralho básico'
        : `Mostrar o baralho: ${all(added)} em vez de ${all(leftOut)}`,
    continue: {
      leave: 'Continuar: remover a carta',
      endTurn: 'Continuar: tirar cartas e terminar o turno',
      other: 'Continuar',
    },
    search: (put, wanted) =>
      `Pôr ${the(put)} no baralho e tirar ${wanted === null ? 'a carta procurada' : the(wanted)}`,
    exchange: 'Renovar a mão',
    play: (id, at) => `Jogar ${the(id)} ${inside(at)}`,
    playBeside: (id) => `Jogar ${the(id)} ao lado da cidade`,
    remove: (id) => `Remover ${the(id)} do jogo, como jogada`,
    pass: 'Não jogar nada',
    pay: (id) => `Pagar com ${the(id)}`,
    spare: (b) => `Poupar ${b ? own(b) : 'a carta'}`,
    allow: (f) => (f ? `Deixar que ${fate(f)}` : 'Deixar que aconteça'),
    move: (id, at) => `Mover ${id === null ? 'a carta' : the(id)} para a ${space(at)}`,
    turn: (t, way, to) =>
      `Rodar ${target(t)} no sentido ${way === 'cw' ? 'horário' : 'anti-horário'}${to === null ? '' : `, para ${to}`}`,
    return: (t) => `Devolver à mão ${target(t)}`,
    rebuild: (t) => `Reconstruir ${target(t)}`,
    token: (at) => `Pôr uma ficha ${inside(at)}`,
    faceDown: (id, at) => `Jogar ${the(id)} virad${o(id)} para baixo ${inside(at)}`,
    faceDownBeside: (id) => `Jogar ${the(id)} virad${o(id)} para baixo ao lado da cidade`,
    swap: (t) => `Trocar com ${target(t)}`,
    protect: (t) => `Proteger ${target(t)}`,
    copy: (id) => `Copiar o efeito ${de(the(id))}`,
    decline: {
      turnCards: 'Não rodar mais cartas',
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
    ready: { name: 'Pronto', help: 'O teu baralho é definitivo; mostra-se quando todos estiverem prontos.' },
    show: { name: 'Mostrar baralho', help: 'Todos veem as tuas substituições; depois tiras 3 cartas.' },
    continue: { name: 'Continuar', help: 'O resto acontece automaticamente.' },
    search: {
      name: 'Procurar no baralho',
      help: 'Só antes do teu primeiro turno: uma carta da mão vai para o baralho, a procurada para a tua mão.',
    },
    exchange: {
      name: 'Renovar a mão',
      help: 'Uma vez por partida: toda a tua mão vai para o fundo do baralho e tiras o mesmo número de cartas.',
    },
    remove: {
      name: 'Remover',
      help: 'Não podes pagar o seu custo: em vez de ser jogada, a carta sai do jogo.',
    },
    pass: {
      name: 'Não jogar nada',
      help: 'Nenhuma das tuas cartas pode ser jogada. Tiras cartas na mesma.',
    },
    spare: { name: 'Poupar', help: 'A tua carta protegida não muda.' },
    allow: { name: 'Deixar', help: 'A tua carta afeta a tua própria carta protegida.' },
    beside: { name: 'Ao lado da cidade', help: 'A carta não ocupa nenhum espaço da cidade.' },
    decline: { name: 'Não usar', help: 'Não usas o efeito, ou o que dele resta.' },
  },
  compare: {
    short: outcome,
    full: (b, x) => {
      if (b === null || x.what === 'nothing') return 'À esquerda não há nada a comparar.';
      const about = {
        equal: `fica em ${x.to}: os valores são iguais`,
        highest: `fica em ${x.to}, o seu valor mais alto`,
        lowest: `fica em ${x.to}, o seu valor mais baixo`,
        up: `sobe para ${x.to}`,
        down: `desce para ${x.to}`,
        destroyed: `é destruíd${o(b.card)}`,
        escapes: `é destruíd${o(b.card)}, a não ser que se mova`,
        protected: `está protegid${o(b.card)} e não muda`,
      }[x.what];
      return `${Own(b)} ${about}${x.choice ? `, a não ser que ${o(b.card)} poupes` : ''}.`;
    },
  },
  score: {
    building: (id, at) => `${card(id)} (${space(at)})`,
    beside: (id) => `${card(id)} (ao lado da cidade)`,
    adjacent: (id, other) => `${card(id)}, ${noun(other)} adjacente`,
    fallen: (id) => `Cartas junto ${de(the(id))}`,
    buildingHelp: 'O seu valor no fim.',
    letters: { X: 'X é o valor da carta à sua esquerda.', N: 'N é o número do seu quarteirão.' },
    besideHelp: 'O seu próprio valor.',
    adjacentHelp: (other, at) =>
      `Ao lado está ${an(other)} virad${o(other)} para cima${at === null ? '' : `, ${inside(at)}`}. Conta uma só vez.`,
    fallenHelp: (k, each) => `${cards(k)} ao lado da cidade, ${points(each)} cada.`,
    mostFaceUp: 'Cartas viradas para cima',
    lowestValue: 'Valor mais baixo',
    total: 'Total de pontos',
    wins: (w, p) => `${s(w, 'ganhaste', 'ganhou')} com ${points(p)}.`,
    shared: (names, p) => `${names} partilham a vitória com ${points(p)} cada.`,
    decided: {
      mostFaceUp: 'O empate foi decidido pelo maior número de cartas viradas para cima.',
      lowestValue: 'O empate foi decidido pela carta de menor valor.',
    },
  },
  describe: {
    empty: 'vazio',
    mayBuild: 'podes construir aqui',
    ruin: (b) => `${b.owner.me ? 'ruína tua' : `ruína de ${b.owner.name}`}, antes ${card(b.card)}`,
    token: (w) => (w.me ? 'ficha tua' : `ficha de ${w.name}`),
    protected: 'carta protegida',
    beneath: (list) => `por baixo, em ruína: ${list}`,
    sides: (top, right, bottom, left) =>
      `em cima ${top}, à direita ${right}, em baixo ${bottom}, à esquerda ${left}`,
    onlyValue: (v) => `valor único ${v}`,
    handOf: (k) => `${cards(k)} na mão`,
    deckOf: (k) => `${k} no baralho`,
    limit: (k) => `limite da mão ${k}`,
    exchanged: 'mão já renovada',
    fallen: (list) => `destruídas, ao lado da cidade: ${list}`,
  },
  decks: {
    title: 'Prepara o teu baralho',
    basic: 'Cartas básicas',
    additional: 'Cartas adicionais',
    left: (k) => `mais ${n(k, 'substituição', 'substituições')}`,
    inDeck: 'no teu baralho',
    leftOut: 'de fora',
  },
  hotSeat: {
    asked: (name, src) =>
      `Passa o dispositivo a ${name}.${source(src) === '' ? '' : ` Decisão: ${source(src)}.`}`,
    hidden: (k) => n(k, 'carta escondida', 'cartas escondidas'),
  },
  board: {
    play: 'Escolhe uma carta da tua mão e depois um espaço da cidade.',
    noneFits: 'Nenhuma das tuas cartas pode ser jogada. Renova a mão ou não jogues nada.',
    choose: 'Escolher esta carta para ver onde pode ficar',
    newCards: 'Recebes cartas novas e depois jogas',
    turn: 'Rodar este edifício: escolhe o sentido',
    held: {
      hand: 'Escolhe agora onde a pões.',
      space: 'Escolhe agora uma carta para este espaço.',
      turn: 'Escolhe agora o sentido.',
      deck: 'Escolhe agora a carta que ela substitui ou que a substitui.',
      search: 'Escolhe agora a carta da tua mão que vai para o baralho.',
    },
    numbered: 'Escolher uma carta da mão pelo seu número',
    map: 'Mapa da cidade',
    stack: (cards) => `${cards} cartas neste espaço: ver`,
    fanned: (cards) => `${cards} cartas neste espaço`,
    added: (card) => `Nova neste baralho: ${card}`,
    toPlay: 'a jogar',
    asked: 'a decidir',
    basicValue: (value) => `Valor básico ${value}`,
    neverReplaced: 'Nunca substituída',
    swaps: (used, most) =>
      `${plural('pt-PT', used, { one: '# substituição', other: '# substituições' })} de ${most} no máximo`,
    yourDeck: 'O teu baralho',
    ready: 'pronto',
    choosing: 'a escolher',
    fresh: 'Nova',
  },
  ...common,
} satisfies ArchitecturaMessages;

/** The reasons are made of the same words. */
export { card, cards, inside, n, Own, o, space, The, the };
