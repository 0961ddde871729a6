interface Waiting<Request, Answer> {
  request: Request;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Work that is done for many at once: whoever asks while a turn of their tenant is under way shares the next one,
 * which begins after they asked.
 */
export class SharedTurns<Request, Answer> {
  readonly #work: (tenantId: string, requests: Request[]) => Promise<Answer[]>;
  readonly #waiting = new Map<string, Waiting<Request, Answer>[]>();
  readonly #busy = new Set<string>();

  /** `work` answers all requests of a turn, in their order. */
  constructor(work: (tenantId: string, requests: Request[]) => Promise<Answer[]>) {
    this.#work = work;
  }

  ask(tenantId: string, request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const queue = this.#waiting.get(tenantId) ?? [];
      queue.push({ request, resolve, reject });
      this.#waiting.set(tenantId, queue);
      if (!this.#busy.has(tenantId)) void this.#takeTurns(tenantId);
    });
  }

  async #takeTurns(tenantId: string): Promise<void> {
    this.#busy.add(tenantId);
    for (let turn = this.#next(tenantId); turn.length > 0; turn = this.#next(tenantId)) {
      try {
        const answers = await this.#work(
          tenantId,
          turn.map(({ request }) => request),
        );
        for (const [place, { resolve }] of turn.entries()) resolve(answers[place]!);
      } catch (error) {
        for (const { reject } of turn) reject(error);
      }
    }
    this.#busy.delete(tenantId);
  }

  #next(tenantId: string): Waiting<Request, Answer>[] {
    const queue = this.#waiting.get(tenantId) ?? [];
    this.#waiting.delete(tenantId);
    return queue;
  }
}
