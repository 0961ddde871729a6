import type { Db } from '../tables.ts';
import { commitBeforeDisk } from './commit-fence.ts';
import { type NumberSource, takeInTransaction } from './number-allocator.ts';
import type { RowQueue } from './row-queue.ts';

/** Where the calls of a process take their numbers. */
export interface NumberSources {
  source: NumberSource;
  rowQueue: RowQueue;
}

/** The numbers that one call takes in its transaction. */
export class CallNumbers {
  readonly #office: NumberSources;
  readonly #tenantId: string;
  #letsGo = false;
  readonly #turns = new Map<string, Promise<() => void>>();

  constructor(office: NumberSources, tenantId: string) {
    this.#office = office;
    this.#tenantId = tenantId;
  }

  /** True once the call's commit does not wait for the disk. */
  get needsFence(): boolean {
    return this.#letsGo;
  }

  /** Lets the locks of the call go before its commit is on the disk. */
  async letGoBeforeDisk(db: Db): Promise<void> {
    if (this.#letsGo) return;
    this.#letsGo = true;
    await commitBeforeDisk(db);
  }

  take(db: Db, counter: string, count: number): Promise<number> {
    return this.#office.source.take(db, this.#tenantId, counter, count);
  }

  async takeWithoutGap(db: Db, counter: string, count: number): Promise<number> {
    const turn = this.#turns.get(counter) ?? this.#office.rowQueue.enter(`${this.#tenantId} ${counter}`);
    this.#turns.set(counter, turn);
    await turn;
    const [first] = await Promise.all([
      takeInTransaction(db, this.#tenantId, counter, count),
      this.letGoBeforeDisk(db),
    ]);
    return first;
  }

  /** Lets the next ones take theirs: the call's transaction has ended. */
  leave(): void {
    for (const turn of this.#turns.values()) void turn.then((end) => end());
  }
}
