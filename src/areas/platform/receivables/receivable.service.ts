import {
  creditNoteCounter,
  creditNoteNumber,
  deferInvoice,
  type PaidInvoice,
  reduceInvoice,
  registerInvoices,
  selectInvoiceChanges,
  voidInvoice,
  writeInvoiceOff,
} from '#areas/subscriptions/subscriptions.public.ts';
import { invoiceChange } from '#areas/subscriptions/subscriptions-contract.public.ts';
import { advanceCounters } from '#database/counters.ts';
import type { CallContext, OtherHospital } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { toPage } from '#kernel/page.ts';
import { todayOf } from '#kernel/time/today.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { copySubscription } from '../clients/client.queries.ts';
import { noteClientPaid } from '../clients/note-client-paid.ts';
import { selectTimeZone } from '../payments/client-payment.queries.ts';
import type * as contract from './receivable.contract.ts';
import type { Receivable } from './receivable.contract.ts';
import {
  type ListedInvoice,
  selectOwing,
  selectReceivable,
  selectReceivables,
  sumOwed,
} from './receivable.queries.ts';
import { toAgedSum, toOwingClient, toReceivable } from './receivable.record.ts';

export async function listReceivables(
  context: CallContext,
  input: CallInput<typeof contract.listReceivables>,
) {
  const today = todayOf(context);
  const isOwed = input.show === 'owed' || input.show === 'overdue';
  const rows = await selectReceivables(context.db, context.tenantId, { ...input, today });
  const page = toPage(rows, input.limit, (row) => [isOwed ? row.due_on : row.issued_at, row.id]);
  return { ...page, rows: page.rows.map((row) => toReceivable(row, today)) };
}

export async function exportReceivables(
  context: CallContext,
  input: CallInput<typeof contract.exportReceivables>,
) {
  const page = await listReceivables(context, input);
  const { cursor: _cursor, limit: _limit, ...filter } = input;
  context.audit({
    action: 'EXPORT',
    resource: 'client_invoices',
    newValues: { ...filter, rows: page.rows.length },
  });
  return page;
}

export async function sumReceivables(context: CallContext) {
  const rows = await sumOwed(context.db, context.tenantId, todayOf(context));
  return { rows: rows.map(toAgedSum) };
}

export async function listOwingClients(
  context: CallContext,
  input: CallInput<typeof contract.listOwingClients>,
) {
  const request = { ...input, today: todayOf(context) };
  const rows = await selectOwing(context.db, context.tenantId, request);
  const page = toPage(rows, input.limit, (row) => [row.oldest_due_on, row.currency_code, row.client_id]);
  return { ...page, rows: page.rows.map(toOwingClient) };
}

/** What was done to an invoice is the hospital's own; of one that is gone nothing is left but the invoice. */
export async function readReceivable(
  context: CallContext,
  { clientInvoiceId }: CallInput<typeof contract.readReceivable>,
) {
  const row = await requireInvoice(context, clientInvoiceId);
  const invoice = toReceivable(row, todayOf(context));
  if (row.is_gone) return { invoice, changes: [] };
  const changes = await context.inHospital(row.client_id, ({ db, tenantId }) =>
    selectInvoiceChanges(db, tenantId, row.id),
  );
  return { invoice, changes: changes.map((change) => toRecord(invoiceChange, change)) };
}

/** @throws AppError WRONG_STATE, STALE, PROOF_WAITING; INVALID_INPUT for more than is left of it. */
export function discountReceivable(
  context: CallContext,
  { amountMinor, ...input }: CallInput<typeof contract.discountReceivable>,
): Promise<Receivable> {
  const fact = { action: 'DISCOUNT', newValues: { amountMinor } };
  const taken = { kind: 'discount', amountMinor, number: null, returned: null } as const;
  return applied(context, input, fact, (hospital, base) => reduceInvoice(hospital, { ...base, ...taken }));
}

/** @throws AppError as above; INVALID_INPUT also where it is not told how the money of a paid invoice went back. */
export async function creditReceivable(
  context: CallContext,
  input: CallInput<typeof contract.creditReceivable>,
): Promise<Receivable> {
  const { amountMinor, returnedBy, returnedReference, ...seen } = input;
  const { db, tenantId } = context;
  // The number first: whoever writes another credit note waits here, and holds nothing of any hospital.
  const taken = await advanceCounters(db, tenantId, { [creditNoteCounter]: 1 });
  const number = creditNoteNumber.format(taken[creditNoteCounter]);
  if ((returnedBy === null) !== (returnedReference === null)) {
    throw invalidFields({ [returnedBy ? 'returnedReference' : 'returnedBy']: valueIssue('missing') });
  }
  const returned =
    returnedBy && returnedReference ? { method: returnedBy, reference: returnedReference } : null;
  const fact = {
    action: 'CREDIT',
    newValues: { creditNote: number, amountMinor, returnedBy, returnedReference },
  };
  const note = { kind: 'credit', amountMinor, number, returned } as const;
  return applied(context, seen, fact, (hospital, base) => reduceInvoice(hospital, { ...base, ...note }));
}

/** @throws AppError WRONG_STATE, STALE; INVALID_INPUT for a day that is not later. */
export function deferReceivable(
  context: CallContext,
  { dueOn, ...input }: CallInput<typeof contract.deferReceivable>,
): Promise<Receivable> {
  const fact = { action: 'DEFER', newValues: { dueOn } };
  return applied(context, input, fact, (hospital, base) => deferInvoice(hospital, { ...base, dueOn }));
}

/**
 * What a hospital that is gone still owes is written off in the register alone: nothing of it is left to change.
 * @throws AppError WRONG_STATE, STALE, PROOF_WAITING
 */
export async function voidReceivable(
  context: CallContext,
  input: CallInput<typeof contract.voidReceivable>,
): Promise<Receivable> {
  const row = await requireInvoice(context, input.clientInvoiceId);
  if (row.is_gone) return writeOff(context, row, input);
  const fact = { action: 'VOID', newValues: {} };
  return applied(context, input, fact, (hospital, base) => voidInvoice(hospital, base));
}

async function writeOff(
  context: CallContext,
  row: ListedInvoice,
  { version, reason }: Seen,
): Promise<Receivable> {
  if (row.status !== 'open') throw new AppError('WRONG_STATE', { status: row.status });
  if (!(await writeInvoiceOff(context, { id: row.id, version }))) throw new AppError('STALE');
  context.audit({
    action: 'VOID',
    resource: 'client_invoices',
    resourceId: row.id,
    newValues: { invoice: row.number, client: row.tenant_name, reason },
  });
  context.announce('client-invoices');
  return toReceivable(await requireInvoice(context, row.id), todayOf(context));
}

type Seen = CallInput<typeof contract.voidReceivable>;
type Base = Parameters<typeof voidInvoice>[1];

/** Changes an invoice inside its hospital, and the operator's register with it, in one transaction. */
async function applied(
  context: CallContext,
  { clientInvoiceId, version, reason }: Seen,
  { action, newValues }: { action: string; newValues: object },
  work: (hospital: OtherHospital, base: Base) => Promise<PaidInvoice>,
): Promise<Receivable> {
  const { db, tenantId, actor, clock } = context;
  const before = await requireInvoice(context, clientInvoiceId);
  const now = clock.now();
  const changed = await context.inHospital(before.client_id, async (hospital) => {
    const timeZone = await selectTimeZone(hospital.db, hospital.tenantId);
    const base = { invoiceId: before.id, version, reason, madeByName: actor.name, now, timeZone };
    return work(hospital, base);
  });
  if (before.status === 'open' && changed.invoice.status === 'paid') {
    await noteClientPaid(context, changed, now.toISOString());
  } else {
    await copySubscription(db, tenantId, changed.subscription, now.toISOString());
    await registerInvoices(context, [changed.invoice]);
  }
  context.audit({
    action,
    resource: 'client_invoices',
    resourceId: before.id,
    newValues: { invoice: before.number, client: before.tenant_name, ...newValues, reason },
  });
  for (const topic of ['client-invoices', 'clients'] as const) context.announce(topic);
  return toReceivable(await requireInvoice(context, before.id), todayOf(context));
}

/** @throws AppError NOT_FOUND */
async function requireInvoice({ db, tenantId }: CallContext, id: string): Promise<ListedInvoice> {
  const row = await selectReceivable(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
