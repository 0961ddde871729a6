import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { lockCase, selectPaperCase } from '../papers/paper-case.queries.ts';
import { paperOf } from '../papers/paper-case.record.ts';
import type * as contract from './charge.contract.ts';
import type { CaseCharges, SurgicalBill, UnpricedCharge } from './charge.contract.ts';
import * as queries from './charge.queries.ts';
import { toBill, toBillsWithCharges, toUnpriced } from './charge.record.ts';
import { chargesTopic, followCharges } from './following/follow-charges.service.ts';

export async function listSurgicalBills(
  { db, tenantId }: CallContext,
  request: CallInput<typeof contract.listSurgicalBills>,
): Promise<Page<SurgicalBill>> {
  const rows = await queries.selectBills(db, tenantId, request);
  const page = toPage(rows, request.limit, (row) => [row.created_at, row.id]);
  return { ...page, rows: page.rows.map(toBill) };
}

export async function listUnpricedCharges(
  { db, tenantId }: CallContext,
  request: CallInput<typeof contract.listUnpricedCharges>,
): Promise<Page<UnpricedCharge>> {
  const rows = await queries.selectUnpriced(db, tenantId, request);
  const page = toPage(rows, request.limit, (row) => [row.created_at, row.id]);
  return { ...page, rows: page.rows.map(toUnpriced) };
}

/** @throws AppError NOT_FOUND, WRONG_STATE before the case is completed */
export async function findChargesAgain(
  context: CallContext,
  { caseId }: CallInput<typeof contract.findChargesAgain>,
): Promise<CaseCharges> {
  const { status } = await lockCase(context, caseId);
  if (status !== 'completed') throw new AppError('WRONG_STATE', { status });
  await followCharges(context, caseId);
  context.audit({ action: 'UPDATE', resource: 'surgical_bills', resourceId: caseId });
  return readCaseCharges(context, caseId);
}

export async function getCaseCharges(
  context: CallContext,
  { caseId }: CallInput<typeof contract.getCaseCharges>,
): Promise<CaseCharges> {
  const charges = await readCaseCharges(context, caseId);
  context.audit({ action: 'VIEW', resource: 'surgical_bills', resourceId: caseId });
  return charges;
}

/** @throws AppError NOT_FOUND */
export async function readCaseCharges({ db, tenantId }: CallContext, caseId: string): Promise<CaseCharges> {
  const [found, bills, charges] = await Promise.all([
    selectPaperCase(db, tenantId, caseId),
    queries.selectNamedBills(db, tenantId, caseId),
    queries.selectNamedCharges(db, tenantId, caseId),
  ]);
  if (!found) throw new AppError('NOT_FOUND');
  return { ...paperOf(found), bills: toBillsWithCharges(bills, charges) };
}

/** @throws AppError NOT_FOUND, CASE_BILLED once it was validated, WRONG_STATE for what the package holds, STALE */
export async function correctCharge(
  context: CallContext,
  { surgicalChargeId: id, version, quantity, priceMinor, reason }: CallInput<typeof contract.correctCharge>,
): Promise<CaseCharges> {
  const values = { quantity, price_minor: priceMinor, state: 'charged' as const };
  return changeCharge(context, { id, version, reason }, values);
}

/** @throws AppError as a correction does */
export async function dropCharge(
  context: CallContext,
  { surgicalChargeId: id, version, reason }: CallInput<typeof contract.dropCharge>,
): Promise<CaseCharges> {
  return changeCharge(context, { id, version, reason }, { state: 'dropped' });
}

type Change = Partial<Pick<queries.ChargeRow, 'quantity' | 'price_minor' | 'state'>>;

async function changeCharge(
  context: CallContext,
  { id, version, reason }: { id: string; version: number; reason: string },
  values: Change,
): Promise<CaseCharges> {
  const { db, tenantId, actor, clock } = context;
  const seen = await queries.chargeRows.select(db, tenantId, id);
  if (!seen) throw new AppError('NOT_FOUND');
  await lockCase(context, seen.case_id);
  const before = await queries.chargeRows.select(db, tenantId, id);
  const bill = before && (await queries.billRows.lock(db, tenantId, before.bill_id));
  // It was found anew meanwhile, because what it charges has changed.
  if (!before || !bill) throw new AppError('STALE');
  if (bill.status !== 'open') throw await billed(context, seen.case_id);
  if (before.state === 'covered') throw new AppError('WRONG_STATE', { status: before.state });
  const now = clock.now().toISOString();
  const written = await queries.chargeRows.update(
    db,
    { tenantId, id, version },
    { ...values, change_reason: reason, changed_by: actor.userId, changed_at: now },
  );
  if (!written) throw new AppError('STALE');
  const { id: billId } = bill;
  await queries.billRows.update(db, { tenantId, id: billId, version: bill.version }, { updated_at: now });
  const facts = ({ quantity, price_minor, state }: queries.ChargeRow) => ({
    quantity,
    priceMinor: price_minor,
    state,
  });
  context.audit({
    action: 'UPDATE',
    resource: 'surgical_bills',
    resourceId: seen.case_id,
    oldValues: facts(before),
    newValues: { ...facts(written), source: before.source_key, reason, billId },
  });
  context.announce(chargesTopic);
  return readCaseCharges(context, seen.case_id);
}

/** The refusal for whatever would change what was validated. */
export async function billed({ db, tenantId }: CallContext, caseId: string): Promise<AppError> {
  const found = await selectPaperCase(db, tenantId, caseId);
  return new AppError('CASE_BILLED', { number: found?.case_number ?? '' });
}
