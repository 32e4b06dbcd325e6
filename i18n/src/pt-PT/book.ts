import type { BookMessages } from '../messages/book.ts';
import { words } from '../words.ts';

const { and } = words('pt-PT');

export const book: BookMessages = {
  example: 'Exemplo',
  before: 'Antes',
  after: 'Depois',
  edit: 'Editar esta posição',
  tryIt: 'Experimentar',
  tryTitle: (title) => `Experimentar: ${title}`,
  steps: 'Passo a passo',
  setUp: 'A preparação num relance',
  print: 'Imprimir as regras',
  also: (list) => `Também se procurou: ${and(list)}`,
  keys: 'Carrega em / para procurar, em Enter para ir ao primeiro resultado, em Esc para limpar.',
  total: 'Total',
  sandbox: {
    note: 'Jogas em todos os lugares. Nada é guardado.',
    back: 'Voltar às regras',
    again: 'Recomeçar',
    bad: {
      name: 'Não é possível ler esta posição',
      note: (at) =>
        `O texto da posição no endereço está errado a partir do carácter ${at}. Nada foi alterado.`,
      none: 'O endereço não contém nenhuma posição.',
    },
  },
  synonyms: [
    ['pagar', 'preço', 'custo'],
    ['fim', 'último', 'acabar', 'terminar'],
    ['empate', 'empatados', 'desempate'],
    ['trocar', 'troca', 'permutar'],
    ['permitido', 'possível', 'disponível', 'legal'],
    ['valor', 'pontuação', 'pontos'],
  ],
};
