import { formatDuration } from '@archivolt/i18n';
import type { ClockRule } from '@archivolt/protocol';
import { language } from '../settings/language.svelte.ts';
import { online } from './words.svelte.ts';

/** How time is kept, in a few words. */
export function clockWords(rule: ClockRule): string {
  const { clock } = online.t;
  const short = (seconds: number) => formatDuration(language.tag, seconds, 'short');
  switch (rule.kind) {
    case 'none':
      return clock.none;
    case 'live':
      return clock.live(short(rule.base), short(rule.increment));
    case 'slow':
      return clock.slow(formatDuration(language.tag, rule.hours * 3600));
    default:
      return rule satisfies never;
  }
}
