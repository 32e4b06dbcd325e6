import type { CardWords } from '@archivolt/i18n';

export const card: CardWords = {
  name: 'The Red Cathedral',
  line: 'Mova os dados ao redor do mercado, junte pedra e ouro e erga as torres de São Basílio antes dos seus rivais.',
  players: '1 a 4 jogadores',
  time: '60 min',
  parts: 'dados, torres',
  poster: 'Uma catedral de tijolo vermelho com muitas cúpulas coloridas diante do sol nascente',
  solo: { name: 'Solitário', note: 'contra Ivan, agora mesmo' },
};
