import { plural } from '@archivolt/i18n';
import type { HintWords } from '../messages/hints.ts';

const points = (count: number): string => plural('pt-PT', count, { one: '# ponto', other: '# pontos' });

export const hints: HintWords = {
  completes: (section, pays) => `Termina: ${section}${pays === '' ? '' : `. Dá ${pays}`}.`,
  prestige: (from, to) => `Pontos já: de ${from} para ${to} no contador de pontuação.`,
  spaces: (count) =>
    `Avanças ${plural('pt-PT', count, { one: '# casa', other: '# casas' })} no contador de pontuação.`,
  tower: (roman, count) => `Pontos no fim: mais ${points(count)} da torre ${roman}, tal como está.`,
  costs: (name, recognition) => `Trava ${name}: −${recognition} por uma secção por terminar mais abaixo.`,
  rivalTower: (name, roman, count) =>
    `Trava ${name}: menos ${points(count)} da torre ${roman}, tal como está.`,
  end: 'Desencadeia o fim da partida.',
  needed: (materials) => `Traz o que falta às tuas secções: ${materials}.`,
  gained: (materials) => `Traz ${materials}.`,
  nearer: (section, materials) => `Um passo em frente: ${section}. Depois fica a faltar: ${materials}.`,
  tile: (tile) => `A peça dá, agora e com cada dado dessa cor: ${tile}.`,
  reserves: (pays) => `Guarda-te a secção${pays === '' ? '.' : `. Quando terminada, dá ${pays}.`}`,
  above: (name) =>
    `Fica acima de uma secção por terminar de ${name}: terminar a tua primeiro custa pontos lá em baixo.`,
  full: 'Enche o local: nenhum outro dado pode parar ali.',
  earns: (sum) => `Traz ${sum}.`,
  spends: (sum) => `Custa ${sum}.`,
  lost: 'Nem tudo cabe no teu inventário.',
};
