import type { ArIllustration, IllustrationId, SetUpLabel } from '@archivolt/architectura/illustrations';
import type { Captions, ClaimOf } from '@archivolt/i18n';

/** What the drawings of the rules say. */
export type ArCaptions = Captions<IllustrationId, SetUpLabel, ClaimOf<ArIllustration>>;
