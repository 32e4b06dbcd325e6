import { plural } from '@archivolt/i18n';
import type { GuideWords } from '../messages/guide.ts';

export const guide: GuideWords = {
  built: (who, section) => (who === undefined ? `Constróis: ${section}` : `${who} constrói: ${section}`),
  missing: (materials) => `em falta: ${materials}`,
  share: (roman, by) =>
    `Torre ${roman}: ${plural('pt-PT', Math.abs(by), { one: '# ponto', other: '# pontos' })} a ${by > 0 ? 'mais' : 'menos'} para ti no fim, tal como está.`,
  threat: (section) => `A tua secção por terminar arrisca agora uma penalização: ${section}.`,
  full: (place) => `Cheio agora: ${place}. Nenhum outro dado pode parar ali.`,
  section:
    'Reivindica-a com um estandarte e entrega depois os materiais indicados. Quem a termina recebe o que nela está impresso.',
  done: 'No fim conta para o valor da sua torre e pode ter um ornamento de qualquer jogador.',
  die: 'Move-se no sentido horário tantos locais quantos mostra. Podes pagar para mover mais longe o teu dado ou o branco.',
  place:
    'Dá o que a sua peça mostra, uma vez por cada dado presente. Um dado não pode parar onde já estão outros três.',
  influence: 'Podes usar uma das duas ações de uma carta quando o dado movido para no seu quadrante.',
  slot: 'Aqui, uma peça virada para cima dá a sua bonificação ao ser colocada e sempre que moves um dado desta cor.',
  material: 'Cada material ocupa um espaço do teu inventário. É entregue nas secções, vendido ou trocado.',
  supply: 'O que falta na provisão não se pode receber. Os materiais usados regressam a ela.',
  banner: 'Cada reivindicação gasta um estandarte. O que sai do inventário liberta aí um espaço.',
  ornament:
    'Põe-no numa secção terminada do seu tipo, com o seu material e até duas joias, que dão pontos de prestígio.',
  track:
    'Cada casa é um ponto de reconhecimento. Um ponto de prestígio leva à casa numerada seguinte; no fim só contam esses números.',
};
