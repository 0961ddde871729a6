import type { Acknowledged } from '#testing/crash/check-writes.ts';

const everyMs = 20;

/** Remembers when what was acknowledged, so that a copy of an instant can be compared with what it must hold. */
export class AcknowledgedLog {
  readonly #told: Acknowledged;
  readonly #steps: { at: number; patients: number; appointments: number }[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(told: Acknowledged) {
    this.#told = told;
    this.#timer = setInterval(() => this.#note(), everyMs);
  }

  /** All that was acknowledged before an instant by the clock of this machine. */
  before(instant: Date): Acknowledged {
    const step = this.#steps.findLast(({ at }) => at < instant.getTime());
    return {
      patients: new Map([...this.#told.patients].slice(0, step?.patients ?? 0)),
      appointments: new Set([...this.#told.appointments].slice(0, step?.appointments ?? 0)),
    };
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #note(): void {
    const { patients, appointments } = this.#told;
    const last = this.#steps.at(-1);
    if (last?.patients === patients.size && last.appointments === appointments.size) return;
    this.#steps.push({ at: Date.now(), patients: patients.size, appointments: appointments.size });
  }
}
