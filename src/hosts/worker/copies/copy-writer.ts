import type { Database } from '#database/database.ts';
import type { DemoCopy } from './copy.ts';

/** Changes within this time are written together. */
const gatherMs = 300;
/** Copying takes at most this part of the time, however much there is to copy. */
const maxShareOfTime = 1 / 10;
/** A copy that could not be read is read again after this time, which grows. */
const firstRetryMs = 1000;
const maxRetryMs = 60_000;

export interface CopyWriterOptions {
  database: Database;
  copies: readonly DemoCopy[];
  platformId: string;
  /** The hospital shown until somebody works in another one. */
  hospitalId: string;
  write: (entries: Record<string, string>) => void;
  onError: (error: unknown) => void;
}

/** Keeps the readable copies like the database: the hospital worked in last and the platform. */
export class CopyWriter {
  readonly #options: CopyWriterOptions;
  readonly #waiting = new Set<DemoCopy>();
  readonly #written = new Map<string, string>();
  #hospitalId: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastTookMs = 0;
  /** How long a copy that could not be read waits; 0 after all were read. */
  #retryMs = 0;
  #isClosed = false;

  constructor(options: CopyWriterOptions) {
    this.#options = options;
    this.#hospitalId = options.hospitalId;
  }

  /** Notes which topics changed in a tenant: by somebody's work or by a job that runs in every hospital. */
  touch(tenantId: string, topics: readonly string[]): void {
    const { copies, platformId } = this.#options;
    if (tenantId !== platformId && tenantId !== this.#hospitalId) return;
    for (const copy of copies) {
      if (copy.topics === 'any' || copy.topics.some((topic) => topics.includes(topic)))
        this.#waiting.add(copy);
    }
    this.#schedule();
  }

  /** Notes that somebody works in a tenant: a hospital that is not the one shown is shown from now on. */
  follow(tenantId: string): void {
    if (tenantId === this.#options.platformId || tenantId === this.#hospitalId) return;
    this.#hospitalId = tenantId;
    this.touchAll();
  }

  /** Writes every copy. */
  touchAll(): void {
    for (const copy of this.#options.copies) this.#waiting.add(copy);
    this.#schedule();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    this.#timer ??= setTimeout(
      () => void this.#flush(),
      Math.max(gatherMs, this.#retryMs, this.#lastTookMs / maxShareOfTime),
    );
  }

  async #flush(): Promise<void> {
    const start = performance.now();
    const wereRead = await this.#writeWaiting();
    this.#lastTookMs = performance.now() - start;
    this.#retryMs = wereRead ? 0 : Math.min(maxRetryMs, Math.max(firstRetryMs, 2 * this.#retryMs));
    this.#timer = undefined;
    if (this.#waiting.size > 0 && !this.#isClosed) this.#schedule();
  }

  /** Writes what waits; a copy that cannot be read goes on waiting, and false is returned. */
  async #writeWaiting(): Promise<boolean> {
    const copies = [...this.#waiting];
    this.#waiting.clear();
    const failed: DemoCopy[] = [];
    const entries: Record<string, string> = {};
    for (const copy of copies) {
      try {
        const text = JSON.stringify(await this.#read(copy));
        if (text === this.#written.get(copy.key)) continue;
        this.#written.set(copy.key, text);
        entries[copy.key] = text;
      } catch (error) {
        failed.push(copy);
        if (!this.#isClosed) this.#options.onError(error);
      }
    }
    for (const copy of failed) this.#waiting.add(copy);
    if (Object.keys(entries).length > 0) this.#options.write(entries);
    return failed.length === 0;
  }

  async #read(copy: DemoCopy): Promise<object[]> {
    const { database, platformId } = this.#options;
    const rows: object[] = [];
    for (const tenantId of [platformId, this.#hospitalId]) {
      rows.push(...(await database.inTenant(tenantId, 'read', (db) => copy.read(db, tenantId))));
    }
    return rows;
  }
}
