import type { Captions, ClaimOf } from '@archivolt/i18n';
import type { IllustrationId, RcIllustration, SetUpLabel } from '@archivolt/red-cathedral/illustrations';

/** What the drawings of the rules say. */
export type RcCaptions = Captions<IllustrationId, SetUpLabel, ClaimOf<RcIllustration>>;
