import { plural } from '@archivolt/i18n';
import type { HintWords } from '../messages/hints.ts';

const points = (count: number): string => plural('pt-BR', count, { one: '# ponto', other: '# pontos' });

export const hints: HintWords = {
  completes: (section, pays) => `Termina: ${section}${pays === '' ? '' : `. Dá ${pays}`}.`,
  prestige: (from, to) => `Pontos agora: de ${from} para ${to} no contador de pontuação.`,
  spaces: (count) =>
    `Você avança ${plural('pt-BR', count, { one: '# casa', other: '# casas' })} no contador de pontuação.`,
  tower: (roman, count) => `Pontos no fim: mais ${points(count)} da torre ${roman}, do jeito que está.`,
  costs: (name, recognition) => `Atrapalha ${name}: −${recognition} por uma seção inacabada mais abaixo.`,
  rivalTower: (name, roman, count) =>
    `Atrapalha ${name}: menos ${points(count)} da torre ${roman}, do jeito que está.`,
  end: 'Desencadeia o fim da partida.',
  needed: (materials) => `Traz o que falta às suas seções: ${materials}.`,
  gained: (materials) => `Traz ${materials}.`,
  nearer: (section, materials) => `Um passo à frente: ${section}. Depois ainda falta: ${materials}.`,
  tile: (tile) => `A peça dá, agora e com cada dado dessa cor: ${tile}.`,
  reserves: (pays) => `Reserva a seção para você${pays === '' ? '.' : `. Quando terminada, dá ${pays}.`}`,
  above: (name) =>
    `Fica acima de uma seção inacabada de ${name}: terminar a sua primeiro custa pontos lá embaixo.`,
  full: 'Enche o local: nenhum outro dado pode parar ali.',
  earns: (sum) => `Traz ${sum}.`,
  spends: (sum) => `Custa ${sum}.`,
  lost: 'Nem tudo cabe no seu inventário.',
};
