import { formatDuration } from '@archivolt/i18n';
import type { ClockRule, TableInfo } from '@archivolt/protocol';
import { language } from '@archivolt/table/settings/language.svelte.ts';
import { online } from './words.svelte.ts';

/** The clock in a few words. */
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

/** Who can see a game and its chat; only an open table is listed among those to watch. */
export function seenBy({
  spectators,
  access,
}: Pick<TableInfo, 'spectators' | 'access'>): 'players' | 'anyone' | 'link' {
  if (!spectators) return 'players';
  return access === 'open' ? 'anyone' : 'link';
}
