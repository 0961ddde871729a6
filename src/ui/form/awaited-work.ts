/** What is still on its way for the fields of one form, such as files that are being sent. */
export class AwaitedWork {
  readonly #works = new Map<string, Promise<boolean>>();

  get isGoingOn(): boolean {
    return this.#works.size > 0;
  }

  /** Newer work at a path takes the place of what was on its way there. */
  add(path: string, work: Promise<boolean>): void {
    this.#works.set(path, work);
    void work.finally(() => {
      if (this.#works.get(path) === work) this.#works.delete(path);
    });
  }

  /** The paths whose work came to false, once all of it has ended. */
  async failedPaths(): Promise<string[]> {
    const works = [...this.#works].map(async ([path, work]) => ((await work) ? [] : [path]));
    return (await Promise.all(works)).flat();
  }
}
