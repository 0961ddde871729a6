import { samplePassword } from '#areas/people/people.samples.ts';
import { signInOverHttp } from '../../http-session.ts';
import { type Attempt, CrashLoad, type Workplace } from '../crash-load.ts';
import { type AcknowledgedClient, faultsOfPlatform } from './check-platform.ts';

/** So many press each button at once, and so many the one that approves a payment. */
const pressedBy = 8;
const approvedBy = 50;

interface Plan {
  id: string;
  currencyCode: string;
  priceMinor: number;
}

interface Offer {
  id: string;
  version: number;
  amountMinor: number;
}

interface LicenseInvoice {
  id: string;
  amountMinor: number;
  currencyCode: string;
  status: string;
}

interface Versioned {
  id: string;
  version: number;
}

interface Rows<Row> {
  rows: Row[];
}

/**
 * The operator makes hospitals and agrees on plans, hospitals take larger ones and hand in proofs, the operator
 * approves, suspends and reactivates: each step pressed by several at once, each press under a key of its own.
 */
export class PlatformLoad extends CrashLoad {
  readonly #clients = new Map<string, AcknowledgedClient>();
  /** What presses at once ended with beside one that counted. */
  readonly #faults: string[] = [];
  readonly #workplace: Workplace;
  readonly #token: string;
  readonly #mark: string;
  readonly #small: Plan;
  #made = 0;
  #refused = 0;

  private constructor(workplace: Workplace, own: { token: string; mark: string; small: Plan }) {
    super(workplace);
    this.#workplace = workplace;
    this.#token = own.token;
    this.#mark = own.mark;
    this.#small = own.small;
  }

  /** Signs the operator in. @param mark is in everything this load writes */
  static async open(workplace: Workplace, mark: string): Promise<PlatformLoad> {
    const token = await signInOverHttp(workplace.url(), 'platform', 'superadmin@openward.example');
    const answer = await fetch(`${workplace.url()}/api/plans`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { rows } = (await answer.json()) as Rows<Plan>;
    const [small] = rows
      .filter(({ currencyCode, priceMinor }) => currencyCode === 'BDT' && priceMinor > 0)
      .toSorted((one, other) => one.priceMinor - other.priceMinor);
    return new PlatformLoad(workplace, { token, mark: `crash${mark}`, small: small! });
  }

  get count(): number {
    return [...this.#clients.values()].reduce(
      (sum, { proofs, isLarger, suspended }) => sum + 1 + proofs.size + Number(isLarger) + suspended,
      0,
    );
  }

  figures(): Record<string, number> {
    const clients = [...this.#clients.values()];
    return {
      'hospitals made': clients.length,
      'plans changed': clients.filter(({ isLarger }) => isLarger).length,
      'payments approved': clients.reduce((sum, { proofs }) => sum + proofs.size, 0),
      'hospitals suspended and reactivated': clients.reduce((sum, { suspended }) => sum + suspended, 0),
      'presses refused as done already': this.#refused,
    };
  }

  async faults(dataDirectory: string, isQuiet: boolean): Promise<string[]> {
    const stored = await faultsOfPlatform(dataDirectory, this.#clients, this.#mark, isQuiet);
    return [...this.#faults, ...stored];
  }

  /** One hospital, from its making until it was suspended and works again. */
  protected async work(): Promise<void> {
    this.#made += 1;
    const code = `${this.#mark}-${this.#made}`;
    const email = `admin@${code}.example`;
    await this.#press(
      `making ${code}`,
      {
        path: '/own-hospitals',
        body: {
          ...{ organizationName: `Clinic ${code}`, orgCode: code, contactEmail: email },
          ...{ timeZone: 'Asia/Dhaka', currencyCode: 'BDT' },
          ...{ contactPhone: '+880 2 555 0100', address: '5 Lake Road, Dhaka', adminEmail: email },
          ...{ adminFirstName: 'Nusrat', adminLastName: 'Jahan' },
        },
        mayBeRefused: ['ORGANIZATION_CODE_TAKEN'],
      },
      // Its answer has a link that is told once and not again.
      { isRepeated: false },
    );
    const found = await this.read<Rows<{ id: string }>>(this.#token, `/api/clients?search=Clinic%20${code}`);
    const { id } = found.rows[0]!;
    const told: AcknowledgedClient = { id, proofs: new Map(), isLarger: false, suspended: 0 };
    this.#clients.set(code, told);
    await this.#agree(told);
    const admin = await this.#signInFirst(told, code, email);
    await this.#takeLargerPlan(told, admin);
    for (const invoice of await this.#openInvoices(admin)) await this.#payFor(told, admin, invoice);
    await this.#suspendAndReactivate(told);
  }

  async #agree({ id }: AcknowledgedClient): Promise<void> {
    const { version } = await this.read<Versioned>(this.#token, `/api/clients/${id}`);
    await this.#press(`agreeing on a plan with ${id}`, {
      method: 'PUT',
      path: `/clients/${id}/subscription`,
      body: { version, planId: this.#small.id, status: 'active' },
      mayBeRefused: ['STALE'],
    });
  }

  /** The link is told once, and may get lost with its answer: then another one is made. */
  async #signInFirst({ id }: AcknowledgedClient, slug: string, email: string): Promise<string> {
    for (;;) {
      const path = `/api/clients/${id}/link`;
      const link = await this.write<{ token: string | null }>({ token: this.#token, path, body: {} });
      if (!link?.token) continue;
      const password = { token: link.token, password: samplePassword };
      // Its answer may be lost although the password is set, and the link is used up then.
      const mayBeRefused = ['LINK_INVALID'];
      await this.write({ token: '', path: '/api/account-links/password', body: password, mayBeRefused });
      for (;;) {
        const token = await signInOverHttp(this.#workplace.url(), slug, email).catch(() => null);
        if (token) return token;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  async #takeLargerPlan(told: AcknowledgedClient, admin: string): Promise<void> {
    const { subscription } = await this.read<{ subscription: Versioned }>(admin, '/api/subscription');
    const { rows } = await this.read<Rows<Offer>>(admin, '/api/subscription/plan-offers');
    const larger = rows.find(({ amountMinor }) => amountMinor > 0)!;
    await this.#press(
      `a larger plan for ${told.id}`,
      {
        method: 'PUT',
        path: '/subscription/plan',
        body: {
          ...{ version: subscription.version, planId: larger.id, planVersion: larger.version },
          // The rest of the period is shorter with every second, so never more than was shown is asked.
          shownMinor: larger.amountMinor,
        },
        mayBeRefused: ['STALE', 'UPGRADE_UNPAID'],
      },
      { token: admin },
    );
    told.isLarger = true;
  }

  async #openInvoices(admin: string): Promise<LicenseInvoice[]> {
    const { rows } = await this.read<Rows<LicenseInvoice>>(admin, '/api/license-invoices');
    return rows.filter(({ status }) => status === 'open');
  }

  async #payFor(told: AcknowledgedClient, admin: string, invoice: LicenseInvoice): Promise<void> {
    const { amountMinor, currencyCode } = invoice;
    const transactionId = crypto.randomUUID();
    await this.#press(
      `a proof for ${invoice.id}`,
      {
        path: `/license-invoices/${invoice.id}/proofs`,
        body: {
          ...{ method: 'bkash', payerName: 'Accounts Office', payerPhone: null, transactionId },
          ...{ amountMinor, currencyCode, paidOn: new Date().toISOString().slice(0, 10) },
        },
        mayBeRefused: ['PROOF_WAITING', 'PROOF_TRANSACTION_USED', 'WRONG_STATE'],
      },
      { token: admin },
    );
    const listed = `/api/client-payments?search=${transactionId}`;
    const { id, version } = (await this.read<Rows<Versioned>>(this.#token, listed)).rows[0]!;
    await this.#press(
      `the approval of ${id}`,
      {
        path: `/client-payments/${id}/approval`,
        body: { version },
        mayBeRefused: ['STALE', 'WRONG_STATE'],
      },
      { times: approvedBy },
    );
    told.proofs.set(id, invoice.id);
  }

  async #suspendAndReactivate(told: AcknowledgedClient): Promise<void> {
    const path = `/clients/${told.id}/suspension`;
    for (const method of ['POST', 'DELETE'] as const) {
      const { version } = await this.read<Versioned>(this.#token, `/api/clients/${told.id}`);
      await this.#press(`${method} of the suspension of ${told.id}`, {
        ...{ method, path, body: { version, reason: 'Crash' } },
        mayBeRefused: ['STALE', 'WRONG_STATE'],
      });
    }
    told.suspended += 1;
  }

  /**
   * Several press at once, each under a key of their own, and one of them counts.
   * @param isRepeated whether one of them sends the same once more, which is answered as before
   */
  async #press(
    what: string,
    attempt: Omit<Attempt, 'token'>,
    {
      token = this.#token,
      times = pressedBy,
      isRepeated = true,
    }: { token?: string; times?: number; isRepeated?: boolean } = {},
  ): Promise<void> {
    const answers = await Promise.all(
      Array.from({ length: times }, (_, person) =>
        this.write({
          ...attempt,
          token,
          path: `/api${attempt.path}`,
          isSentTwice: isRepeated && person === 0,
        }),
      ),
    );
    const counted = answers.filter((answer) => answer !== null).length;
    if (counted !== 1) this.#faults.push(`${what} counted ${counted} times`);
    this.#refused += answers.length - counted;
  }
}
