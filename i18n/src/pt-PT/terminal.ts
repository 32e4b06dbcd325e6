import { mistakeSentences } from '../messages/mistakes.ts';
import type { TerminalMessages } from '../messages/terminal.ts';
import { mistakes } from './mistakes.ts';

export const terminal = {
  opening: (seed) => `semente ${seed}. Escreve help a qualquer momento.`,
  handOver: (name) => `Passa o teclado a ${name} e carrega em Enter: `,
  goodbye:
    'Até à próxima. A partida não acabou; com save FICHEIRO podes guardar uma partida para mais tarde.',
  continue: 'Continuar',
  mayUndo: 'Isto ainda pode ser anulado: 1 para continuar, undo para voltar atrás.',
  nothingToUndo: 'Não há nada a anular: o que os dados ou os outros revelaram mantém-se.',
  undone: (steps) => (steps === 1 ? 'Um passo anulado.' : `${steps} passos anulados.`),
  numbered: (last) => `As jogadas possíveis estão numeradas de 1 a ${last}.`,
  unknownCommand: 'Não é uma jogada nem um comando.',
  noMove: 'A partir daqui não é uma jogada válida.',
  unread: (why, examples) =>
    `${why}${examples === '' ? '' : ` Por exemplo: ${examples}.`} Escreve help para ver a ajuda.`,
  whyWhat: (example) =>
    `Porquê o quê? Por exemplo: why ${example}, ou outra jogada como as mostradas entre parênteses retos.`,
  unknownThing: (text) =>
    `«${text}» não é uma jogada nem um elemento deste jogo. Experimenta um número ou uma das jogadas mostradas.`,
  possible: (offer) => `Possível: ${offer}`,
  notPossible: (moves, more) => `Impossível: ${moves}${more > 0 ? ` (e mais ${more})` : ''}`,
  noRule: (number) =>
    number === '' ? 'rules espera o número de uma regra.' : `A regra ${number} não existe.`,
  expects: {
    undo: 'undo espera um número de passos.',
    log: 'log espera um número de linhas, ou all para todas.',
    save: 'save espera o nome de um ficheiro.',
    load: 'load espera o nome de um ficheiro.',
  },
  saved: (file) => `Guardada em ${file}.`,
  notSaved: (why) => `Não guardada: ${why}`,
  loaded: 'Carregada.',
  notLoaded: (file, why) => `Não carregada, a tua partida continua. ${file}: ${why}`,
  place: (line, character) => `linha ${line}, carácter ${character}`,
  holders: { number: 'um número', move: 'uma jogada', thing: 'COISA', rule: 'REGRA', file: 'FICHEIRO' },
  help: {
    number: 'escolhe a jogada com esse número',
    move: 'uma jogada, escrita como as que estão entre parênteses retos a seguir às jogadas possíveis',
    why: 'explica porque é que uma jogada, ou qualquer outra coisa neste jogo, não é possível agora',
    undo: 'anula o último passo do teu turno, ou N passos',
    board: 'desenha a mesa de novo, com as jogadas possíveis (uma linha vazia também)',
    offers: 'mostra de novo as jogadas possíveis',
    log: 'as últimas 20 linhas do registo com as suas regras, ou N, ou all para todas',
    score: 'a pontuação, se a partida acabasse agora',
    rules: 'o texto de uma regra, por exemplo da que um motivo cita',
    position: 'a posição numa linha de texto',
    save: 'escreve a partida num ficheiro',
    load: 'continua a partida de um ficheiro',
    help: 'esta lista',
    quit: 'sai da partida',
  },
  calling: {
    usage: 'archivolt play JOGO [opções]',
    only: (game) => `só ${game}:`,
    bots: 'Bots:',
    notes:
      'Os primeiros lugares são das pessoas, os outros dos bots. Com --players e sem --bots todos os lugares são de pessoas; sem ambos jogas contra um bot greedy. NO_COLOR tira as cores.',
    see: (command) => `Ver: ${command}`,
    verify: {
      usage: 'archivolt verify FICHEIRO [--salt HEX] [--commitment HEX]',
      about:
        'FICHEIRO é uma partida terminada, exportada pela página ou pelo servidor. Cada lançamento e cada carta tirada são recalculados a partir do segredo e do número de cada um, e cada jogada é refeita segundo as regras. A primeira discrepância é indicada e o comando termina com o código 1.',
      salt: 'o teu número (salt): tem de ser um dos da partida',
      commitment: 'o hash (commitment) que te foi mostrado: o da partida tem de ser o mesmo',
      hex: 'um hexadecimal',
    },
    values: { number: 'um número', list: 'uma lista', seat: 'um lugar', file: 'um ficheiro' },
    flags: {
      players: 'número de lugares',
      bots: 'níveis dos bots, separados por vírgulas',
      seed: 'semente aleatória; a mesma semente dá a mesma partida',
      first: 'jogador inicial, contado a partir de 0 (predefinição: à sorte)',
      set: 'outro conjunto de componentes, em JSON',
      load: 'continua uma partida guardada',
      lang: 'o idioma (predefinição: o de LC_ALL ou LANG)',
    },
  },
  refusals: {
    noOption: (option) => `opção desconhecida ${option}`,
    noValue: (option, given) => `${option} não leva valor, mas recebeu ${given}`,
    expects: (option, what) => `${option} espera ${what}`,
    whole: (option, min, max, given) => `${option} espera um número inteiro de ${min} a ${max}, não ${given}`,
    oneOf: (option, values, given) => `${option} espera um de ${values}, não ${given}`,
    game: (games) => `falta o nome de um jogo: ${games}`,
    noGame: (games, given) => `jogo desconhecido ${given}; jogos conhecidos: ${games}`,
    oneGame: (word) => `um jogo de cada vez; argumento inesperado ${word}`,
    level: (levels, given) => `--bots espera níveis de entre ${levels}, separados por vírgulas; não ${given}`,
    solo: (players) => `--solo é para uma pessoa, --players diz ${players}`,
    contradict: (one, other) => `${one} e ${other} contradizem-se`,
    tooManyBots: (most) => `--bots espera no máximo ${most} níveis ao lado de uma pessoa`,
    botsForSeats: (bots, seats) => `--bots indica ${bots} bots para ${seats} lugares`,
    unreadable: (file, why) => `${file} não pode ser lido: ${why}`,
    oneFile: 'espera-se um ficheiro, e só um',
    noHex: (option, given) => `${option} espera dígitos hexadecimais, não «${given}»`,
    noGameFile: (file) => `${file} não é uma partida exportada pelo Archivolt`,
    noSet: (file, path, expected) =>
      `--set ${file} não é um conjunto de componentes: ${path}: esperado: ${expected}`,
  },
  mistake: mistakeSentences(mistakes),
} satisfies TerminalMessages;
