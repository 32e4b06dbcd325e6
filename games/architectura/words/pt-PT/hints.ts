import { figure } from '@archivolt/i18n';
import type { HintWords } from '../messages/hints.ts';

export const hints: HintWords = {
  points: (from, to) => `Os teus pontos: de ${figure(from)} para ${figure(to)}.`,
  holds: (name, from, to) => `Trava ${name}: de ${figure(from)} para ${figure(to)} pontos.`,
  helps: (name, from, to) => `Mas ${name} também ganha: de ${figure(from)} para ${figure(to)} pontos.`,
  walled: (card) => `${card}: nada pode ser jogado à sua direita, por isso nenhuma comparação a prejudica.`,
  guarded: (card) => `${card}: carta protegida dos outros.`,
  exchange: 'Cartas novas prometem mais do que a tua mão.',
};
