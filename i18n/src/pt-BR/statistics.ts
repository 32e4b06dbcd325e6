import { plural } from '../format.ts';
import type { StatisticsMessages } from '../messages/statistics.ts';

export const statistics: StatisticsMessages = {
  title: 'Estatísticas',
  lead: 'Suas partidas encerradas neste aparelho e, se você entrou na sua conta, as partidas online.',
  none: {
    name: 'Nenhuma partida encerrada ainda',
    note: 'Jogue uma partida até o fim e o resultado aparece aqui.',
    play: 'Jogar uma partida',
  },
  reading: 'Lendo suas partidas…',
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
  modes: { solo: 'Solitário', bots: 'Contra bots', device: 'Em um só aparelho', online: 'Online' },
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
    title: 'De onde vêm seus pontos',
    own: 'Você',
    others: 'Seus adversários',
    source: 'Origem',
    titleOf: 'De onde vêm os pontos',
    othersOf: 'Adversários',
  },
  others: 'Outras pessoas',
  rating: {
    title: (game, players) =>
      `Rating: ${game}, ${plural('pt-BR', players, { one: '# jogador', other: '# jogadores' })}`,
    name: 'Rating depois da partida',
  },
  study: {
    title: 'Precisão e sorte',
    accuracy: 'A precisão, partida a partida',
    luck: 'A sorte, partida a partida',
    luckNote:
      'O que as rolagens e compras mudaram na sua chance de vencer em uma partida inteira, em pontos percentuais, em relação à média. Ao longo de muitas partidas, isso se equilibra.',
    luckNoteOf:
      'O que as rolagens e compras mudaram na chance de vencer deste jogador em uma partida inteira, em pontos percentuais, em relação à média. Ao longo de muitas partidas, isso se equilibra.',
    source:
      'A precisão e a sorte vêm de análises feitas depois das partidas nos aparelhos do próprio jogador. O servidor não as verifica.',
    some: (studied, games) =>
      `${plural('pt-BR', studied, { one: '# partida analisada', other: '# partidas analisadas' })} de ${games}.`,
    note: 'A precisão e a sorte só são conhecidas nas partidas analisadas. Para isso, os bots continuam a partida a partir de cada posição; leva cerca de meio minuto por partida, mais em um aparelho lento. A análise roda em segundo plano, uma partida depois da outra, e você pode parar quando quiser.',
    start: 'Analisar estas partidas',
    progress: (game, games) => `Partida ${game} de ${games}`,
    failed: (n) =>
      plural('pt-BR', n, {
        one: 'Não foi possível analisar # partida.',
        other: 'Não foi possível analisar # partidas.',
      }),
    ready: (n) => plural('pt-BR', n, { one: '# partida analisada.', other: '# partidas analisadas.' }),
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
    note: 'As partidas escolhidas pelos filtros, uma linha para cada um dos seus lugares.',
    csv: 'Salvar como CSV',
    json: 'Salvar como JSON',
  },
  forget: {
    name: 'Excluir os resultados neste aparelho',
    title: 'Excluir estes resultados?',
    text: 'Os resultados das partidas que você excluiu desaparecem de vez. As partidas que ainda estão aqui voltam a ser contadas na próxima vez que você abrir esta página.',
    yes: 'Excluir',
    no: 'Manter',
  },
};
