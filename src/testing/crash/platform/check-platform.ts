import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { openCommandDatabase } from '#hosts/node/command-line/command-database.ts';

/** What the operator and a hospital were told. */
export interface AcknowledgedClient {
  id: string;
  /** Approved payments, and the invoice that each pays. */
  proofs: Map<string, string>;
  isLarger: boolean;
  /** How often it was suspended and reactivated. */
  suspended: number;
}

/** What is wrong with hospitals, their plans and payments. @param mark begins the codes of all that the load made */
export async function faultsOfPlatform(
  dataDirectory: string,
  clients: ReadonlyMap<string, AcknowledgedClient>,
  mark: string,
  isQuiet: boolean,
): Promise<string[]> {
  // As it was told before the database is asked: the load goes on meanwhile.
  const told = structuredClone(clients);
  const opened = await openCommandDatabase({ DATA_DIR: dataDirectory });
  const { database } = opened;
  try {
    const tenants = await database.onPlatform((db) =>
      db.selectFrom('tenant').select(['id', 'slug', 'is_platform']).execute(),
    );
    const ids = new Map(tenants.map(({ id, slug }) => [slug, id]));
    const made = tenants.filter(({ slug }) => slug.startsWith(`${mark}-`));
    const platformId = tenants.find((tenant) => tenant.is_platform)!.id;
    const faults = [...told]
      .filter(([code, { id }]) => ids.get(code) !== id)
      .map(([code]) => `the acknowledged hospital ${code} is lost or another`);
    if (isQuiet && made.length !== told.size) {
      faults.push(`${made.length} hospitals were made, ${told.size} acknowledged`);
    }
    for (const { id, slug } of made) {
      const found = await database.inTenant(id, 'read', (db) => hospitalFaults(db, told.get(slug), isQuiet));
      faults.push(...found.map((fault) => `${slug}: ${fault}`));
    }
    const madeIds = new Set(made.map(({ id }) => id));
    const register = await database.inTenant(platformId, 'read', (db) => registerRows(db));
    const copies = await database.inTenant(platformId, 'read', (db) => copiedInvoices(db));
    for (const { id, slug } of isQuiet ? made : []) {
      const asked = await database.inTenant(id, 'read', (db) => askedInvoices(db));
      const uncopied = asked.filter((line) => !copies.has(line));
      faults.push(...uncopied.map((line) => `${slug}: the operator's register does not say '${line}'`));
    }
    const approved = new Set(
      register.filter((row) => row.status === 'approved' && madeIds.has(row.client_id)).map(({ id }) => id),
    );
    const acknowledged = [...told.values()].flatMap(({ proofs }) => [...proofs.keys()]);
    faults.push(
      ...acknowledged
        .filter((id) => !approved.has(id))
        .map((id) => `the acknowledged approval of ${id} is not in the operator's register`),
    );
    if (isQuiet && approved.size !== acknowledged.length) {
      faults.push(`${approved.size} payments are approved, ${acknowledged.length} were acknowledged`);
    }
    return faults;
  } finally {
    await opened.close();
  }
}

interface HospitalState {
  subscriptions: number;
  upgrades: number;
  administrators: number;
  suspensions: number;
  reactivations: number;
}

async function hospitalFaults(
  db: Db,
  told: AcknowledgedClient | undefined,
  isQuiet: boolean,
): Promise<string[]> {
  const { rows: invoices } = await sql<{ id: string; status: string; approved: number }>`
    select invoice.id, invoice.status,
      (select count(*)::int from payment_proof proof
        where proof.tenant_id = invoice.tenant_id and proof.invoice_id = invoice.id
          and proof.status = 'approved') as approved
    from license_invoice invoice`.execute(db);
  const { rows: states } = await sql<HospitalState>`
    select (select count(*)::int from subscription) as subscriptions,
      (select count(*)::int from license_invoice where kind = 'upgrade') as upgrades,
      (select count(*)::int from user_account) as administrators,
      (select count(*)::int from audit_entry where action = 'SUSPENDED') as suspensions,
      (select count(*)::int from audit_entry where action = 'REACTIVATED') as reactivations`.execute(db);
  const state = states[0]!;
  const faults = invoices
    .filter(({ status, approved }) => approved !== (status === 'paid' ? 1 : 0))
    .map(({ id, status, approved }) => `the invoice ${id} is ${status} and ${approved} proofs are approved`);
  if (state.administrators !== 1) faults.push(`${state.administrators} people were made`);
  if (state.upgrades > 1) faults.push(`${state.upgrades} upgrades were asked for`);
  if (state.reactivations > state.suspensions || state.suspensions > 1) {
    faults.push(`it was suspended ${state.suspensions} times and reactivated ${state.reactivations} times`);
  }
  if (!told) return faults;
  if (told.isLarger && state.upgrades !== 1) faults.push('the acknowledged larger plan is lost');
  if (state.subscriptions > 1) faults.push('there are two subscriptions');
  const paid = new Set(invoices.filter((invoice) => invoice.status === 'paid').map(({ id }) => id));
  for (const invoiceId of told.proofs.values()) {
    if (!paid.has(invoiceId)) faults.push(`the acknowledged payment of ${invoiceId} is lost`);
  }
  if (told.suspended > state.reactivations) faults.push('the acknowledged reactivation is lost');
  if (isQuiet && paid.size !== told.proofs.size) {
    faults.push(`${paid.size} invoices are paid, ${told.proofs.size} payments were acknowledged`);
  }
  return faults;
}

/** What invoices of a hospital are, a line each; inside that hospital. */
async function askedInvoices(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', id, status, amount_minor - discount_minor - credited_minor, due_on, version) as line
    from license_invoice`.execute(db);
  return rows.map(({ line }) => line);
}

/** The same of the operator's copies of all. */
async function copiedInvoices(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', id, status, amount_minor - discount_minor - credited_minor, due_on, version) as line
    from client_invoice`.execute(db);
  return new Set(rows.map(({ line }) => line));
}

async function registerRows(db: Db): Promise<{ id: string; client_id: string; status: string }[]> {
  return db.selectFrom('client_payment').select(['id', 'client_id', 'status']).execute();
}
