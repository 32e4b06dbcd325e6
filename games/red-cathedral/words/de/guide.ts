import { plural } from '@archivolt/i18n';
import type { GuideWords } from '../messages/guide.ts';

export const guide: GuideWords = {
  built: (who, section) => (who === undefined ? `Du baust: ${section}` : `${who} baut: ${section}`),
  missing: (materials) => `noch nötig: ${materials}`,
  share: (roman, by) =>
    `Turm ${roman}: am Ende ${plural('de', Math.abs(by), { one: '# Punkt', other: '# Punkte' })} ${by > 0 ? 'mehr' : 'weniger'} für dich, wie es jetzt steht.`,
  threat: (section) => `Dein unfertiger Abschnitt kann jetzt überbaut werden: ${section}.`,
  full: (place) => `Jetzt voll: ${place}. Kein anderer Würfel kann dort landen.`,
  section:
    'Beanspruche ihn mit einem Banner und liefere dann die abgebildeten Materialien. Wer ihn fertigstellt, erhält, was darauf gedruckt ist.',
  done: 'Er zählt am Ende für den Wert seines Turms und kann eine Verzierung tragen, egal von wem.',
  die: 'Er wird im Uhrzeigersinn so viele Bereiche gezogen, wie er Augen zeigt. Deinen eigenen und den weißen darfst du gegen Rubel weiter ziehen.',
  place:
    'Er bringt, was sein Plättchen zeigt, einmal für jeden Würfel hier. Wo schon drei andere Würfel liegen, darf kein Zug enden.',
  influence:
    'Du darfst eine der zwei Aktionen einer Karte nutzen, wenn der gezogene Würfel in ihrem Viertel landet.',
  slot: 'Ein offenes Plättchen bringt hier seinen Bonus beim Hinlegen und jedes Mal, wenn du einen Würfel dieser Farbe ziehst.',
  material:
    'Jedes Material belegt einen Platz deines Inventars. Es wird an Abschnitte geliefert, verkauft oder getauscht.',
  supply: 'Was nicht im Vorrat ist, kann niemand erhalten. Verbrauchte Materialien kommen dorthin zurück.',
  banner: 'Jedes Beanspruchen braucht ein Banner. Kommt es aus dem Inventar, wird dort ein Platz frei.',
  ornament:
    'Lege sie auf einen fertigen Abschnitt ihrer Art, mit ihrem Material und bis zu zwei Edelsteinen, die Prestigepunkte bringen.',
  track:
    'Jedes Feld ist ein Anerkennungspunkt. Ein Prestigepunkt führt zum nächsten Feld mit einer Zahl; am Ende zählen nur diese Zahlen.',
};
