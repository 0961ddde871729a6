import { findPatient } from '#areas/patients/patients.public.ts';
import { refuseLargeDocument } from '#areas/settings/settings.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { toPage } from '#kernel/page.ts';
import { requireDay } from '../payments/cashier/drawer.ts';
import { readDay } from '../payments/cashier/cashier.service.ts';
import { selectCurrency } from '../payments/cashier/cashier.queries.ts';
import { selectPaymentTerms } from '../payments/payment.queries.ts';
import { cashierTopic } from '../payments/payment.rules.ts';
import {
  claimTransactions,
  findUsedTransactions,
  firstOf,
  namesOf,
} from '../payments/transactions/transaction.service.ts';
import * as contract from './deposit.contract.ts';
import type { DepositAccount } from './deposit.contract.ts';
import { issue } from './deposit.issues.ts';
import * as queries from './deposit.queries.ts';
import { emptyMovement, noDeposits, noInvoice, toAccount, toEntry } from './deposit.record.ts';
import { depositsTopic, formatDepositNumber } from './deposit.rules.ts';

/**
 * Receives money for a patient. Cash belongs to the cashier's day, which it opens where none is open.
 * @throws AppError NOT_FOUND, INVALID_INPUT at `admissionId` for an admission of somebody else and at the amount above
 * what a document may come to, CASHIER_DAY_CLOSED,
 * TRANSACTION_USED for a wallet's transaction that stands elsewhere, unless it is known to have paid both.
 */
export async function takeDeposit(
  context: CallContext,
  { patientId, part, admissionId, notes, sharesTransaction }: CallInput<typeof contract.takeDeposit>,
) {
  const { db, tenantId, actor, clock } = context;
  const [patient, currencyCode, terms, used, admission] = await Promise.all([
    findPatient(db, tenantId, patientId),
    selectCurrency(db, tenantId),
    selectPaymentTerms(db, tenantId, actor.userId),
    findUsedTransactions(context, [part]),
    admissionId ? queries.selectNamedAdmission(db, tenantId, admissionId) : undefined,
  ]);
  if (!patient || (admissionId && !admission)) throw new AppError('NOT_FOUND');
  if (admission && admission.patient_id !== patientId) {
    throw invalidFields({ admissionId: issue('admissionOfAnother') });
  }
  await refuseLargeDocument(context, part.amountMinor, 'part.amountMinor');
  if (used.size > 0 && !sharesTransaction) throw new AppError('TRANSACTION_USED', firstOf(used));
  const now = clock.now().toISOString();
  const account = await queries.receiveInto(db, { tenantId, patientId, currencyCode, now }, part.amountMinor);
  const dayId =
    part.method === 'cash'
      ? await requireDay(context, { id: actor.userId, name: actor.name }, terms)
      : terms.dayId;
  const names = namesOf(part, used);
  await claimTransactions(context, 'deposit', [{ method: part.method, ...names }]);
  const pending = await queries.sumPendingDepositRefunds(db, tenantId, patientId);
  const row: queries.DepositRow = {
    ...emptyMovement,
    tenant_id: tenantId,
    id: newId(),
    patient_id: patientId,
    kind: 'received',
    amount_minor: part.amountMinor,
    left_minor: account.left_minor,
    method: part.method,
    tendered_minor: part.tenderedMinor ?? null,
    ...names,
    admission_id: admissionId ?? null,
    notes,
    cashier_day_id: dayId,
    receipt_number: formatDepositNumber(await context.counting.takeWithoutGap('deposits.number', 1)),
    created_by: actor.userId,
    created_at: now,
  };
  context.sendOff(queries.insertMovements(db, [row]));
  const admission_number = admission?.admission_number ?? null;
  const entry = toEntry({
    ...row,
    ...noInvoice,
    admission_number,
    author_name: actor.name,
    patient_is_restricted: patient.isRestricted,
  });
  context.audit({ action: 'CREATE', resource: 'deposits', resourceId: row.id, newValues: entry });
  announceDeposits(context, dayId);
  return { account: toAccount(account, pending), entry };
}

/** @throws AppError NOT_FOUND, for a patient of another hospital as for one that never was. */
export async function readDeposits(
  context: CallContext,
  { patientId }: CallInput<typeof contract.readDeposits>,
) {
  const { db, tenantId } = context;
  const [patient, account, rows] = await Promise.all([
    findPatient(db, tenantId, patientId),
    readAccount(context, patientId),
    queries.selectMovements(db, tenantId, patientId, contract.maxEntriesShown),
  ]);
  if (!patient) throw new AppError('NOT_FOUND');
  const { id, patientNumber, firstName, lastName } = patient;
  return {
    patient: { id, patientNumber, firstName, lastName },
    account,
    entries: rows.map(toEntry),
  };
}

/** What is left of a patient's deposits; sums of 0 where nothing was ever received. */
export async function readAccount(
  { db, tenantId }: Pick<CallContext, 'db' | 'tenantId'>,
  patientId: string,
): Promise<DepositAccount> {
  const [row, pending, currencyCode] = await Promise.all([
    queries.selectAccount(db, tenantId, patientId),
    queries.sumPendingDepositRefunds(db, tenantId, patientId),
    selectCurrency(db, tenantId),
  ]);
  return row ? toAccount(row, pending) : noDeposits(patientId, currencyCode);
}

/** @throws AppError NOT_FOUND also for the day of somebody else without billing.refunds. */
export async function listDepositsOfDay(
  context: CallContext,
  { cashierDayId, cursor, limit }: CallInput<typeof contract.listDepositsOfDay>,
) {
  await readDay(context, cashierDayId);
  const { db, tenantId } = context;
  const rows = await queries.selectMovementsOfDay(db, tenantId, cashierDayId, { cursor, limit });
  const page = toPage(rows, limit, (row) => [row.created_at, row.id]);
  return { ...page, rows: page.rows.map((row) => ({ ...toEntry(row), patientName: row.patient_name })) };
}

export async function recordDepositPrint(
  context: CallContext,
  { depositId, output }: CallInput<typeof contract.recordDepositPrint>,
) {
  const row = await queries.selectMovement(context.db, context.tenantId, depositId);
  if (!row?.receipt_number) throw new AppError('NOT_FOUND');
  context.audit({
    action: 'PRINT',
    resource: 'deposits',
    resourceId: depositId,
    newValues: { document: 'deposit receipt', output },
  });
  return { recorded: true as const };
}

/** Has open screens fetch again what shows deposits, and the cashier's day that money went through. */
export function announceDeposits(context: CallContext, cashierDayId: string | null = null): void {
  context.announce(depositsTopic);
  if (cashierDayId !== null) context.announce(cashierTopic);
}
