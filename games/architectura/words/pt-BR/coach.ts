import type { CoachWords } from '../messages/coach.ts';

export const coach: CoachWords = {
  played: 'Uma carta é jogada com o valor básico no topo. Ela só é comparada com a carta logo à esquerda.',
  covered: 'Uma carta destruída não tem mais valor. Outra carta pode ser jogada por cima.',
  equal: 'Os dois valores são iguais, então nada acontece com a carta da esquerda.',
  rose: 'A carta da esquerda valia mais do que a jogada, então ela é rotacionada para o valor superior seguinte.',
  fell: 'A carta da esquerda valia menos, mas mais da metade: ela é rotacionada para o valor inferior seguinte.',
  destroyed:
    'A carta da esquerda valia metade do valor jogado ou menos. Ela é destruída: não tem mais valor nem efeito.',
  lost: 'Uma carta destruída não conta nada no fim. Um valor alto, uma proteção ou uma carta à direita a mantêm a salvo.',
  shielded: 'Uma carta protegida está a salvo dos adversários, tanto na comparação quanto nos efeitos.',
  effect:
    'Depois da comparação, o efeito da carta jogada é aplicado. O que uma carta “pode” fazer pode ser recusado; o resto é obrigatório.',
  reserved: 'Uma ficha em um espaço livre o guarda para seu dono. Mais ninguém pode jogar ali.',
  guarded:
    'Uma ficha em uma carta a protege dos adversários. Ela se move com a carta e volta quando a carta sai.',
  revalued:
    'X é o valor logo à esquerda, N é o número da quadra. Um valor assim muda quando muda aquilo de que depende.',
  escaped: 'Esta carta pode ir para outro espaço em vez de ser destruída, se seu dono tiver um.',
  beside: 'Esta carta fica ao lado da cidade: não ocupa espaço, não é comparada e conta mesmo assim.',
  drew: 'No fim do turno compram-se cartas até o limite da mão: três, se nenhum efeito o aumentou.',
  limit: 'O limite da mão fica aumentado até o fim da partida, mesmo que essa carta seja destruída depois.',
  exchanged:
    'Uma vez por partida, antes de jogar, você pode pôr a mão inteira embaixo do seu baralho e comprar a mesma quantidade de cartas.',
  passed:
    'Quem pode jogar tem de jogar. Quem não pode passa, compra cartas mesmo assim e pode voltar a jogar depois.',
  nearEnd:
    'Um baralho acabou. A partida acaba depois de uma rodada em que ninguém joga, remove ou compra uma carta nem renova a mão.',
  ended:
    'Durante uma rodada inteira ninguém pôde fazer nada. Os valores das suas cartas viradas para cima e os efeitos de fim são somados.',
};
