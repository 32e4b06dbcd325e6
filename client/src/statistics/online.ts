import { STUDY_VERSION } from '@archivolt/bots';
import type { FinishedGame } from '@archivolt/protocol';
import { language } from '@archivolt/table/settings/language.svelte.ts';
import { call } from '../online/net/api.ts';
import { server } from '../online/server.svelte.ts';
import { online } from '../online/words.svelte.ts';
import type { FinishedRecord, FinishedSeat } from './finishedGames.ts';
import { statistics } from './words.svelte.ts';

/** The reader's finished games on the server; empty without an account or a connection. */
export async function onlineGames(): Promise<FinishedRecord[]> {
  await server.load();
  return server.me ? ((await gamesOf(server.me)) ?? []) : [];
}

/** Somebody's finished games on the server; undefined if the reader may not see them, or without a connection. */
export async function gamesOf({
  id,
  name,
}: {
  id: string;
  name: string;
}): Promise<FinishedRecord[] | undefined> {
  const [answer] = await Promise.all([
    call('GET /api/people/:id/games', undefined, { id }),
    online.load(language.locale),
    statistics.load(language.locale),
  ]);
  return answer.ok ? answer.value.map((game, index) => finishedFrom(game, name, index)) : undefined;
}

/** Others do not learn which table it was, so the games are numbered. */
function finishedFrom(given: FinishedGame, owner: string, index: number): FinishedRecord {
  const { id, game, finished, seats, totals, places, rating } = given;
  const sources = given.sources.filter(({ points }) => points.some((own) => own !== 0));
  return {
    id: id ?? `${index}`,
    game,
    mode: 'online',
    at: finished,
    totals,
    places,
    sources,
    seats: seats.map((seat) => seatFrom(seat, owner)),
    ...(rating !== null && { rating }),
    ...studyFrom(given),
  };
}

/** Only the owner's figures are known, and only those of the current version can be compared. */
function studyFrom({ study, seats }: FinishedGame): Pick<FinishedRecord, 'study'> {
  if (study?.version !== STUDY_VERSION) return {};
  const { accuracy, luck } = study;
  const own = <V>(value: V) => seats.map(({ kind }) => (kind === 'owner' ? value : null));
  return { study: { accuracy: own(accuracy), luck: own(luck) } };
}

function seatFrom({ kind, person, name, level }: FinishedGame['seats'][number], owner: string): FinishedSeat {
  if (kind === 'bot') return { name: '', kind: 'bot', ...(level !== null && { level }) };
  if (kind === 'owner') return { name: owner, kind: 'me' };
  if (kind === 'reader') return { name: statistics.t.sources.own, kind: 'other', person: 'reader' };
  if (person === null) return { name: statistics.t.others, kind: 'other', person: 'people' };
  return { name: name || online.t.gone, kind: 'other', person };
}
