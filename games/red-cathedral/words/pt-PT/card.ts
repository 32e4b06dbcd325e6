import type { CardWords } from '@archivolt/i18n';

export const card: CardWords = {
  name: 'The Red Cathedral',
  line: 'Move os dados à volta do mercado, reúne pedra e ouro e ergue as torres de São Basílio antes dos teus rivais.',
  players: '1 a 4 jogadores',
  time: '60 min',
  parts: 'dados, torres',
  poster: 'Uma catedral de tijolo vermelho com muitas cúpulas coloridas diante do sol nascente',
  solo: { name: 'Solitário', note: 'contra o Ivan, já' },
};
