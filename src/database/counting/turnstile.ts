/** Whoever has waited this long goes on: the database knows by itself who must wait for whom, and who never could. */
const patienceMs = 1000;

/**
 * Lets the callers of this process go one by one to a row that all of them lock. Without it the database wakes all
 * who wait for that row whenever it becomes free, and all but one wait again.
 */
export class Turnstile {
  readonly #last = new Map<string, Promise<void>>();

  /** Resolves when it is the caller's turn, with what ends the turn. */
  async enter(key: string): Promise<() => void> {
    const before = this.#last.get(key);
    const { promise: done, resolve: leave } = Promise.withResolvers<void>();
    const turn = before ? before.then(() => done) : done;
    this.#last.set(key, turn);
    void turn.then(() => {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    });
    if (before) await this.#patiently(before);
    return leave;
  }

  #patiently(turn: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, patienceMs);
      void turn.then(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
