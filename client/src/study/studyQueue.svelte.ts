import { storedStudies } from './storedStudies.ts';
import { StudyRun } from './studyRun.svelte.ts';
import { senderFor } from './studySender.ts';

type OpenStudyRun = (id: string) => Promise<StudyRun | undefined>;

/** Studies several games one after the other, with progress; can be stopped at any time. */
export class StudyQueue {
  readonly #open: OpenStudyRun;
  readonly #studied: (id: string) => void;
  #current = $state.raw<StudyRun>();
  #isRunning = $state(false);
  #total = $state(0);
  #done = $state(0);
  #failed = $state(0);
  #isStopped = false;

  /** `studied` is called after each game whose study is complete. */
  constructor(studied: (id: string) => void, open: OpenStudyRun = openStudyRun) {
    this.#studied = studied;
    this.#open = open;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }
  get total(): number {
    return this.#total;
  }
  /** Games that are through, whether or not they could be studied. */
  get done(): number {
    return this.#done;
  }
  /** Games that could not be studied: not found, unplayable, or a worker failed. */
  get failed(): number {
    return this.#failed;
  }
  /** From 0 to 1, with the decisions of the current game. */
  get part(): number {
    const current = this.#current ? this.#current.done / Math.max(1, this.#current.total) : 0;
    return this.#total === 0 ? 0 : Math.min(1, (this.#done + current) / this.#total);
  }

  async run(ids: readonly string[]): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#isStopped = false;
    [this.#total, this.#done, this.#failed] = [ids.length, 0, 0];
    for (const id of ids) {
      if (this.#isStopped) break;
      // A game whose parts cannot be loaded must not hold up the others.
      const isStudied = await this.#study(id).catch(() => false);
      this.#current = undefined;
      if (this.#isStopped) break;
      if (isStudied) this.#studied(id);
      else this.#failed++;
      this.#done++;
    }
    this.#isRunning = false;
  }

  /** Studies that are complete stay; the current one is dropped. */
  stop(): void {
    this.#isStopped = true;
    this.#current?.stop();
  }

  async #study(id: string): Promise<boolean> {
    const study = await this.#open(id);
    if (!study || this.#isStopped) return false;
    this.#current = study;
    await study.run(study.depth);
    return study.isComplete && !study.isRough;
  }
}

async function openStudyRun(id: string): Promise<StudyRun | undefined> {
  const { findById } = await import('../replay/find.ts');
  const { openReplay } = await import('../replay/open.ts');
  const finding = await findById(id);
  if (!finding.ok || !finding.found.isOver) return undefined;
  const opened = await openReplay(finding.found, id, 0);
  if (!opened.ok) return undefined;
  const { played, isOnline } = finding.found;
  return new StudyRun(opened.session, played, storedStudies(), { complete: senderFor(id, isOnline) });
}
