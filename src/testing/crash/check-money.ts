import { sql } from 'kysely';
import { depositMismatches } from '#areas/billing/deposits/ledger/deposit-check.ts';
import { ledgerMismatches } from '#areas/billing/payments/ledger/ledger-check.ts';
import { selectCommissionMismatches } from '#areas/referrals/payouts/checks/payout-check.queries.ts';
import type { Db } from '#database/tables.ts';
import { countedRows } from '../counted.ts';
import { openCommandDatabase } from '#hosts/node/command-line/command-database.ts';

/** What clerks were told of: the number people read by id, and how far each payout has come. */
export interface AcknowledgedMoney {
  invoices: Map<string, string>;
  creditNotes: Map<string, string>;
  /** Payments and refunds. */
  receipts: Map<string, string>;
  /** Deposits received and given back. */
  deposits: Map<string, string>;
  referrals: Set<string>;
  payouts: Map<string, { number: string; isPaid: boolean }>;
}

const maxMismatches = 20;

/** What is wrong with the money of the first hospital; clerks may go on meanwhile, so every question is one statement. */
export async function faultsOfMoney(
  dataDirectory: string,
  acknowledged: AcknowledgedMoney,
  mark: string,
  isQuiet: boolean,
): Promise<string[]> {
  const told = structuredClone(acknowledged);
  const opened = await openCommandDatabase({ DATA_DIR: dataDirectory });
  const { database } = opened;
  try {
    const { id: tenantId } = await database.onPlatform((db) =>
      db.selectFrom('tenant').select('id').where('slug', '=', 'city-general').executeTakeFirstOrThrow(),
    );
    return await database.inTenant(tenantId, 'read', async (db) => [
      ...(await lossFaults(db, told, mark)),
      ...(isQuiet ? await surplusFaults(db, told, mark) : []),
      ...(await duplicateFaults(db, mark)),
      ...(await numberFaults(db)),
      ...(await creditFaults(db)),
      ...(await figureFaults(db, tenantId)),
      ...(await ledgerMismatches(db, tenantId)).map(
        (wrong) => `${wrong.invoiceNumber} says ${wrong.paidMinor}, its ledger ${wrong.ledgerMinor}`,
      ),
      ...(await depositMismatches(db, tenantId)).map(
        (wrong) =>
          `${wrong.left_minor} is left of the deposit of ${wrong.patient_id}, its movements say ` +
          `${wrong.movements_minor}; ${wrong.used_minor} was used, its invoices say ${wrong.payments_minor}`,
      ),
      ...(await selectCommissionMismatches(db, tenantId, maxMismatches)).map(
        ({ kind, name }) => `the ${kind} ${name} does not add up`,
      ),
    ]);
  } finally {
    await opened.close();
  }
}

async function lossFaults(db: Db, told: AcknowledgedMoney, mark: string): Promise<string[]> {
  const stored = await storedMoney(db, mark);
  const lost = (kind: string, ids: Iterable<string>, isThere: (id: string) => boolean) =>
    [...ids].filter((id) => !isThere(id)).map((id) => `the acknowledged ${kind} ${id} is lost or another`);
  return [
    ...lost('invoice', told.invoices.keys(), (id) => stored.invoice.get(id) === told.invoices.get(id)),
    ...lost(
      'credit note',
      told.creditNotes.keys(),
      (id) => stored.credit.get(id) === told.creditNotes.get(id),
    ),
    ...lost('receipt', told.receipts.keys(), (id) => stored.payment.get(id) === told.receipts.get(id)),
    ...lost('deposit', told.deposits.keys(), (id) => stored.deposit.get(id) === told.deposits.get(id)),
    ...lost('referral', told.referrals, (id) => stored.referral.has(id)),
    ...lost('payout', told.payouts.keys(), (id) => {
      const { number, isPaid } = told.payouts.get(id)!;
      const [found, status] = stored.payout.get(id)?.split(' ') ?? [];
      return found === number && (!isPaid || status === 'paid');
    }),
  ];
}

/** What this load wrote, by table and id. */
async function storedMoney(db: Db, mark: string) {
  const like = `Crash${mark}n%`;
  const { rows } = await sql<{ kind: string; id: string; number: string }>`
    select 'invoice' as kind, id, invoice_number as number from invoice where notes like ${like}
    union all select 'credit', id, credit_note_number from credit_note where reason like ${like}
    union all select 'payment', id, receipt_number from payment
      where reference like ${like} or reason like ${like} or notes like ${like}
    union all select 'deposit', id, receipt_number from deposit_movement
      where receipt_number is not null and (reference like ${like} or reason like ${like})
    union all select 'referral', id, '' from referral where notes like ${like}
    union all select 'payout', id, payout_number || ' ' || status from payout where notes like ${like}`.execute(
    db,
  );
  const of = (kind: string) =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row.id, row.number]));
  return {
    invoice: of('invoice'),
    credit: of('credit'),
    payment: of('payment'),
    deposit: of('deposit'),
    referral: of('referral'),
    payout: of('payout'),
  };
}

async function surplusFaults(db: Db, told: AcknowledgedMoney, mark: string): Promise<string[]> {
  const stored = await storedMoney(db, mark);
  const pairs: [string, number, number][] = [
    ['invoices', stored.invoice.size, told.invoices.size],
    ['credit notes', stored.credit.size, told.creditNotes.size],
    ['receipts', stored.payment.size, told.receipts.size],
    ['deposits', stored.deposit.size, told.deposits.size],
    ['referrals', stored.referral.size, told.referrals.size],
    ['payouts', stored.payout.size, told.payouts.size],
  ];
  return pairs
    .filter(([, found, expected]) => found !== expected)
    .map(([kind, found, expected]) => `${found} ${kind} are there, ${expected} were acknowledged`);
}

async function duplicateFaults(db: Db, mark: string): Promise<string[]> {
  const like = `Crash${mark}n%`;
  const { rows } = await sql<{ what: string }>`
    select 'invoice ' || notes as what from invoice where notes like ${like} group by notes having count(*) > 1
    union all select 'referral ' || notes from referral where notes like ${like} group by notes having count(*) > 1
    union all select 'credit note ' || reason from credit_note where reason like ${like} group by reason having count(*) > 1
    union all select 'refund ' || reason from payment where reason like ${like} group by reason having count(*) > 1
    union all select 'payment ' || reference from payment where reference like ${like}
      group by reference having count(*) > 2
    union all select 'payment by deposit ' || notes from payment where notes like ${like}
      group by notes having count(*) > 2
    union all select 'deposit ' || reference from deposit_movement where reference like ${like}
      group by reference having count(*) > 1
    union all select 'deposit given back ' || reason from deposit_movement
      where kind = 'refunded' and reason like ${like} group by reason having count(*) > 1
    union all select resource || ' ' || resource_id from audit_entry
      where action = 'CREATE' group by resource, resource_id having count(*) > 1
    order by 1 limit 100`.execute(db);
  return rows.map(({ what }) => `more than once: ${what}`);
}

/** Numbers without a gap: as many as the highest, which is the counter's. */
export async function numberFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; value: number; highest: number; rows: number }>`
    with numbers (name, number) as (
      select 'invoices.number', substring(invoice_number from '[0-9]+')::bigint from invoice
      union all select 'payments.number', substring(receipt_number from '[0-9]+')::bigint from payment
      union all select 'credit-notes.number', substring(credit_note_number from '[0-9]+')::bigint from credit_note
      union all select 'deposits.number', substring(receipt_number from '[0-9]+')::bigint from deposit_movement
        where receipt_number is not null
      union all select 'payouts.number', substring(payout_number from '[0-9]+')::bigint from payout),
    found as (select name, count(distinct number) as rows, max(number) as highest from numbers group by name)
    select name, value, highest, rows from found join tenant_counter using (name)
    where value <> highest or rows <> highest order by name`.execute(db);
  return rows.map(
    (row) => `${row.name}: ${row.rows} rows, the highest is ${row.highest}, the counter ${row.value}`,
  );
}

/** Credit notes against their lines, units and refunds, and payouts against those who made them. */
async function creditFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'the lines of ' || credit_note_number || ' do not add up' as fault
      from credit_note left join (select credit_note_id, sum(total_minor) as lines from credit_note_item
        group by credit_note_id) as own on own.credit_note_id = credit_note.id
      where lines is distinct from total_minor
    union all select 'the credited units of ' || invoice_number || ' are not those of its credit notes'
      from invoice join invoice_item on invoice_item.invoice_id = invoice.id
        left join (select invoice_id, position, sum(quantity) as units from credit_note_item
          group by invoice_id, position) as taken
          on taken.invoice_id = invoice.id and taken.position = invoice_item.position
      where credited_quantity <> coalesce(units, 0)
    union all select 'more went back of ' || invoice_number || ' than was credited'
      from invoice join (select invoice_id, -sum(amount_minor) as back from payment
        where purpose = 'credit' group by invoice_id) as refund on refund.invoice_id = invoice.id
      where back > credited_minor
    union all select 'a refund on ' || invoice_number || ' was paid other than once'
      from refund_request join invoice on invoice.id = refund_request.invoice_id
        left join (select refund_request_id, count(*) as times, -sum(amount_minor) as back from payment
          where refund_request_id is not null group by refund_request_id) as paid
          on paid.refund_request_id = refund_request.id
      where coalesce(times, 0) <> case refund_request.status when 'approved' then 1 else 0 end
        or coalesce(back, 0) <> case refund_request.status when 'approved' then refund_request.amount_minor else 0 end
    union all select payout_number || ' was decided by one of its makers'
      from payout where needed_second_person and (approved_by = any (maker_ids) or paid_by = any (maker_ids))
    limit 100`.execute(db);
  return rows.map(({ fault }) => fault);
}

/** The figures by day, open steps among them, against what they add up. */
export async function figureFaults(db: Db, tenantId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; figure: number; counted: number }>`
    with counted (name, counted) as (
      select 'billing.collected', sum(amount_minor) from payment
      union all select 'billing.revenue', sum(total_minor - credited_minor) from invoice
        where sent_at is not null and status <> 'void'
      union all select 'billing.to-refund', sum(greatest(0, paid_minor + credited_minor - total_minor)) from invoice
      union all select 'billing.invoices', count(*) from invoice where sent_at is not null and status <> 'void'
      union all select 'billing.paid-invoices', count(*) from invoice where paid_at is not null
      union all select 'referrals.revenue', sum(amount_minor) from referral
      union all select 'referrals.commission', sum(commission_minor) from referral),
    figures as (select name, sum(value) as figure from (${countedRows(tenantId)}) as kept
      where day is not null group by name)
    select name, coalesce(figure, 0)::bigint as figure, counted::bigint from counted left join figures using (name)
    where coalesce(figure, 0) is distinct from coalesce(counted, 0) order by name`.execute(db);
  return rows.map(({ name, figure, counted }) => `${name} of all days is ${figure}, counted ${counted}`);
}
