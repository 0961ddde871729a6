/** A write that was sent; it is sent again under the same key until somebody answers. */
interface Attempt {
  kind: 'patient' | 'appointment';
  key: string;
  path: string;
  body: Record<string, unknown>;
}

export interface Acknowledged {
  patients: Map<string, { number: string }>;
  appointments: Set<string>;
}

const startOfSlots = Date.UTC(2032, 0, 1);
const slotMs = 15 * 60_000;
const patienceMs = 10_000;

/** Where the clerks work, and as whom. */
export interface Workplace {
  token: string;
  doctorIds: readonly string[];
  /** Address of the server of the moment; another one after each restart. */
  url(): string;
}

/**
 * Clerks who register patients and book appointments over HTTP without pause, and repeat what they got no answer
 * to under the same idempotency key.
 */
export class WriteLoad {
  readonly acknowledged: Acknowledged = { patients: new Map(), appointments: new Set() };
  /** Calls that had to be sent more than once. */
  repeated = 0;
  readonly #workplace: Workplace;
  readonly #mark: string;
  #made = 0;
  #isStopping = false;
  #clerks: Promise<void>[] = [];
  #refusal: Error | undefined;

  constructor(workplace: Workplace, mark: string) {
    this.#workplace = workplace;
    this.#mark = mark;
  }

  get count(): number {
    return this.acknowledged.patients.size + this.acknowledged.appointments.size;
  }

  /** Throws when a clerk was refused, which nothing in this load deserves. */
  assertNotRefused(): void {
    if (this.#refusal) throw this.#refusal;
  }

  start(clerks: number): void {
    this.#clerks = Array.from({ length: clerks }, () =>
      this.#work().catch((error: Error) => void (this.#refusal ??= error)),
    );
  }

  /** Lets every clerk finish what they have begun, so that no write is left without an answer. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#clerks);
    this.assertNotRefused();
  }

  async #work(): Promise<void> {
    let patientId: string | undefined;
    while (!this.#isStopping) {
      const attempt = patientId ? this.#booking(patientId) : this.#registration();
      const id = await this.#sendUntilAnswered(attempt);
      patientId = attempt.kind === 'patient' ? id : undefined;
    }
  }

  #registration(): Attempt {
    this.#made += 1;
    const name = `Crash${this.#mark}n${this.#made}`;
    const body = { firstName: name, lastName: 'Test', dateOfBirth: '1990-01-01', gender: 'other' };
    return { kind: 'patient', key: crypto.randomUUID(), path: '/api/patients', body };
  }

  #booking(patientId: string): Attempt {
    this.#made += 1;
    const start = startOfSlots + this.#made * slotMs;
    const doctorId = this.#workplace.doctorIds[this.#made % this.#workplace.doctorIds.length];
    const body = {
      patientId,
      doctorId,
      title: `Crash${this.#mark}n${this.#made}`,
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + slotMs).toISOString(),
    };
    return { kind: 'appointment', key: crypto.randomUUID(), path: '/api/appointments', body };
  }

  async #sendUntilAnswered(attempt: Attempt): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      const answer = await this.#send(attempt).catch(() => null);
      if (tries === 2) this.repeated += 1;
      if (answer?.status === 200) return this.#acknowledge(attempt, answer.text);
      if (answer && answer.status !== 503) {
        throw new Error(`${attempt.path} was answered ${answer.status}: ${answer.text}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async #send({ path, key, body }: Attempt): Promise<{ status: number; text: string }> {
    const response = await fetch(this.#workplace.url() + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        authorization: `Bearer ${this.#workplace.token}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: response.status, text: await response.text() };
  }

  #acknowledge({ kind }: Attempt, text: string): string {
    const record = JSON.parse(text) as { id: string; patientNumber: string };
    if (kind === 'appointment') this.acknowledged.appointments.add(record.id);
    else this.acknowledged.patients.set(record.id, { number: record.patientNumber });
    return record.id;
  }
}
