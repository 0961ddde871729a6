/** What calls do once they have answered, so that its time tells whoever asked nothing. */
export class AfterAnswer {
  readonly #onError: (error: unknown) => void;
  readonly #unfinished = new Set<Promise<void>>();

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Begins the work and waits for nothing; what fails is reported. */
  readonly later = (work: () => Promise<void>): void => {
    const running: Promise<void> = work()
      .catch((error: unknown) => this.#onError(error))
      .finally(() => this.#unfinished.delete(running));
    this.#unfinished.add(running);
  };

  /** Resolves when all that has begun is done. */
  async finish(): Promise<void> {
    await Promise.all(this.#unfinished);
  }
}
