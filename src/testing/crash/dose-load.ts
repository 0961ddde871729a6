import { faultsOfDoses } from './check-doses.ts';
import { type Counter, openCounter } from './crash-counter.ts';
import { CrashLoad, type Workplace } from './crash-load.ts';
import { signInAt } from './workplace-calls.ts';

/** So many nurses give each dose at once. */
const nursesAtOnce = 20;
const people = ['nurse@city-general.example', 'admin@city-general.example', 'deputy@city-general.example'];
const rights = { patient: true, medication: true, dose: true, route: true, time: true };

interface Ward {
  /** Of people who may give doses. */
  tokens: readonly string[];
  counter: Counter;
}

interface PatientDay {
  patient: { lines: { doses: { id: string }[] }[] };
}

/** Nurses who all give the same dose at once, each under a key of their own; every third call is repeated by its key. */
export class DoseLoad extends CrashLoad {
  readonly #given = new Set<string>();
  /** What a race ended with beside one dose that was given once. */
  readonly #faults: string[] = [];
  readonly #ward: Ward;
  #made = 0;
  #refused = 0;

  private constructor(workplace: Workplace, ward: Ward) {
    super(workplace);
    this.#ward = ward;
  }

  /** Signs in and puts one lot of one medicine on the shelf. @param mark is in everything this load writes */
  static async open(workplace: Workplace, mark: string): Promise<DoseLoad> {
    const tokens: string[] = [];
    for (const email of people) tokens.push(await signInAt(workplace.url(), email));
    return new DoseLoad(workplace, { tokens, counter: await openCounter(workplace.url(), tokens[1]!, mark) });
  }

  get count(): number {
    return this.#given.size;
  }

  figures(): Record<string, number> {
    return { 'doses given': this.#given.size, 'doses refused as given already': this.#refused };
  }

  async faults(dataDirectory: string, isQuiet: boolean): Promise<string[]> {
    const stored = await faultsOfDoses(dataDirectory, this.#given, this.#ward.counter, isQuiet);
    return [...this.#faults, ...stored];
  }

  /** One dose, and everybody who gives it. */
  protected async work(): Promise<void> {
    const doseId = await this.#aDose();
    const { tokens } = this.#ward;
    const answers = await Promise.all(
      Array.from({ length: nursesAtOnce }, (_, nurse) =>
        this.write<{ id: string }>({
          token: tokens[nurse % tokens.length]!,
          path: `/api/doses/${doseId}/outcome`,
          body: { status: 'given', rights },
          mayBeRefused: ['DOSE_RECORDED'],
          isSentTwice: nurse % 3 === 0,
        }),
      ),
    );
    const given = answers.filter((answer) => answer !== null);
    if (given.length !== 1) this.#faults.push(`the dose ${doseId} was given by ${given.length} people`);
    this.#refused += answers.length - given.length;
    this.#given.add(doseId);
  }

  /** A patient of its own with an order of one dose, due at once. */
  async #aDose(): Promise<string> {
    this.#made += 1;
    const { tokens, counter } = this.#ward;
    const token = tokens[1]!;
    const { medicineId, name } = counter;
    const patient = await this.#make<{ id: string }>(token, '/patients', {
      ...{ firstName: name, lastName: `Dose${this.#made}`, dateOfBirth: '1990-01-01', gender: 'male' },
      isAnotherPerson: true,
    });
    const stay = { patientId: patient.id, admittingDoctor: 'Dr. Crash' };
    const { id: admissionId } = await this.#make<{ id: string }>(token, '/admissions', stay);
    const line = { medicineId, name, dose: '1', route: 'oral', frequency: 'STAT', duration: '' };
    await this.#make(token, '/prescriptions', { patientId: patient.id, admissionId, lines: [line] });
    const day = await this.read<PatientDay>(token, `/api/admissions/${admissionId}/doses`);
    return day.patient.lines[0]!.doses[0]!.id;
  }

  async #make<T>(token: string, path: string, body: Record<string, unknown>): Promise<T> {
    return (await this.write<T>({ token, path: `/api${path}`, body }))!;
  }
}
