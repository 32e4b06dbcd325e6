import type { GameTypes, Seat } from '@archivolt/engine';
import { formatChange, formatNumber, formatPercent } from '@archivolt/i18n';
import { sayMoves } from '@archivolt/table/hints/sayMoves.ts';
import type { Speaker } from '@archivolt/table/kit.ts';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { language } from '@archivolt/table/settings/language.svelte.ts';
import type { AnyReplay } from '../replay/replaySession.ts';
import type { Step } from './lines.ts';

/** The context in which the parts of a study describe its game. */
export interface StudyContext {
  readonly session: AnyReplay;
  readonly speaker: Pick<Speaker<GameTypes, unknown, unknown>, 'move' | 'moves'>;
  /** Shows a version of the game on the board. */
  show(version: number): void;
}

/** Several moves in the game's words. */
export function sayAll({ speaker }: StudyContext, steps: readonly Step<GameTypes>[]): string {
  return sayMoves(speaker, steps).join(' · ');
}

export const nameOf = ({ session }: StudyContext, seat: Seat): string => session.seats[seat]?.name ?? '';

/** The seats of a study, including one that decides nothing but scores. */
export const seatsOf = ({ session }: StudyContext, count: number): readonly SeatInfo[] =>
  session.seats.filter(({ seat }) => seat < count);

export const percent = (part: number): string => formatPercent(language.tag, part);
/** Percentage points without a sign; a decimal would claim more precision than there is. */
export const points = (part: number): string => formatNumber(language.tag, Math.round(100 * Math.abs(part)));
/** Percentage points with their sign. */
export const change = (part: number): string => formatChange(language.tag, Math.round(100 * part));
export const whole = (value: number): string => formatNumber(language.tag, Math.round(value));

/** The dash pattern of a seat's line, to distinguish it without its colour. */
export const DASHES: readonly string[] = ['none', '7 3', '2 3', '9 3 2 3'];
