import type { BookMessages } from '../messages/book.ts';
import { words } from '../words.ts';

const { and } = words('pt-BR');

export const book: BookMessages = {
  example: 'Exemplo',
  before: 'Antes',
  after: 'Depois',
  edit: 'Editar esta posição',
  tryIt: 'Experimentar',
  tryTitle: (title) => `Experimentar: ${title}`,
  steps: 'Passo a passo',
  setUp: 'A preparação em um relance',
  print: 'Imprimir as regras',
  also: (list) => `Também buscado: ${and(list)}`,
  keys: 'Aperte / para buscar, Enter para ir ao primeiro resultado, Esc para limpar.',
  total: 'Total',
  sandbox: {
    note: 'Você joga em todos os lugares. Nada é salvo.',
    back: 'Voltar às regras',
    again: 'Recomeçar',
    bad: {
      name: 'Não é possível ler esta posição',
      note: (at) =>
        `O texto da posição no endereço está errado a partir do caractere ${at}. Nada foi alterado.`,
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
