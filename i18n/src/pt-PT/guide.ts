import { formatPercent, plural } from '../format.ts';
import type { GuideMessages } from '../messages/guide.ts';

export const guide = {
  since: {
    title: 'Desde o teu último turno',
    again: 'Ver de novo',
    forYou: 'Para ti',
    mark: 'Marcar o que mudou',
  },
  log: {
    players: 'Turnos de',
    everybody: 'Todos',
    search: 'Procurar no registo',
    nothing: 'Nenhum resultado no registo.',
  },
  help: {
    title: 'Ajuda e atalhos',
    keys: 'Toda a partida se pode jogar com o teclado.',
    move: 'Ir de lista em lista; dentro de uma lista, com as setas',
    next: 'Próximo elemento possível (com Shift: anterior)',
    touch: 'Usar o elemento em foco, ou ouvir porque não se pode',
    confirm: 'Confirmar o turno',
    undo: 'Anular um passo',
    undoTurn: 'Anular todo o turno',
    why: 'Dizer porque não é possível o elemento em foco',
    actions: 'Ir para as ações',
    log: 'Ir para o registo',
    score: 'Abrir a folha de pontuação',
    aid: 'Abrir o resumo do jogo',
    skip: 'Saltar a animação',
    letGo: 'Pôr de volta o que tens na mão, ou fechar',
    help: 'Esta ajuda',
    hint: 'Uma sugestão: as melhores jogadas',
    space: 'Espaço',
    again: 'Ver de novo o que os outros fizeram',
  },
  hints: {
    thinking: 'A pensar no teu turno…',
    win: (win) => `${formatPercent('pt-PT', win)} de hipóteses de vencer`,
    asGood: 'praticamente equivalente',
    lead: (points) =>
      points === 0
        ? 'quase empatado'
        : plural(
            'pt-PT',
            Math.abs(points),
            points > 0
              ? { one: '# ponto à frente', other: '# pontos à frente' }
              : { one: '# ponto atrás', other: '# pontos atrás' },
          ),
    tryOut: 'Experimenta: podes anular.',
    found: (best) => `Melhor jogada: ${best}`,
    nothing: 'Desta vez não há sugestão.',
    rough: 'Uma estimativa grosseira: não foi possível usar os dados de treino dos bots.',
  },
  weakened: {
    missing: 'Não foi possível carregar os dados de treino dos bots. Por enquanto, jogam com regras simples.',
    unfit: 'Os dados de treino dos bots não servem para esta partida: jogam com regras simples.',
    hung: 'Um bot demorou demasiado e fez a primeira jogada boa.',
    failed: 'Um bot teve um erro e fez a primeira jogada boa.',
  },
  ended: {
    resigned: (winners, count, by) => {
      const won = count > 1 ? `${winners} partilham a vitória` : `${winners} ganhou`;
      return `${winners === undefined ? 'Ganhaste' : won} porque ${by === undefined ? 'desististe' : `${by} desistiu`}.`;
    },
    allResigned: 'Todos desistiram.',
    standIn: (names) => `Um bot terminou a partida por ${names ?? 'ti'}.`,
  },
  inspect: { rules: 'Regras', last: (turn) => `Última mudança, turno ${turn}` },
  rule: { previous: 'Regra anterior', next: 'Regra seguinte', whole: 'Todas as regras' },
} satisfies GuideMessages;
