import type { CoachWords } from '../messages/coach.ts';

export const coach: CoachWords = {
  played: 'Uma carta joga-se com o seu valor básico em cima. Só se compara com a carta logo à sua esquerda.',
  covered: 'Uma carta destruída já não tem valor. Pode jogar-se outra por cima.',
  equal: 'Os dois valores são iguais, por isso nada acontece à carta da esquerda.',
  rose: 'A carta da esquerda valia mais do que a jogada, por isso roda para o valor superior seguinte.',
  fell: 'A carta da esquerda valia menos, mas mais de metade: roda para o valor inferior seguinte.',
  destroyed:
    'A carta da esquerda valia metade do valor jogado ou menos. É destruída: já não tem valor nem efeito.',
  lost: 'Uma carta destruída não conta nada no fim. Um valor alto, uma proteção ou uma carta à direita mantêm-na a salvo.',
  shielded: 'Uma carta protegida está a salvo dos adversários, tanto na comparação como nos efeitos.',
  effect:
    'Depois da comparação, aplica-se o efeito da carta jogada. O que uma carta «pode» fazer pode ser recusado; o resto é obrigatório.',
  reserved: 'Uma ficha num espaço livre guarda-o para o seu dono. Mais ninguém pode jogar ali.',
  guarded:
    'Uma ficha numa carta protege-a dos adversários. Move-se com a carta e regressa quando a carta sai.',
  revalued:
    'X é o valor logo à esquerda, N o número do quarteirão. Um valor assim muda quando muda aquilo de que depende.',
  escaped: 'Esta carta pode ir para outro espaço em vez de ser destruída, se o seu dono tiver um.',
  beside: 'Esta carta fica ao lado da cidade: não ocupa espaço, não é comparada e conta na mesma.',
  drew: 'No fim do turno tiram-se cartas até ao limite da mão: três, se nenhum efeito o aumentou.',
  limit: 'O limite da mão fica aumentado até ao fim da partida, mesmo que essa carta venha a ser destruída.',
  exchanged:
    'Uma vez por partida, antes de jogar, podes pôr toda a mão debaixo do teu baralho e tirar outras tantas cartas.',
  passed:
    'Quem pode jogar tem de jogar. Quem não pode passa, tira cartas na mesma e pode voltar a jogar mais tarde.',
  nearEnd:
    'Um baralho esgotou-se. A partida acaba depois de uma ronda em que ninguém joga, remove ou tira uma carta nem renova a mão.',
  ended:
    'Durante uma ronda inteira ninguém pôde fazer nada. Somam-se os valores das tuas cartas viradas para cima e os efeitos de fim.',
};
