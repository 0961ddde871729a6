import { createInvoice, requireDiscountWithinLimit } from '#areas/billing/billing.public.ts';
import { chargeStaySupplies } from '#areas/inpatient/inpatient.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { multiplyMinor } from '#kernel/money/minor-units.ts';
import { todayOf } from '#kernel/time/today.ts';
import { lockCase, selectPaperCase } from '../papers/paper-case.queries.ts';
import type * as contract from './charge.contract.ts';
import type { CaseCharges } from './charge.contract.ts';
import * as queries from './charge.queries.ts';
import { openBill } from './charge.record.ts';
import { earliestOfStay } from './charge.rules.ts';
import { billed, readCaseCharges } from './charge.service.ts';
import { chargesTopic } from './following/follow-charges.service.ts';

/**
 * Puts what an operation comes to on the running bill of its stay, and on a draft invoice where there is no stay or it
 * is finally billed. Whoever validates the same bill at the same time takes turns, and the second is refused.
 * What has no price is never dropped by it: it is refused, or waits on a supplement of its own.
 * @throws AppError NOT_FOUND, STALE where the lines are no longer as they were seen, CASE_BILLED, CHARGES_UNPRICED with
 * how many lines have no price, unless they are left waiting and something else is charged, BEYOND_OWN_LIMIT where
 * corrections give away more than this person may alone, and what confirming a second person refuses
 */
export async function validateSurgicalBill(
  context: CallContext,
  { surgicalBillId: id, version, leaveUnpriced, ...second }: CallInput<typeof contract.validateSurgicalBill>,
): Promise<CaseCharges> {
  const { db, tenantId, actor, clock } = context;
  const seen = await queries.billRows.select(db, tenantId, id);
  if (!seen) throw new AppError('NOT_FOUND');
  const { case_id: caseId } = seen;
  const operated = await lockCase(context, caseId);
  const bill = await queries.billRows.lock(db, tenantId, id);
  if (!bill) throw new AppError('STALE');
  if (bill.status !== 'open') throw await billed(context, caseId);
  if (bill.version !== version) throw new AppError('STALE');
  const own = (await queries.selectChargesOf(db, tenantId, caseId)).filter((line) => line.bill_id === id);
  const lines = own.filter(({ state }) => state === 'charged');
  const unpriced = own.filter(({ state }) => state === 'unpriced');
  if (unpriced.length > 0 && (!leaveUnpriced || lines.length === 0)) {
    throw new AppError('CHARGES_UNPRICED', { count: unpriced.length });
  }
  const confirmedBy = await requireDiscountWithinLimit(
    context,
    { lines: own.filter(({ state }) => state !== 'covered').map(pricedLine), discountMinor: 0 },
    second,
  );
  const target =
    lines.length === 0
      ? nowhere
      : await charge(context, { bill, admissionId: await stayOf(context, operated), lines });
  const now = clock.now().toISOString();
  const written = await queries.billRows.update(
    db,
    { tenantId, id, version, only: { status: 'open' } },
    { status: 'validated', ...target, validated_by: actor.userId, validated_at: now, updated_at: now },
  );
  if (!written) throw new AppError('STALE');
  if (unpriced.length > 0) await leaveWaiting(context, bill, now);
  context.audit({
    action: 'UPDATE',
    resource: 'surgical_bills',
    resourceId: caseId,
    oldValues: { status: 'open' },
    newValues: {
      status: 'validated',
      billId: id,
      lines: lines.length,
      leftUnpriced: unpriced.length,
      admissionId: target.admission_id,
      invoiceId: target.invoice_id,
      ...(confirmedBy !== null && { confirmedBy }),
    },
  });
  context.announce(chargesTopic);
  return readCaseCharges(context, caseId);
}

/** A line as it is charged beside what follows from the operation; what had no price by then is given by nobody. */
function pricedLine(line: queries.ChargeRow) {
  const isCharged = line.state === 'charged';
  return {
    quantity: 1,
    priceMinor: isCharged ? multiplyMinor(line.price_minor, line.quantity) : 0,
    listMinor: multiplyMinor(line.found_price_minor, line.found_quantity),
  };
}

/** Puts what has no price on a bill that waits, as a supplement of the one that is validated. */
async function leaveWaiting(
  { db, tenantId }: CallContext,
  { id: from, case_id: caseId, patient_id: patientId }: queries.StoredBill,
  at: string,
): Promise<void> {
  const to = newId();
  const number = (await queries.selectBillsOf(db, tenantId, caseId)).length + 1;
  await queries.insertBills(db, [openBill({ tenantId, id: to, caseId, patientId, number, at })]);
  await queries.moveUnpriced(db, tenantId, { from, to });
}

/**
 * The stay of an operation: the one it was booked for, or that in which the patient lies since then. Most operations are
 * booked before the patient is admitted.
 */
async function stayOf(
  { db, tenantId, actor }: CallContext,
  { admission_id: booked, patient_id: patientId, actual_end: end }: Awaited<ReturnType<typeof lockCase>>,
): Promise<string | null> {
  if (booked !== null || end === null || !actor.modules.admissions_enabled) return booked;
  const stay = await queries.selectActiveStay(db, tenantId, patientId);
  return stay && end >= earliestOfStay(stay.admitted_at) ? stay.id : null;
}

const nowhere = { admission_id: null, invoice_id: null };

interface ToCharge {
  bill: queries.StoredBill;
  admissionId: string | null;
  lines: readonly queries.ChargeRow[];
}

async function charge(context: CallContext, { bill, admissionId, lines }: ToCharge) {
  if (admissionId !== null && (await isRunning(context, admissionId))) {
    const supplies = lines.map(({ id, name, quantity, price_minor: priceMinor }) => ({
      id,
      name,
      quantity,
      priceMinor,
    }));
    await chargeStaySupplies(context, admissionId, supplies);
    return { ...nowhere, admission_id: admissionId };
  }
  const { case_number: number } = (await selectPaperCase(context.db, context.tenantId, bill.case_id))!;
  const invoice = await createInvoice(
    context,
    {
      patientId: bill.patient_id,
      items: lines.map(({ service_id: serviceId, name, quantity, price_minor: priceMinor }) => ({
        serviceId,
        name,
        description: number,
        quantity,
        priceMinor,
        // What was corrected was confirmed above, where it had to be.
        listPriceMinor: priceMinor,
      })),
      discountMinor: 0,
      dueDate: todayOf(context),
      notes: null,
      send: false,
    },
    [{ kind: 'surgical_bill', source_id: bill.id }],
  );
  return { ...nowhere, invoice_id: invoice.id };
}

/** True for a stay that takes place or took place, and whose final invoice was not sent yet. */
async function isRunning({ db, tenantId, actor }: CallContext, admissionId: string): Promise<boolean> {
  if (!actor.modules.admissions_enabled) return false;
  const admission = await queries.lockAdmission(db, tenantId, admissionId);
  if (!admission || admission.status === 'cancelled') return false;
  return !(await queries.isFinallyBilled(db, tenantId, admissionId));
}
