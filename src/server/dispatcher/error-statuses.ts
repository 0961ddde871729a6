import type { ServerArea } from '../server-area.ts';
import { type ErrorCode, sharedErrors } from '#kernel/app-error.ts';

/** The HTTP status of every refusal: the shared ones and those that the areas register. */
export class ErrorStatuses {
  readonly #statuses: ReadonlyMap<string, number>;

  constructor(areas: readonly ServerArea[]) {
    const statuses = new Map<string, number>(Object.entries(sharedErrors));
    for (const [code, status] of areas.flatMap((area) => Object.entries(area.errors ?? {}))) {
      if (statuses.has(code)) throw new Error(`Two areas share the refusal ${code}.`);
      statuses.set(code, status);
    }
    this.#statuses = statuses;
  }

  get codes(): string[] {
    return [...this.#statuses.keys()];
  }

  of(code: ErrorCode): number {
    const status = this.#statuses.get(code);
    if (status === undefined) throw new Error(`No area has registered the refusal ${code}.`);
    return status;
  }
}
