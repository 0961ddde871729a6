import type { Bed } from '#areas/inpatient/beds/bed.contract.ts';
import { type AcknowledgedStays, faultsOfStays } from './check-stays.ts';
import { CrashLoad, type Workplace } from './crash-load.ts';
import { openWard, standardPriceMinor, type Ward } from './crash-ward.ts';
import { signInAt } from './workplace-calls.ts';

interface Desk {
  /** Does everything but approve what it asked for itself. */
  token: string;
  deputyToken: string;
  ward: Ward;
}

interface Versioned {
  id: string;
  version: number;
}

interface Admission extends Versioned {
  admissionNumber: string;
  patientId: string;
}

interface Billed {
  invoiceId: string | null;
  invoiceNumber: string | null;
  creditNoteNumbers: string[];
}

interface Movement {
  id: string;
  receiptNumber: string;
}

const dueDate = '2099-12-31';

/** Clerks who admit patients, move and swap them, take deposits, bill and discharge them in stages, and clean the beds. */
export class StayLoad extends CrashLoad {
  readonly acknowledged: AcknowledgedStays = {
    admissions: new Map(),
    beds: new Map(),
    received: new Set(),
    stages: new Map(),
    cancelled: new Set(),
    invoices: new Map(),
    creditNotes: new Set(),
    deposits: new Map(),
    payments: new Map(),
    cleaned: 0,
  };
  readonly #desk: Desk;
  readonly #mark: string;
  #made = 0;

  private constructor(workplace: Workplace, desk: Desk, mark: string) {
    super(workplace);
    this.#desk = desk;
    this.#mark = mark;
  }

  /** Signs in and sets up a ward with prices. @param mark is in everything this load writes */
  static async open(workplace: Workplace, mark: string): Promise<StayLoad> {
    const token = await signInAt(workplace.url(), 'admin@city-general.example');
    const deputyToken = await signInAt(workplace.url(), 'deputy@city-general.example');
    const ward = await openWard(workplace.url(), token, mark);
    return new StayLoad(workplace, { token, deputyToken, ward }, mark);
  }

  get count(): number {
    return Object.values(this.figures()).reduce((sum, figure) => sum + figure, 0);
  }

  figures(): Record<string, number> {
    const told = this.acknowledged;
    const sumOf = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);
    return {
      admissions: told.admissions.size,
      'beds given': sumOf([...told.beds.values()].map(({ length }) => length)),
      receptions: told.received.size,
      'stages of discharges': sumOf([...told.stages.values()].map(({ size }) => size)),
      cancellations: told.cancelled.size,
      invoices: told.invoices.size,
      'credit notes': told.creditNotes.size,
      deposits: told.deposits.size,
      payments: told.payments.size,
      'beds cleaned': told.cleaned,
    };
  }

  faults(dataDirectory: string, isQuiet: boolean): Promise<string[]> {
    return faultsOfStays(dataDirectory, this.acknowledged, this.#mark, isQuiet);
  }

  /** Two patients from the bed they are given to the clean bed they leave; the first one's stay is billed. */
  protected async work(clerk: number): Promise<void> {
    this.#made += 1;
    const turn = this.#made;
    const name = `Crash${this.#mark}n${turn}`;
    const { ward } = this.#desk;
    const own = {
      first: ward.standard[1 + 2 * clerk]!,
      second: ward.standard[2 + 2 * clerk]!,
      private: ward.private[clerk]!,
    };
    const began = new Date().toISOString();
    const { admission: one, bedId } = await this.#admitWhereFree(name, [ward.standard[0]!, own.first]);
    const other = await this.#placeLater(`${name}b`, own.second);
    for (const admission of [one, other]) await this.#receive(admission);
    await this.#deposit(one, 600_000, name);
    await this.#transfer(one, own.private);
    await this.#swap(one, own.second, other, own.private);
    await this.#discharge(one, { name, reprices: turn % 3 === 0 ? own.second : null, began });
    if (turn % 2 === 0) await this.#cancel(other);
    else await this.#leaveByOverride(other);
    await this.#clean([bedId, own.second, own.private]);
  }

  /** In the first of the beds that nobody has taken before. */
  async #admitWhereFree(name: string, bedIds: readonly string[]) {
    const patientId = await this.#register(name);
    for (const bedId of bedIds) {
      const admission = await this.#admit(patientId, name, bedId);
      if (admission) return { admission, bedId };
    }
    throw new Error(`${name} found no bed.`);
  }

  async #admit(patientId: string, name: string, bedId?: string): Promise<Admission | null> {
    const stored = await this.write<Admission>({
      token: this.#desk.token,
      path: '/api/admissions',
      body: { patientId, admittingDoctor: 'Dr. Test', admissionNotes: name, ...(bedId && { bedId }) },
      // Another clerk's patient has it.
      ...(bedId === this.#desk.ward.standard[0] && { mayBeRefused: ['BED_NOT_AVAILABLE'] }),
    });
    if (!stored) return null;
    this.acknowledged.admissions.set(stored.id, stored.admissionNumber);
    this.acknowledged.beds.set(stored.id, bedId ? [bedId] : []);
    return { ...stored, patientId };
  }

  async #placeLater(name: string, bedId: string): Promise<Admission> {
    const admission = (await this.#admit(await this.#register(name), name))!;
    const { version } = admission;
    const placed = await this.#post<Versioned>(`/admissions/${admission.id}/bed`, { version, bedId });
    this.#gave(admission, bedId);
    return { ...admission, version: placed.version };
  }

  #gave({ id }: Versioned, bedId: string): void {
    this.acknowledged.beds.get(id)!.push(bedId);
  }

  async #register(firstName: string): Promise<string> {
    const person = { firstName, lastName: 'Test', dateOfBirth: '1990-01-01', gender: 'other' };
    return (await this.#post<Versioned>('/patients', person)).id;
  }

  async #receive({ id, version }: Admission): Promise<void> {
    await this.#post(`/admissions/${id}/reception`, { version });
    this.acknowledged.received.add(id);
  }

  async #transfer(admission: Admission, toBedId: string): Promise<void> {
    const wish = { admissionId: admission.id, toBedId, transferReason: 'Crash' };
    const asked = await this.#post<Versioned>('/bed-transfers', wish);
    const path = `/bed-transfers/${asked.id}`;
    const approved = await this.#post<Versioned>(`${path}/approval`, { version: asked.version });
    await this.#post(`${path}/completion`, { version: approved.version });
    this.#gave(admission, toBedId);
  }

  async #swap(one: Admission, toBed: string, other: Admission, toOtherBed: string): Promise<void> {
    const wish = { admissionId: one.id, otherAdmissionId: other.id, transferReason: 'Crash' };
    await this.#post('/bed-swaps', wish);
    this.#gave(one, toBed);
    this.#gave(other, toOtherBed);
  }

  async #deposit({ id, patientId }: Admission, amountMinor: number, reference: string): Promise<void> {
    const wish = { admissionId: id, part: { method: 'card', amountMinor, reference } };
    const { entry } = await this.#post<{ entry: Movement }>(`/patients/${patientId}/deposits`, wish);
    this.acknowledged.deposits.set(entry.id, entry.receiptNumber);
  }

  /** All stages in their order; the bill is paid out of the deposit, and what is left of that goes back. */
  async #discharge(
    admission: Admission,
    { name, reprices, began }: { name: string; reprices: string | null; began: string },
  ): Promise<void> {
    let version = await this.#decide(admission);
    version = await this.#confirm(admission, 'pharmacy', version);
    await this.#payFromDeposit(await this.#settle(admission));
    if (reprices) {
      // After the final invoice: a credit note at the old price and a further invoice at the new one.
      const rate = {
        bedId: reprices,
        validFrom: began,
        method: 'hours',
        unitMinutes: 720,
        graceMinutes: 180,
      };
      const priceMinor = standardPriceMinor + this.#made;
      await this.#post('/bed-rates', { ...rate, priceMinor });
      await this.#payFromDeposit(await this.#settle(admission, 'Another price'));
    }
    await this.#giveRestBack(admission, name);
    version = await this.#confirm(admission, 'billing', version);
    version = await this.#confirm(admission, 'nursing', version);
    await this.#leave(admission, { version });
  }

  async #decide({ id }: Admission): Promise<number> {
    const wish = { version: 0, disposition: 'home', summary: 'Well.' };
    const { version } = await this.#post<Versioned>(`/admissions/${id}/discharge`, wish);
    this.acknowledged.stages.set(id, new Set(['clinical']));
    return version;
  }

  async #confirm(
    { id }: Admission,
    stage: 'pharmacy' | 'billing' | 'nursing',
    seen: number,
  ): Promise<number> {
    const wish = { version: seen, stage };
    const { version } = await this.#post<Versioned>(`/admissions/${id}/discharge/confirmations`, wish);
    this.acknowledged.stages.get(id)!.add(stage);
    return version;
  }

  async #leave({ id }: Admission, wish: { version: number; overrideReason?: string }): Promise<void> {
    await this.#post(`/admissions/${id}/discharge/departure`, wish);
    this.acknowledged.stages.get(id)!.add('gone');
  }

  async #leaveByOverride(admission: Admission): Promise<void> {
    await this.#leave(admission, { version: await this.#decide(admission), overrideReason: 'Went home' });
  }

  async #cancel({ id }: Admission): Promise<void> {
    const { version } = await this.read<Versioned>(this.#desk.token, `/api/admissions/${id}`);
    await this.#post(`/admissions/${id}/cancellation`, { version, reason: 'Mistake' });
    this.acknowledged.cancelled.add(id);
  }

  async #settle({ id }: Admission, reason?: string): Promise<string> {
    const wish = { dueDate, send: true, ...(reason && { reason }) };
    const billed = await this.#post<Billed>(`/admissions/${id}/bill`, wish);
    this.acknowledged.invoices.set(billed.invoiceId!, billed.invoiceNumber!);
    for (const number of billed.creditNoteNumbers) this.acknowledged.creditNotes.add(number);
    return billed.invoiceId!;
  }

  async #payFromDeposit(invoiceId: string): Promise<void> {
    const invoice = await this.read<{ dueMinor: number }>(this.#desk.token, `/api/invoices/${invoiceId}`);
    const path = `/invoices/${invoiceId}/deposit-payments`;
    const { payment } = await this.#post<{ payment: Movement }>(path, { amountMinor: invoice.dueMinor });
    this.acknowledged.payments.set(payment.id, payment.receiptNumber);
  }

  async #giveRestBack({ patientId }: Admission, reason: string): Promise<void> {
    const path = `/api/patients/${patientId}/deposits`;
    const { account } = await this.read<{ account: { leftMinor: number } }>(this.#desk.token, path);
    const wish = { purpose: 'balance', amountMinor: account.leftMinor, method: 'card', reason };
    const asked = await this.#post<Versioned>(`/patients/${patientId}/deposit-refund-requests`, wish);
    const decided = await this.write<{ entry: Movement }>({
      token: this.#desk.deputyToken,
      path: `/api/deposit-refund-requests/${asked.id}/approval`,
      body: { version: asked.version },
    });
    const { id, receiptNumber } = decided!.entry;
    this.acknowledged.deposits.set(id, receiptNumber);
  }

  /** Of the beds that patients of this clerk have left. */
  async #clean(bedIds: readonly string[]): Promise<void> {
    const path = `/api/beds?wardId=${this.#desk.ward.id}&limit=50`;
    const { rows } = await this.read<{ rows: Bed[] }>(this.#desk.token, path);
    for (const { id, version } of rows.filter((bed) => bedIds.includes(bed.id))) {
      const taken = await this.#post<Versioned>(`/beds/${id}/status`, { version, status: 'cleaning' });
      await this.#post(`/beds/${id}/status`, { version: taken.version, status: 'available' });
      this.acknowledged.cleaned += 1;
    }
  }

  async #post<T>(path: string, body: Record<string, unknown>): Promise<T> {
    return (await this.write<T>({ token: this.#desk.token, path: `/api${path}`, body }))!;
  }
}
