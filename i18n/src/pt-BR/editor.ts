import type { EditorMessages } from '../messages/editor.ts';

export const editor: EditorMessages = {
  title: 'Editor de posições',
  hint: 'Toque em uma parte do tabuleiro para mudá-la.',
  nothing: 'Aqui não se pode mudar nada.',
  part: 'Parte',
  board: 'Tabuleiro de',
  undo: 'Desfazer',
  redo: 'Refazer',
  setUp: 'Nova preparação',
  text: 'Texto',
  textNote:
    'A posição inteira como texto. As mudanças aparecem no tabuleiro assim que o texto puder ser lido.',
  copy: 'Copiar o texto',
  copied: 'Copiado',
  link: 'Copiar o link',
  linkCopied: 'Link copiado',
  possible: 'Esta posição é possível.',
  impossible: 'Esta posição é impossível.',
  show: 'Mostrar a parte',
  play: 'Jogar a partir daqui',
  playNote:
    'Escolha quem joga em cada lugar. Nada é salvo: ao recarregar a página, você volta a esta posição.',
  me: 'eu, neste aparelho',
  start: 'Começar',
  cannotPlay: 'Esta posição não pode ser jogada:',
  over: 'A partida acabou.',
  close: 'Fechar',
  toHome: 'Para a página inicial',
  unreadable: (at) => `Este texto não pode ser lido a partir do caractere ${at}.`,
};
