import { plural } from '@archivolt/i18n';
import type { GuideWords } from '../messages/guide.ts';

export const guide: GuideWords = {
  built: (who, section) => (who === undefined ? `Você constrói: ${section}` : `${who} constrói: ${section}`),
  missing: (materials) => `ainda falta: ${materials}`,
  share: (roman, by) =>
    `Torre ${roman}: ${plural('pt-BR', Math.abs(by), { one: '# ponto', other: '# pontos' })} a ${by > 0 ? 'mais' : 'menos'} para você no fim, do jeito que está.`,
  threat: (section) => `Sua seção inacabada agora corre o risco de penalização: ${section}.`,
  full: (place) => `Cheio agora: ${place}. Nenhum outro dado pode parar ali.`,
  section:
    'Reivindique-a com um estandarte e depois entregue os materiais indicados. Quem a termina recebe o que está impresso nela.',
  done: 'No fim, conta para o valor da torre e pode ter um ornamento de qualquer jogador.',
  die: 'Move-se no sentido horário tantos locais quantos mostra. Você pode pagar para mover mais longe o seu dado ou o branco.',
  place:
    'Dá o que a peça mostra, uma vez para cada dado presente. Um dado não pode parar onde já estão outros três.',
  influence: 'Você pode usar uma das duas ações de uma carta quando o dado movido para no quadrante dela.',
  slot: 'Aqui, uma peça virada para cima dá sua bonificação ao ser colocada e sempre que você move um dado desta cor.',
  material: 'Cada material ocupa um espaço do seu inventário. Ele é entregue nas seções, vendido ou trocado.',
  supply: 'O que falta na provisão não pode ser recebido. Os materiais usados voltam para ela.',
  banner: 'Cada reivindicação usa um estandarte. O que sai do inventário libera um espaço ali.',
  ornament:
    'Coloque-o em uma seção terminada do tipo dele, com o material dele e até duas joias, que dão pontos de prestígio.',
  track:
    'Cada casa é um ponto de reconhecimento. Um ponto de prestígio leva à próxima casa numerada; no fim, só esses números contam.',
};
