import { confirmWitness, lockItems, placeOfCode } from '#areas/stock/stock.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { toPage } from '#kernel/page.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import type { Medicine } from '../medicines/medicine.contract.ts';
import { selectMedicinesById } from '../medicines/medicine.queries.ts';
import { toMedicine } from '../medicines/medicine.record.ts';
import * as contract from './controlled.contract.ts';
import { issue } from './controlled.issues.ts';
import * as queries from './controlled.queries.ts';
import { toControlledStock, toEntry } from './controlled.record.ts';

/** How far back a register is shown where nobody says. */
const usualDays = 30;

export async function listControlled(
  context: CallContext,
  { cursor, limit }: CallInput<typeof contract.listControlled>,
) {
  const { db, tenantId } = context;
  const rows = await queries.selectControlled(db, tenantId, { today: todayOf(context), cursor, limit });
  const page = toPage(rows, limit, (row) => [row.sort_name, row.medicine_id, row.place_id]);
  return { ...page, rows: page.rows.map(toControlledStock) };
}

/** @throws AppError NOT_FOUND, INVALID_INPUT at the days */
export async function readRegister(
  context: CallContext,
  input: CallInput<typeof contract.readRegister>,
): Promise<contract.ControlledRegister> {
  const { db, tenantId, actor } = context;
  const { from, to } = daysOf(input, todayOf(context));
  const { id: medicineId, name, strength, baseUnit } = await requireControlled(context, input.medicineId);
  const place = await requirePlace(context, input.placeId);
  const wanted = {
    ...{ medicineId, placeId: place.id },
    ...{ start: dayBounds(actor.timeZone, from).start, end: dayBounds(actor.timeZone, to).end },
  };
  const { opening, closing } = await queries.selectRegisterBalances(db, tenantId, wanted);
  const { cursor, limit } = input;
  const rows = await queries.selectEntries(db, tenantId, { ...wanted, opening, cursor, limit });
  const page = toPage(rows, limit, (row) => [row.happened_at, row.id]);
  return {
    ...{ medicineId, name, strength, baseUnit, place, from, to },
    openingBalance: opening,
    closingBalance: closing,
    ...page,
    rows: page.rows.map(toEntry),
  };
}

function daysOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } {
  const last = to ?? today;
  const first = from ?? plusDays(last, -usualDays);
  if (first > last) throw invalidFields({ to: issue('daysInOrder') });
  if (plusDays(first, contract.maxRegisterDays) < last) {
    throw invalidFields({ from: issue('tooManyDays', { max: contract.maxRegisterDays }) });
  }
  return { from: first, to: last };
}

async function requireControlled({ db, tenantId }: CallContext, medicineId: string): Promise<Medicine> {
  const [row] = await selectMedicinesById(db, tenantId, [medicineId]);
  if (!row || !(await queries.hasRegister(db, tenantId, medicineId))) throw new AppError('NOT_FOUND');
  return toMedicine(row);
}

/** The place that was asked for; the pharmacy where none was. */
async function requirePlace({ db, tenantId }: CallContext, placeId: string | undefined) {
  if (placeId === undefined) {
    const { id, name } = await placeOfCode(db, tenantId, 'pharmacy');
    return { id, name };
  }
  const place = await queries.selectPlace(db, tenantId, placeId);
  if (!place) throw new AppError('NOT_FOUND');
  return place;
}

/**
 * Records what two people counted. Nothing moves: a difference is explained here, and corrected in the stock, where
 * somebody else approves it.
 * @throws AppError NOT_FOUND, WITNESS_REQUIRED, INVALID_INPUT at the explanation for a difference without one, and what
 * confirming a second person refuses
 */
export async function countControlled(
  context: CallContext,
  input: CallInput<typeof contract.countControlled>,
) {
  const { db, tenantId, actor, clock } = context;
  const { placeId, countedQuantity, explanation, witnessId } = input;
  const medicine = await requireControlled(context, input.medicineId);
  await requirePlace(context, placeId);
  if (witnessId === null) throw new AppError('WITNESS_REQUIRED', { names: medicine.name });
  await confirmWitness(context, input);
  // Nobody hands out or brings any while what should be there is compared.
  await lockItems(db, tenantId, [medicine.id]);
  const expected = await queries.selectQuantity(db, tenantId, { medicineId: medicine.id, placeId });
  if (expected !== countedQuantity && explanation === null) {
    throw invalidFields({ explanation: issue('differenceUnexplained', { expected }) });
  }
  const id = newId();
  await queries.insertCount(db, {
    ...{ tenant_id: tenantId, id, medicine_id: medicine.id, place_id: placeId },
    ...{ expected_quantity: expected, counted_quantity: countedQuantity, explanation },
    ...{ counted_by: actor.userId, witnessed_by: witnessId, counted_at: clock.now().toISOString() },
  });
  context.audit({
    action: 'CREATE',
    resource: 'controlled_counts',
    resourceId: id,
    newValues: { medicineId: medicine.id, placeId, expected, countedQuantity, explanation, witnessId },
  });
  context.announce('controlled-medicines');
  return { id, expectedQuantity: expected, countedQuantity };
}

/** @throws AppError NOT_FOUND */
export async function recordRegisterPrint(
  context: CallContext,
  { medicineId, placeId, from, to, output }: CallInput<typeof contract.recordRegisterPrint>,
) {
  const { id } = await requireControlled(context, medicineId);
  await requirePlace(context, placeId);
  context.audit({
    action: 'PRINT',
    resource: 'medicines',
    resourceId: id,
    newValues: { document: 'controlled register', placeId, from, to, output },
  });
  return { recorded: true as const };
}
