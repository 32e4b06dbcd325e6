/**
 * The kinds of screens that layouts distinguish, as media queries. Style sheets name them, `@media (--phone)`, and the build
 * (client/build/media.ts) puts the query in.
 */
export const SCREENS = {
  /** An upright phone. */
  narrow: '(max-width: 640px)',
  /** A phone, upright or in landscape. */
  phone: '(max-width: 640px), (max-height: 500px)',
  /** A phone in landscape. */
  landscape: '(max-height: 500px) and (orientation: landscape)',
  /** A tablet or a desktop. */
  roomy: '(min-width: 641px) and (min-height: 501px)',
  tablet: '(min-width: 641px) and (max-width: 1199px) and (min-height: 501px)',
  /** Anything narrower than a desktop. */
  compact: '(max-width: 1199px)',
  desktop: '(min-width: 1200px) and (min-height: 501px)',
} as const;
