import { type AcknowledgedOperations, faultsOfTheatre } from './check-theatre.ts';
import { CrashLoad, type Workplace } from '../crash-load.ts';
import { signInAt } from '../workplace-calls.ts';

interface Versioned {
  id: string;
  version: number;
}

/** So many press the same button at once. */
const pressedBy = 3;
const hourMs = 3_600_000;
/** Cases of a load follow each other from here on, so that nothing clashes. */
const firstStartMs = Date.UTC(2031, 0, 1);

/** Clerks who book operations, start them and complete them, each step pressed by several at once. */
export class TheatreLoad extends CrashLoad {
  readonly #acknowledged: AcknowledgedOperations = { started: new Set(), completed: new Set() };
  /** What a press at once ended with beside one that counted. */
  readonly #faults: string[] = [];
  readonly #token: string;
  readonly #mark: string;
  readonly #surgeonId: string;
  /** The theatre of each clerk, made with the first case. */
  readonly #theatres = new Map<number, string>();
  #made = 0;
  #refused = 0;

  private constructor(workplace: Workplace, own: { token: string; mark: string; surgeonId: string }) {
    super(workplace);
    this.#token = own.token;
    this.#mark = own.mark;
    this.#surgeonId = own.surgeonId;
  }

  /** Signs in and finds who operates. @param mark is in everything this load writes */
  static async open(workplace: Workplace, mark: string): Promise<TheatreLoad> {
    const token = await signInAt(workplace.url(), 'admin@city-general.example');
    const answer = await fetch(`${workplace.url()}/api/surgical-staff?role=surgeon`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { rows } = (await answer.json()) as { rows: { id: string }[] };
    return new TheatreLoad(workplace, { token, mark: `Crash${mark}`, surgeonId: rows[0]!.id });
  }

  get count(): number {
    return this.#acknowledged.started.size + this.#acknowledged.completed.size;
  }

  figures(): Record<string, number> {
    return {
      'operations started': this.#acknowledged.started.size,
      'operations completed': this.#acknowledged.completed.size,
      'presses refused as done already': this.#refused,
    };
  }

  async faults(dataDirectory: string, isQuiet: boolean): Promise<string[]> {
    const stored = await faultsOfTheatre(dataDirectory, this.#acknowledged, this.#mark, isQuiet);
    return [...this.#faults, ...stored];
  }

  /** One operation, from its booking until it is over. */
  protected async work(clerk: number): Promise<void> {
    const { id, version } = await this.#aConfirmedCase(clerk);
    const started = await this.#press(id, 'start', version);
    if (!started) return;
    this.#acknowledged.started.add(id);
    const completed = await this.#press(id, 'completion', started.version);
    if (completed) this.#acknowledged.completed.add(id);
  }

  /** Several press at once, each under a key of their own; one of them counts. */
  async #press(caseId: string, step: 'start' | 'completion', version: number): Promise<Versioned | null> {
    const answers = await Promise.all(
      Array.from({ length: pressedBy }, (_, person) =>
        this.write<Versioned>({
          token: this.#token,
          path: `/api/surgical-cases/${caseId}/${step}`,
          body: {
            version,
            override: { reason: 'Crash' },
            // Its cases are planned for another day than that of the load.
            ...(step === 'start' && { confirmed: ['other_day'] }),
          },
          mayBeRefused: ['STALE', 'WRONG_STATE'],
          isSentTwice: person === 0,
        }),
      ),
    );
    const counted = answers.filter((answer) => answer !== null);
    if (counted.length !== 1) this.#faults.push(`the ${step} of ${caseId} counted ${counted.length} times`);
    this.#refused += answers.length - counted.length;
    return counted[0] ?? null;
  }

  async #aConfirmedCase(clerk: number): Promise<Versioned> {
    const turn = (this.#made += 1);
    const theatreId = await this.#theatreOf(clerk);
    const person = {
      firstName: this.#mark,
      lastName: `Case${turn}`,
      dateOfBirth: '1990-01-01',
      gender: 'male',
    };
    const patient = await this.#post<Versioned>('/patients', { ...person, isAnotherPerson: true });
    const booked = await this.#post<Versioned>('/surgical-cases', {
      ...{ patientId: patient.id, procedureName: this.#mark, laterality: 'not_applicable' },
      ...{ surgeonId: this.#surgeonId, theatreId },
      ...{ estimatedDuration: 60, scheduledStartTime: new Date(firstStartMs + turn * hourMs).toISOString() },
    });
    const consent = { kind: 'signed', signedBy: 'The patient', explainedBy: 'The surgeon' };
    const consented = await this.#post<Versioned>(`/surgical-cases/${booked.id}/consent`, {
      version: booked.version,
      consent,
    });
    const { version } = consented;
    return this.#post<Versioned>(`/surgical-cases/${booked.id}/confirmation`, { version });
  }

  async #theatreOf(clerk: number): Promise<string> {
    const known = this.#theatres.get(clerk);
    if (known !== undefined) return known;
    const theatreNumber = `${this.#mark.slice(-14)}-${clerk}`;
    const { id } = await this.#post<Versioned>('/theatres', { name: this.#mark, theatreNumber });
    this.#theatres.set(clerk, id);
    return id;
  }

  async #post<T>(path: string, body: Record<string, unknown>): Promise<T> {
    return (await this.write<T>({ token: this.#token, path: `/api${path}`, body }))!;
  }
}
