import { type Acknowledged, faultsOfWrites } from './check-writes.ts';
import { CrashLoad, type Workplace } from './crash-load.ts';
import { listOver, signInAt } from './workplace-calls.ts';

const startOfSlots = Date.UTC(2032, 0, 1);
const slotMs = 15 * 60_000;

/** Clerks who register patients and book appointments. */
export class WriteLoad extends CrashLoad {
  readonly acknowledged: Acknowledged = { patients: new Map(), appointments: new Set() };
  readonly #token: string;
  readonly #doctorIds: readonly string[];
  readonly #mark: string;
  #made = 0;

  private constructor(workplace: Workplace, token: string, doctorIds: readonly string[], mark: string) {
    super(workplace);
    this.#token = token;
    this.#doctorIds = doctorIds;
    this.#mark = mark;
  }

  /** Signs in. @param mark is in everything this load writes */
  static async open(workplace: Workplace, mark: string): Promise<WriteLoad> {
    const token = await signInAt(workplace.url(), 'admin@city-general.example');
    return new WriteLoad(workplace, token, await listOver(workplace.url(), token, '/doctors'), mark);
  }

  get count(): number {
    return this.acknowledged.patients.size + this.acknowledged.appointments.size;
  }

  figures(): Record<string, number> {
    const { patients, appointments } = this.acknowledged;
    return { patients: patients.size, appointments: appointments.size };
  }

  faults(dataDirectory: string, isQuiet: boolean): Promise<string[]> {
    return faultsOfWrites(dataDirectory, this.acknowledged, this.#mark, isQuiet);
  }

  protected async work(): Promise<void> {
    this.#made += 1;
    const name = `Crash${this.#mark}n${this.#made}`;
    const person = { firstName: name, lastName: 'Test', dateOfBirth: '1990-01-01', gender: 'other' };
    const patient = (await this.write<{ id: string; patientNumber: string }>({
      token: this.#token,
      path: '/api/patients',
      body: person,
    }))!;
    this.acknowledged.patients.set(patient.id, { number: patient.patientNumber });
    const appointment = await this.write<{ id: string }>(this.#booking(patient.id));
    this.acknowledged.appointments.add(appointment!.id);
  }

  #booking(patientId: string) {
    this.#made += 1;
    const start = startOfSlots + this.#made * slotMs;
    const doctorId = this.#doctorIds[this.#made % this.#doctorIds.length];
    const body = {
      patientId,
      doctorId,
      title: `Crash${this.#mark}n${this.#made}`,
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + slotMs).toISOString(),
    };
    return { token: this.#token, path: '/api/appointments', body };
  }
}
