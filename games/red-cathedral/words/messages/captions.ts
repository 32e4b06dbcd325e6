import type { Captions, ClaimOf } from '@archivolt/i18n';
import type { IllustrationId, RcIllustration, SetUpLabel } from '@archivolt/red-cathedral/illustrations';

/** The captions of the drawings in the rules. */
export type RcCaptions = Captions<IllustrationId, SetUpLabel, ClaimOf<RcIllustration>>;
