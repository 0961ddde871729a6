/** Whoever has waited this long goes on: the database knows by itself who must wait for whom, and who never could. */
const patienceMs = 1000;

/**
 * Lets the callers of this process go one by one to a row that all of them lock. Without it the database wakes all
 * who wait for that row whenever it becomes free, and all but one wait again.
 */
export class RowQueue {
  readonly #last = new Map<string, Promise<void>>();

  /** Resolves when it is the caller's turn, with what ends the turn. */
  async enter(key: string): Promise<() => void> {
    const before = this.#last.get(key);
    const { promise: done, resolve: leave } = Promise.withResolvers<void>();
    const turn = before ? before.then(() => done) : done;
    this.#last.set(key, turn);
    void this.#forget(key, turn);
    if (before) await this.#patiently(before);
    return leave;
  }

  async #forget(key: string, turn: Promise<void>): Promise<void> {
    await turn;
    if (this.#last.get(key) === turn) this.#last.delete(key);
  }

  async #patiently(turn: Promise<void>): Promise<void> {
    const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
    const timer = setTimeout(goOn, patienceMs);
    await Promise.race([turn, goesOn]);
    clearTimeout(timer);
  }
}
