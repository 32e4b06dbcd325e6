import { at, type View } from '@archivolt/engine';
import { capital, type RuleBook } from '@archivolt/i18n';
import {
  cardAt,
  isIvan,
  type RedCathedral,
  RULE_OF_GROUP,
  RULE_OF_SOLO_CARD,
  SOLO_CARDS,
  sectionAt,
} from '@archivolt/red-cathedral';
import { type GuideWords, type RedCathedralMessages, texts } from '@archivolt/red-cathedral/words';
import type { Description } from '@archivolt/table/kit.ts';
import { sectionsOf } from '../parts.ts';
import type { Target } from '../targets.ts';
import type { ActionName } from './selection.ts';
import { inspectSign } from './signs.ts';

/** Descriptions of things, with their rules. */

const ACTIONS: Record<ActionName, readonly string[]> = {
  claim: ['RC-C1', 'RC-C2', 'RC-C4'],
  build: ['RC-B1', 'RC-B2', 'RC-D1'],
  acquire: ['RC-A1', 'RC-A4', 'RC-A5'],
  rubles: ['RC-F2a', 'RC-S3', 'RC-S4'],
  reroll: ['RC-F2b', 'RC-S3', 'RC-S4'],
};
const isAction = (what: string): what is ActionName => Object.hasOwn(ACTIONS, what);

/** Ivan's piles, with the rules that fill and empty them. */
const PILES = { inventory: ['RC-V5b', 'RC-V5c'], construction: ['RC-V5c', 'RC-V5e'] } as const;
const isPile = (what: string): what is keyof typeof PILES => Object.hasOwn(PILES, what);

export interface Reading {
  m: RedCathedralMessages;
  words: GuideWords;
  book: RuleBook<string>;
  view: View<RedCathedral>;
  context: texts.Context;
  /** The accessible name of a thing: "Base of tower I: free, …". */
  label(target: Target): string;
  /** The names of Ivan's piles. */
  piles: Record<keyof typeof PILES, string>;
}

/** Describes a target on the board. */
export function inspectTarget(reading: Reading, target: Target): Description {
  const { m, words, view, context, label } = reading;
  const { table, seat } = view;
  const [name, about] = split(label(target), m.terms.colon);
  const say = (rules: readonly string[], ...how: string[]): Description => ({
    name,
    lines: [...(about === '' ? [] : [sentence(about)]), ...how],
    rules,
  });
  switch (target.on) {
    case 'section':
      return sectionAt(table, target.section).done
        ? say(['RC-E4', 'RC-D1'], words.done)
        : say(['RC-C2', 'RC-B2', 'RC-B3', 'RC-B4'], words.section);
    case 'die':
      return say(['RC-A1', 'RC-A2', 'RC-A3'], words.die);
    case 'place':
      return say(['RC-M1', 'RC-A3', 'RC-T4'], words.place);
    case 'influence': {
      const { group } = cardAt(table, target.quadrant);
      return say(['RC-I1', 'RC-I2', at(RULE_OF_GROUP, group)], words.influence);
    }
    case 'slot': {
      const tile = table.players[seat]?.slots[target.slot] ?? null;
      const does = tile === null ? [] : [texts.describeTile(m, tile, context)];
      return say(['RC-C4', 'RC-C5', 'RC-W1'], ...does, words.slot);
    }
    case 'goods':
      return say(['RC-T1', 'RC-T4'], words.material);
    case 'supply':
      return say(['RC-T3', 'RC-T4'], words.supply);
    case 'banner':
      return say(['RC-C1', 'RC-C6', 'RC-P2'], words.banner);
    case 'ornament':
      return say(['RC-D1', 'RC-D2', 'RC-D3'], words.ornament);
    case 'player':
      return player(reading, target.seat);
    default:
      return target satisfies never;
  }
}

/**
 * Describes what is not a target: a button of the bar, a player's sections, the track, the supply as a whole, a symbol, one of Ivan's cards or
 * piles.
 */
export function inspectOther(reading: Reading, key: string): Description | undefined {
  const { m, words, book, view, piles } = reading;
  const [sort, what = ''] = key.split(':');
  if (sort === 'sign' || sort === 'tile' || sort === 'guild') return inspectSign(reading, sort, what);
  if (sort === 'sections') {
    const { built, begun } = sectionsOf(view.table, Number(what));
    const rules = ['RC-B3', 'RC-E1'];
    return { name: m.board.sections(built, begun), lines: [book.texts['RC-E1'] ?? ''], rules };
  }
  if (sort === 'action' && isAction(what)) {
    const { name, help } = m.commands[what];
    return { name, lines: [help], rules: ACTIONS[what] };
  }
  if (sort === 'track')
    return { name: m.terms.track, lines: [words.track], rules: ['RC-S1', 'RC-S2', 'RC-S3', 'RC-S5'] };
  if (sort === 'supply')
    return { name: capital(m.terms.supply), lines: [words.supply], rules: ['RC-T3', 'RC-T4'] };
  if (sort === 'pile' && isPile(what)) {
    const rules = PILES[what];
    return { name: piles[what], lines: rules.map((rule) => book.texts[rule] ?? ''), rules };
  }
  if (sort !== 'solo') return undefined;
  const card = SOLO_CARDS.find((one) => one === what);
  if (card === undefined) return undefined;
  const rule = RULE_OF_SOLO_CARD[card];
  return {
    name: capital(m.terms.soloCards[card]),
    lines: [book.texts[rule] ?? ''],
    rules: [rule, 'RC-V4', 'RC-V5'],
  };
}

/** A player: keyboard users read here what the symbols and tiles on the rival's board mean. */
function player({ m, context }: Reading, seat: number): Description {
  const { table } = context;
  const name = texts.seatName(m, seat, context);
  const facts = texts.playerFacts(m, seat, context).map(sentence);
  if (isIvan(table, seat)) return { name, lines: facts, rules: ['RC-V4', 'RC-V5', 'RC-V6'] };
  const { slots, up, ornaments } = at(table.players, seat);
  const tiles = slots.flatMap((tile, slot) => {
    if (tile === null) return [];
    const does = up[slot] ? ` ${texts.describeTile(m, tile, context)}` : '';
    return [`${sentence(texts.describeSlot(m, seat, slot, context))}${does}`];
  });
  const left = ornaments.flatMap((count, kind) => Array<string>(count).fill(at(m.terms.ornaments, kind)));
  const held = left.length === 0 ? [] : [`${m.board.ornaments}${m.terms.colon}${m.terms.and(left)}.`];
  const rules = ['RC-S1', 'RC-T4', 'RC-C1', 'RC-D2', ...(tiles.length > 0 ? ['RC-W1'] : []), 'RC-E4'];
  return { name, lines: [...facts, ...held, ...tiles], rules };
}

/** Splits "Base of tower I: free" into its two parts. */
function split(label: string, colon: string): [string, string] {
  const end = label.indexOf(colon);
  return end < 0 ? [capital(label), ''] : [capital(label.slice(0, end)), label.slice(end + colon.length)];
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`);
