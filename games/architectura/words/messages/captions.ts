import type { ArIllustration, IllustrationId, SetUpLabel } from '@archivolt/architectura/illustrations';
import type { Captions, ClaimOf } from '@archivolt/i18n';

/** The captions of the drawings in the rules. */
export type ArCaptions = Captions<IllustrationId, SetUpLabel, ClaimOf<ArIllustration>>;
