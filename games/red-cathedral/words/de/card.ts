import type { CardWords } from '@archivolt/i18n';

export const card: CardWords = {
  name: 'The Red Cathedral',
  line: 'Ziehe die Würfel um den Markt, sammle Stein und Gold und errichte die Türme der Basilius-Kathedrale, bevor die anderen es tun.',
  players: '1 bis 4 Personen',
  time: '60 Min.',
  parts: 'Würfel, Türme',
  poster: 'Eine Kathedrale aus rotem Backstein mit vielen bunten Kuppeln vor der aufgehenden Sonne',
  solo: { name: 'Solo', note: 'gegen Iwan, sofort' },
};
