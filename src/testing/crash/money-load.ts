import { type AcknowledgedMoney, faultsOfMoney } from './check-money.ts';
import { CrashLoad, type Workplace } from './crash-load.ts';
import { listOver, signInAt } from './workplace-calls.ts';

interface Desk {
  /** Approves refunds. */
  token: string;
  /** Asks for refunds: somebody else must approve them. */
  clerkToken: string;
  /** Approves and pays what the first one made. */
  deputyToken: string;
  patientIds: readonly string[];
}

interface Invoice {
  id: string;
  invoiceNumber: string;
  items: { id: string; quantity: number }[];
  totalMinor: number;
  version: number;
}

interface Receipt {
  id: string;
  receiptNumber: string;
}

interface Credited {
  creditNote: { id: string; creditNoteNumber: string };
  invoice: { toRefundMinor: number };
}

interface Payout {
  id: string;
  payoutNumber: string;
  version: number;
}

/** Clerks who refer patients, make invoices, take payments and deposits, refund some, and pay commissions out. */
export class MoneyLoad extends CrashLoad {
  readonly acknowledged: AcknowledgedMoney = {
    invoices: new Map(),
    creditNotes: new Map(),
    receipts: new Map(),
    deposits: new Map(),
    referrals: new Set(),
    payouts: new Map(),
  };
  readonly #desk: Desk;
  readonly #mark: string;
  readonly #referrers = new Map<number, string>();
  #made = 0;

  private constructor(workplace: Workplace, desk: Desk, mark: string) {
    super(workplace);
    this.#desk = desk;
    this.#mark = mark;
  }

  /** Signs in. @param mark is in everything this load writes */
  static async open(workplace: Workplace, mark: string): Promise<MoneyLoad> {
    const url = workplace.url();
    const token = await signInAt(url, 'admin@city-general.example');
    const clerkToken = await signInAt(url, 'billing@city-general.example');
    const deputyToken = await signInAt(url, 'deputy@city-general.example');
    const patientIds = await listOver(url, token, '/patients');
    return new MoneyLoad(workplace, { token, clerkToken, deputyToken, patientIds }, mark);
  }

  get count(): number {
    return Object.values(this.figures()).reduce((sum, figure) => sum + figure, 0);
  }

  figures(): Record<string, number> {
    const { invoices, creditNotes, receipts, deposits, referrals, payouts } = this.acknowledged;
    return {
      invoices: invoices.size,
      'credit notes': creditNotes.size,
      receipts: receipts.size,
      deposits: deposits.size,
      referrals: referrals.size,
      payouts: payouts.size,
    };
  }

  faults(dataDirectory: string, isQuiet: boolean): Promise<string[]> {
    return faultsOfMoney(dataDirectory, this.acknowledged, this.#mark, isQuiet);
  }

  /** One patient's way from the referral to the money that goes back; commissions are paid in between. */
  protected async work(clerk: number): Promise<void> {
    this.#made += 1;
    const turn = this.#made;
    const name = `Crash${this.#mark}n${turn}`;
    const patientId = this.#desk.patientIds[turn % this.#desk.patientIds.length]!;
    const referrerId = await this.#referrerOf(clerk);
    const amountMinor = 10_000 + Math.floor(Math.random() * 90_000);
    // Every fourth commission accrues by sending the invoice, the others by a referral that it names.
    const referral =
      turn % 4 === 0
        ? { referrerId }
        : { referralId: await this.#refer(referrerId, patientId, amountMinor, name) };
    const items = [{ name, quantity: 4, priceMinor: amountMinor }];
    const bill = { patientId, items, dueDate: '2099-12-31', notes: name, send: true };
    const invoice = await this.#bill({ ...bill, ...referral });
    if (turn % 8 === 0) await this.#voidAnother({ ...bill, notes: `${name} again`, referrerId });
    if (turn % 3 === 0) await this.#payOut(referrerId, name);
    const first = 1 + Math.floor(Math.random() * (invoice.totalMinor - 1));
    // Every third invoice is paid out of a deposit, to which its refund goes back; a part of it was too much.
    const isByDeposit = turn % 3 === 1;
    const tooMuch = 500;
    if (isByDeposit) await this.#deposit(patientId, invoice.totalMinor + tooMuch, name);
    for (const part of [first, invoice.totalMinor - first]) {
      await (isByDeposit ? this.#payFromDeposit(invoice.id, part, name) : this.#pay(invoice.id, part, name));
    }
    const method = isByDeposit ? ('deposit' as const) : ('card' as const);
    if (turn % 2 === 0) await this.#refund(invoice, { quantity: 1 + (turn % 4), reason: name, method });
    // What is left of it, in a second credit note.
    const rest = { quantity: 3 - (turn % 4), reason: `${name} rest`, method };
    if (turn % 6 === 0) await this.#refund(invoice, rest);
    if (isByDeposit) await this.#giveDepositBack(patientId, tooMuch, name);
  }

  async #refer(referrerId: string, patientId: string, amountMinor: number, notes: string): Promise<string> {
    const wish = { referrerId, patientId, amountMinor, notes };
    const { id } = await this.#post<{ id: string }>('/referrals', wish);
    this.acknowledged.referrals.add(id);
    return id;
  }

  async #bill(bill: Record<string, unknown>): Promise<Invoice> {
    const invoice = await this.#post<Invoice>('/invoices', bill);
    this.acknowledged.invoices.set(invoice.id, invoice.invoiceNumber);
    return invoice;
  }

  /** An invoice that was made by mistake: its commission goes back as well. */
  async #voidAnother(bill: Record<string, unknown>): Promise<void> {
    const { id, version } = await this.#bill(bill);
    await this.#post(`/invoices/${id}/voiding`, { version, reason: 'Made twice' });
  }

  async #referrerOf(clerk: number): Promise<string> {
    const known = this.#referrers.get(clerk);
    if (known) return known;
    const { id } = await this.#post<{ id: string }>('/referrers', {
      name: `Crash${this.#mark} ${clerk}`,
      type: 'clinic',
      commission: { commissionType: 'percentage', commissionBasisPoints: 750 },
    });
    this.#referrers.set(clerk, id);
    return id;
  }

  async #pay(invoiceId: string, amountMinor: number, reference: string): Promise<void> {
    const parts = [{ method: 'card', amountMinor, reference }];
    const { payments } = await this.#post<{ payments: Receipt[] }>(`/invoices/${invoiceId}/payments`, {
      parts,
    });
    for (const { id, receiptNumber } of payments) this.acknowledged.receipts.set(id, receiptNumber);
  }

  async #deposit(patientId: string, amountMinor: number, reference: string): Promise<void> {
    const part = { method: 'card', amountMinor, reference };
    const { entry } = await this.#post<{ entry: Receipt }>(`/patients/${patientId}/deposits`, { part });
    this.acknowledged.deposits.set(entry.id, entry.receiptNumber);
  }

  async #payFromDeposit(invoiceId: string, amountMinor: number, notes: string): Promise<void> {
    const path = `/invoices/${invoiceId}/deposit-payments`;
    const { payment } = await this.#post<{ payment: Receipt }>(path, { amountMinor, notes });
    this.acknowledged.receipts.set(payment.id, payment.receiptNumber);
  }

  async #giveDepositBack(patientId: string, amountMinor: number, reason: string): Promise<void> {
    const asked = (await this.write<{ id: string; version: number }>({
      token: this.#desk.clerkToken,
      path: `/api/patients/${patientId}/deposit-refund-requests`,
      body: { purpose: 'balance', amountMinor, method: 'card', reason },
    }))!;
    const path = `/deposit-refund-requests/${asked.id}/approval`;
    const { entry } = await this.#post<{ entry: Receipt }>(path, { version: asked.version });
    this.acknowledged.deposits.set(entry.id, entry.receiptNumber);
  }

  /** Credits units of the only line and gives back what was paid for them. */
  async #refund(
    { id: invoiceId, items }: Invoice,
    { quantity, reason, method }: { quantity: number; reason: string; method: 'card' | 'deposit' },
  ): Promise<void> {
    const lines = [{ itemId: items[0]!.id, quantity }];
    const { creditNote, invoice } = await this.#post<Credited>(`/invoices/${invoiceId}/credit-notes`, {
      lines,
      reason,
    });
    this.acknowledged.creditNotes.set(creditNote.id, creditNote.creditNoteNumber);
    const asked = (await this.write<{ id: string; version: number }>({
      token: this.#desk.clerkToken,
      path: `/api/invoices/${invoiceId}/refund-requests`,
      body: { purpose: 'credit', amountMinor: invoice.toRefundMinor, method, reason },
    }))!;
    const decision = { version: asked.version };
    const path = `/refund-requests/${asked.id}/approval`;
    const { payment } = await this.#post<{ payment: Receipt }>(path, decision);
    this.acknowledged.receipts.set(payment.id, payment.receiptNumber);
  }

  /** One makes the payouts, another approves and pays them. */
  async #payOut(referrerId: string, notes: string): Promise<void> {
    const run = { startDate: '2000-01-01', endDate: '2099-12-31', referrerId, notes };
    const made = await this.#post<{ payouts: Payout[] }>('/payout-runs', run);
    for (const { id, payoutNumber: number, version } of made.payouts) {
      this.acknowledged.payouts.set(id, { number, isPaid: false });
      const path = `/api/payouts/${id}`;
      const token = this.#desk.deputyToken;
      const approved = await this.write<Payout>({ token, path: `${path}/approval`, body: { version } });
      const payment = { version: approved!.version, transactionReference: notes };
      await this.write({ token, path: `${path}/payment`, body: payment });
      this.acknowledged.payouts.set(id, { number, isPaid: true });
    }
  }

  async #post<T>(path: string, body: Record<string, unknown>): Promise<T> {
    return (await this.write<T>({ token: this.#desk.token, path: `/api${path}`, body }))!;
  }
}
