import { formatPercent, plural } from '../format.ts';
import type { GuideMessages } from '../messages/guide.ts';

export const guide = {
  since: {
    title: 'Desde o seu último turno',
    again: 'Ver de novo',
    forYou: 'Para você',
    mark: 'Marcar o que mudou',
  },
  log: {
    players: 'Turnos de',
    everybody: 'Todos',
    search: 'Buscar no registro',
    nothing: 'Nenhum resultado no registro.',
  },
  help: {
    title: 'Ajuda e atalhos',
    keys: 'A partida inteira pode ser jogada com o teclado.',
    move: 'Ir de lista em lista; dentro de uma lista, com as setas',
    next: 'Próximo item possível (com Shift: anterior)',
    touch: 'Usar o item em foco, ou ouvir por que não dá',
    confirm: 'Confirmar o turno',
    undo: 'Desfazer um passo',
    undoTurn: 'Desfazer o turno inteiro',
    why: 'Dizer por que o item em foco não é possível',
    actions: 'Ir para as ações',
    log: 'Ir para o registro',
    score: 'Abrir a folha de pontuação',
    aid: 'Abrir o resumo do jogo',
    skip: 'Pular a animação',
    letGo: 'Colocar de volta o que está na mão, ou fechar',
    help: 'Esta ajuda',
    hint: 'Uma dica: as melhores jogadas',
    space: 'Espaço',
    again: 'Ver de novo o que os outros fizeram',
  },
  hints: {
    thinking: 'Pensando no seu turno…',
    win: (win) => `${formatPercent('pt-BR', win)} de chance de vencer`,
    asGood: 'praticamente equivalente',
    lead: (points) =>
      points === 0
        ? 'quase empatado'
        : plural(
            'pt-BR',
            Math.abs(points),
            points > 0
              ? { one: '# ponto à frente', other: '# pontos à frente' }
              : { one: '# ponto atrás', other: '# pontos atrás' },
          ),
    tryOut: 'Experimente: dá para desfazer.',
    found: (best) => `Melhor jogada: ${best}`,
    nothing: 'Nenhuma dica desta vez.',
    rough: 'Uma estimativa grosseira: não foi possível usar os dados de treinamento dos bots.',
  },
  weakened: {
    missing:
      'Não foi possível carregar os dados de treinamento dos bots. Por enquanto, eles jogam com regras simples.',
    unfit: 'Os dados de treinamento dos bots não servem para esta partida: eles jogam com regras simples.',
    hung: 'Um bot demorou demais e fez a primeira jogada boa.',
    failed: 'Um bot teve um erro e fez a primeira jogada boa.',
  },
  ended: {
    resigned: (winners, count, by) => {
      const won = count > 1 ? `${winners} compartilham a vitória` : `${winners} venceu`;
      return `${winners === undefined ? 'Você venceu' : won} porque ${by ?? 'você'} desistiu.`;
    },
    allResigned: 'Todos desistiram.',
    standIn: (names) => `Um bot terminou a partida por ${names ?? 'você'}.`,
  },
  inspect: { rules: 'Regras', last: (turn) => `Última mudança, turno ${turn}` },
  rule: { previous: 'Regra anterior', next: 'Próxima regra', whole: 'Todas as regras' },
} satisfies GuideMessages;
