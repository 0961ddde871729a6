import { faultsOfDispensings, type HandedOut } from './check-dispensings.ts';
import { CrashLoad, type Workplace } from './crash-load.ts';
import { type Counter, openCounter } from './crash-counter.ts';
import { signInAt } from './workplace-calls.ts';

interface Signed {
  id: string;
  version: number;
  lines: { id: string }[];
}

const prescribed = 21;

/** Pharmacists who hand out one lot together, repeat every third call by its key, and take some of it back. */
export class DispensingLoad extends CrashLoad {
  readonly acknowledged: HandedOut = { dispensings: new Map(), returned: 0 };
  readonly #token: string;
  readonly #counter: Counter;
  #made = 0;
  #posts = 0;

  private constructor(workplace: Workplace, token: string, counter: Counter) {
    super(workplace);
    this.#token = token;
    this.#counter = counter;
  }

  /** Signs in and puts one lot of one medicine on the shelf. @param mark is in everything this load writes */
  static async open(workplace: Workplace, mark: string): Promise<DispensingLoad> {
    const token = await signInAt(workplace.url(), 'admin@city-general.example');
    return new DispensingLoad(workplace, token, await openCounter(workplace.url(), token, mark));
  }

  get count(): number {
    return this.acknowledged.dispensings.size;
  }

  figures(): Record<string, number> {
    return { dispensings: this.acknowledged.dispensings.size, returns: this.acknowledged.returned };
  }

  faults(dataDirectory: string, isQuiet: boolean): Promise<string[]> {
    return faultsOfDispensings(dataDirectory, this.acknowledged, this.#counter, isQuiet);
  }

  /** A prescription that is handed out in two parts, of which the first is brought back in part. */
  protected async work(): Promise<void> {
    this.#made += 1;
    const { medicineId, name, patientId } = this.#counter;
    const line = { medicineId, name, dose: '1', route: 'oral', frequency: '1+1+1', duration: '7d' };
    const signed = await this.#post<Signed>('/prescriptions', { patientId, lines: [line] });
    const first = await this.#handOut(signed, signed.version, 15);
    await this.#handOut(signed, signed.version + 1, prescribed - 15);
    if (this.#made % 3 === 0) await this.#takeBack(signed, first);
  }

  async #handOut({ id, lines }: Signed, version: number, quantity: number): Promise<string> {
    const wish = { version, lines: [{ lineId: lines[0]!.id, quantity }] };
    const path = `/prescriptions/${id}/dispensings`;
    const { dispensingId } = await this.#post<{ dispensingId: string }>(path, wish);
    this.acknowledged.dispensings.set(dispensingId, quantity);
    return dispensingId;
  }

  async #takeBack({ id }: Signed, dispensingId: string): Promise<void> {
    const opened = await this.read<{
      dispensings: { id: string; items: { id: string; lots: { lotId: string }[] }[] }[];
    }>(this.#token, `/api/prescriptions/${id}/dispensing`);
    const [item] = opened.dispensings.find((one) => one.id === dispensingId)!.items;
    const lines = [{ itemId: item!.id, lotId: item!.lots[0]!.lotId, quantity: 1 }];
    const wish = { lines, reason: 'Crash', to: 'pharmacy' };
    await this.#post(`/dispensings/${dispensingId}/returns`, wish);
    this.acknowledged.returned += 1;
  }

  /** Every third write is sent again after its answer. */
  async #post<T>(path: string, body: Record<string, unknown>): Promise<T> {
    this.#posts += 1;
    return (await this.write<T>({
      token: this.#token,
      path: `/api${path}`,
      body,
      isSentTwice: this.#posts % 3 === 0,
    }))!;
  }
}
