import { isDeepStrictEqual } from 'node:util';

const patienceMs = 10_000;

/** Where the clerks work. */
export interface Workplace {
  /** Address of the server of the moment; another one after each restart. */
  url(): string;
}

/** A write; it is sent again under the same key until somebody answers. */
export interface Attempt {
  /** '' for a call that nobody must be signed in for. */
  token: string;
  /** POST unless it is said. */
  method?: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: Record<string, unknown>;
  /** Refusals that the work may meet by itself; any other ends the run. */
  mayBeRefused?: readonly string[];
  /** Sent once more under its key after it was answered: the answer must be the same. */
  isSentTwice?: boolean;
}

/** Clerks who write over HTTP without pause while servers are killed, and remember what they were told. */
export abstract class CrashLoad {
  /** Calls that had to be sent more than once. */
  repeated = 0;
  readonly #workplace: Workplace;
  #isStopping = false;
  #clerks: Promise<void>[] = [];
  #refusal: Error | undefined;

  constructor(workplace: Workplace) {
    this.#workplace = workplace;
  }

  /** How many writes were acknowledged. */
  abstract get count(): number;
  /** The same by kind. */
  abstract figures(): Record<string, number>;
  /**
   * Compares what was acknowledged with what the database holds; one sentence per fault. With `isQuiet` every write
   * was answered, so nothing may be there beyond what was acknowledged.
   */
  abstract faults(dataDirectory: string, isQuiet: boolean): Promise<string[]>;
  /** A piece of work of one clerk. */
  protected abstract work(clerk: number): Promise<void>;

  /** Throws when a clerk was refused what the work does not deserve. */
  assertNotRefused(): void {
    if (this.#refusal) throw this.#refusal;
  }

  start(clerks: number): void {
    this.#clerks = Array.from({ length: clerks }, (_, clerk) =>
      this.#workOn(clerk).catch((error: Error) => void (this.#refusal ??= error)),
    );
  }

  /** Lets every clerk finish what they have begun, so that no write is left without an answer. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#clerks);
    this.assertNotRefused();
  }

  async #workOn(clerk: number): Promise<void> {
    while (!this.#isStopping) await this.work(clerk);
  }

  /** The answer to a write; null for a refusal that it may meet. */
  protected async write<T>(attempt: Attempt): Promise<T | null> {
    const key = crypto.randomUUID();
    for (let tries = 1; ; tries += 1) {
      const answer = await this.#send(attempt, key).catch(() => null);
      if (tries === 2) this.repeated += 1;
      if (answer?.status === 200) {
        if (attempt.isSentTwice) await this.#expectSame(attempt, key, answer.text);
        return JSON.parse(answer.text) as T;
      }
      if (answer && attempt.mayBeRefused?.some((code) => answer.text.includes(code))) return null;
      if (answer && answer.status !== 503) {
        throw new Error(`${attempt.path} was answered ${answer.status}: ${answer.text}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async #expectSame(attempt: Attempt, key: string, text: string): Promise<void> {
    for (;;) {
      const again = await this.#send(attempt, key).catch(() => null);
      if (again?.status === 200 && isDeepStrictEqual(JSON.parse(again.text), JSON.parse(text))) return;
      if (again && again.status !== 503)
        throw new Error(`${attempt.path} was answered otherwise: ${again.text}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** What a read answers, asked again until somebody does. */
  protected async read<T>(token: string, path: string): Promise<T> {
    for (;;) {
      const response = await fetch(this.#workplace.url() + path, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(patienceMs),
      }).catch(() => null);
      const text = await response?.text().catch(() => null);
      if (response?.status === 200 && text) return JSON.parse(text) as T;
      if (response && text && response.status !== 503) {
        throw new Error(`${path} was answered ${response.status}: ${text}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async #send(
    { token, method = 'POST', path, body }: Attempt,
    key: string,
  ): Promise<{ status: number; text: string }> {
    const response = await fetch(this.#workplace.url() + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: response.status, text: await response.text() };
  }
}
