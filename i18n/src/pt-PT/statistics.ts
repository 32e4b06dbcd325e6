import { plural } from '../format.ts';
import type { StatisticsMessages } from '../messages/statistics.ts';

export const statistics: StatisticsMessages = {
  title: 'Estatísticas',
  lead: 'As tuas partidas terminadas neste dispositivo e, se tiveres sessão iniciada, as partidas online.',
  none: {
    name: 'Ainda não há partidas terminadas',
    note: 'Joga uma partida até ao fim e o resultado aparece aqui.',
    play: 'Jogar uma partida',
  },
  reading: 'A ler as tuas partidas…',
  nothing: 'Nenhuma partida corresponde a estes filtros.',
  filter: {
    label: 'Filtros',
    game: 'Jogo',
    mode: 'Modo',
    players: 'Jogadores',
    person: 'Quem',
    opponent: 'Adversário',
    seat: 'Lugar',
    time: 'Período',
    all: 'Todos',
  },
  modes: { solo: 'Solitário', bots: 'Contra bots', device: 'Num só dispositivo', online: 'Online' },
  times: { month: 'Últimos 30 dias', quarter: 'Últimos 90 dias', year: 'Últimos 365 dias' },
  seat: (number) => `Lugar ${number}`,
  bot: (level) => `Bot, ${level}`,
  figures: {
    games: 'Partidas',
    won: 'Ganhas',
    shared: 'Empatadas',
    lost: 'Perdidas',
    winRate: 'Taxa de vitórias',
    mean: 'Média de pontos',
    best: 'Melhor resultado',
    margin: 'Diferença média',
    accuracy: 'Precisão média',
    luck: 'Sorte média',
    accuracyShort: 'Precisão',
    luckShort: 'Sorte',
  },
  course: {
    title: 'Os pontos, partida a partida',
    note: 'A segunda linha é a média das últimas cinco partidas.',
    game: 'Partida',
    points: 'Pontos',
    mean: 'Média de cinco',
    table: 'Mostrar em tabela',
  },
  sources: {
    title: 'De onde vêm os teus pontos',
    own: 'Tu',
    others: 'Os teus adversários',
    source: 'Origem',
    titleOf: 'De onde vêm os pontos',
    othersOf: 'Adversários',
  },
  others: 'Outras pessoas',
  rating: {
    title: (game, players) =>
      `Classificação: ${game}, ${plural('pt-PT', players, { one: '# jogador', other: '# jogadores' })}`,
    name: 'Classificação depois da partida',
  },
  study: {
    title: 'Precisão e sorte',
    accuracy: 'A precisão, partida a partida',
    luck: 'A sorte, partida a partida',
    luckNote:
      'O que os lançamentos e as cartas tiradas mudaram nas tuas hipóteses de vencer numa partida inteira, em pontos percentuais, em relação à média. Ao longo de muitas partidas, equilibra-se.',
    luckNoteOf:
      'O que os lançamentos e as cartas tiradas mudaram nas hipóteses de vencer deste jogador numa partida inteira, em pontos percentuais, em relação à média. Ao longo de muitas partidas, equilibra-se.',
    source:
      'A precisão e a sorte vêm de análises feitas depois das partidas nos dispositivos do próprio jogador. O servidor não as verifica.',
    some: (studied, games) =>
      `${plural('pt-PT', studied, { one: '# partida analisada', other: '# partidas analisadas' })} de ${games}.`,
    note: 'A precisão e a sorte só se conhecem nas partidas analisadas. Para isso, os bots continuam a partida a partir de cada posição; demora cerca de meio minuto por partida, mais num dispositivo lento. A análise corre em segundo plano, uma partida a seguir à outra, e podes pará-la a qualquer momento.',
    start: 'Analisar estas partidas',
    progress: (game, games) => `Partida ${game} de ${games}`,
    failed: (n) =>
      plural('pt-PT', n, {
        one: 'Não foi possível analisar # partida.',
        other: 'Não foi possível analisar # partidas.',
      }),
    ready: (n) => plural('pt-PT', n, { one: '# partida analisada.', other: '# partidas analisadas.' }),
  },
  by: {
    title: 'Comparação',
    game: 'Por jogo',
    mode: 'Por modo',
    players: 'Por número de jogadores',
    seat: 'Por lugar',
    opponent: 'Por adversário',
  },
  export: {
    title: 'Exportar',
    note: 'As partidas escolhidas pelos filtros, uma linha por cada um dos teus lugares.',
    csv: 'Guardar como CSV',
    json: 'Guardar como JSON',
  },
  forget: {
    name: 'Apagar os resultados neste dispositivo',
    title: 'Apagar estes resultados?',
    text: 'Os resultados das partidas que apagaste desaparecem de vez. As partidas que ainda aqui estão voltam a ser contadas da próxima vez que abrires esta página.',
    yes: 'Apagar',
    no: 'Manter',
  },
};
