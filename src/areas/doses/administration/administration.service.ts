import { chargeStaySupplies } from '#areas/inpatient/inpatient.public.ts';
import { confirmSecondPerson, listSecondPersons } from '#areas/people/people.public.ts';
import {
  checkBeforeAdministration,
  type Medicine,
  reasonsOf,
  refuseNewStops,
} from '#areas/pharmacy/pharmacy.public.ts';
import { isPlace, type MovedLot, moveStock } from '#areas/stock/stock.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type { DoseRecord } from './dose.contract.ts';
import { rights } from './dose.contract.ts';
import { issue } from './dose.issues.ts';
import { asNeededNow, findStock, readTiming } from './dose-preparing.service.ts';
import type { OrderToGive, StoredDose } from './dose.queries.ts';
import * as queries from './dose.queries.ts';
import { auditValues, toDose } from './dose.record.ts';
import { noteAsRead } from '../orders/order-reading.service.ts';
import * as rules from './dose.rules.ts';
import { refuseWrongScan } from './scan-checking.service.ts';
import { type GivenTime, readGivenTime } from './given-time.ts';
import type * as contract from './administration.contract.ts';

export function listDoseWitnesses(context: CallContext) {
  return listSecondPersons(context, 'mar.admin');
}

type AdministerInput = CallInput<typeof contract.administerDose>;

/**
 * Records what became of a dose, once. The order is locked first, so that giving, stopping and changing it come one
 * after the other, then the dose, at last the stock.
 * @throws AppError NOT_FOUND, DOSE_RECORDED with who was first, WRONG_STATE for an order that does not run and a patient
 * who has left, INVALID_INPUT at the field, what giving refuses
 */
export async function administerDose(context: CallContext, input: AdministerInput): Promise<DoseRecord> {
  const { db, tenantId } = context;
  const stored = await queries.doseRows.select(db, tenantId, input.doseId);
  if (!stored) throw new AppError('NOT_FOUND');
  if (input.placeId !== null && !(await isPlace(db, tenantId, input.placeId)))
    throw new AppError('NOT_FOUND');
  await confirmWitness(context, input);
  const order = await lockOrder(context, stored.line_id);
  const time = readGivenTime(context, input, order.admitted_at);
  const timing = await readTiming(context, { order, scheduledAt: stored.scheduled_at, at: time.at });
  if (input.status === 'given') {
    if (order.state !== 'active') throw new AppError('WRONG_STATE', { status: order.state });
    if (timing !== 'on-time' && input.timingReason === null) {
      throw invalidFields({ timingReason: issue('timingReasonMissing') });
    }
  }
  if (!(await queries.decideDose(db, tenantId, { id: stored.id, status: input.status }))) {
    throw await recordedAlready(context, stored.id);
  }
  const outcome = { status: input.status, timing, timingReason: input.timingReason };
  await writeOutcome(context, { dose: stored, order, time, input, ...outcome });
  return finish(context, stored.id, 'ADMINISTER');
}

type AsNeededInput = CallInput<typeof contract.giveAsNeeded>;

/**
 * Gives a dose of an order as needed. Under the lock of the order two nurses never give it at once.
 * @throws AppError NOT_FOUND also for an order with times, PRN_TERMS_MISSING, PRN_TOO_EARLY and PRN_MAXIMUM with the time
 * from which it can be given, WRONG_STATE, what giving refuses
 */
export async function giveAsNeeded(context: CallContext, input: AsNeededInput): Promise<DoseRecord> {
  const { db, tenantId, clock } = context;
  await confirmWitness(context, input);
  const order = await lockOrder(context, input.doseLineId);
  if (!isAsNeeded(order)) throw new AppError('NOT_FOUND');
  if (order.state !== 'active') throw new AppError('WRONG_STATE', { status: order.state });
  const time = readGivenTime(context, input, order.admitted_at);
  const { prn_indication: indication, prn_minimum_minutes: minutes, prn_maximum: maximum } = order;
  if (indication === null || minutes === null || maximum === null) throw new AppError('PRN_TERMS_MISSING');
  const state = await asNeededNow(context, order, time.at);
  if (state.nextAt !== null) {
    const code = state.isTooEarly ? 'PRN_TOO_EARLY' : 'PRN_MAXIMUM';
    throw new AppError(code, { nextAt: state.nextAt, minutes, maximum });
  }
  const dose: StoredDose = {
    ...{ tenant_id: tenantId, id: newId(), patient_id: order.patient_id, admission_id: order.admission_id },
    ...{ line_id: order.line_id, kind: 'as-needed', slot_day: null, slot_minute: null, correction: 0 },
    ...{ share: '1', scheduled_at: time.at, status: 'given', replaces: null },
    created_at: clock.now().toISOString(),
  };
  await queries.insertDoses(db, [dose]);
  const outcome = { status: 'given', timing: 'on-time', timingReason: null } as const;
  await writeOutcome(context, { dose, order, time, input, ...outcome });
  return finish(context, dose.id, 'ADMINISTER');
}

function isAsNeeded({ frequency }: OrderToGive): boolean {
  return frequency === 'SOS';
}

/**
 * Confirms the colleague who witnesses a dose, or what comes back of one; nobody named is for the caller to refuse.
 * @throws AppError what confirming a second person refuses
 */
export async function confirmWitness(
  context: CallContext,
  { witnessId, witnessPassword }: Pick<AdministerInput, 'witnessId' | 'witnessPassword'>,
): Promise<void> {
  if (witnessId === null) return;
  await confirmSecondPerson(context, {
    userId: witnessId,
    password: witnessPassword,
    permission: 'mar.admin',
    fields: { person: 'witnessId', password: 'witnessPassword' },
  });
}

async function lockOrder({ db, tenantId }: CallContext, lineId: string): Promise<OrderToGive> {
  const order = await queries.selectOrderToGive(db, tenantId, lineId, { isLocked: true });
  if (!order) throw new AppError('NOT_FOUND');
  if (order.admission_status !== 'active') {
    throw new AppError('WRONG_STATE', { status: order.admission_status });
  }
  return order;
}

async function recordedAlready({ db, tenantId }: CallContext, id: string): Promise<AppError> {
  const row = await queries.selectOneDose(db, tenantId, id);
  return new AppError('DOSE_RECORDED', {
    status: row?.status ?? 'scheduled',
    name: row?.administered_by_name ?? '',
    at: row?.administered_time ?? '',
  });
}

interface Outcome {
  dose: StoredDose;
  order: OrderToGive;
  time: GivenTime;
  input: Omit<AsNeededInput, 'doseLineId'> & { reasonNotGiven?: string | null };
  status: 'given' | 'refused' | 'held';
  timing: rules.Timing;
  timingReason: string | null;
}

/** Checks what is given, takes it from the stock, and writes what became of the dose. */
async function writeOutcome(context: CallContext, outcome: Outcome): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const { dose, order, time, input, status, timing, timingReason } = outcome;
  await refuseWrongScan(context, order, input);
  // Whoever decides on a dose has read its order.
  await noteAsRead(context, dose.admission_id, order.line_id);
  const given = status === 'given' ? await prepareGiven(context, outcome) : nothingGiven;
  const row = {
    tenant_id: tenantId,
    dose_id: dose.id,
    patient_id: dose.patient_id,
    status,
    administered_at: time.at,
    administered_by: actor.userId,
    device_at: time.deviceAt,
    device_ahead_seconds: time.aheadSeconds,
    rights: [...rights],
    timing,
    timing_reason: timingReason,
    reason_not_given: input.reasonNotGiven ?? null,
    patient_response: input.patientResponse,
    side_effects: input.sideEffects,
    notes: input.notes,
    witnessed_by: input.witnessId,
    patient_code: input.patientCode,
    medicine_code: input.medicineCode,
    checks: JSON.stringify(given.checks),
    amount_thousandths: given.amount,
    source: given.source,
    place_id: given.placeId,
    taken_quantity: given.lots.reduce((sum, { quantity }) => sum + quantity, 0),
    quantity_reason: given.quantityReason,
    created_at: clock.now().toISOString(),
  };
  await refusing(queries.insertOutcome(db, row), {
    dose_outcome_pkey: () => new AppError('DOSE_RECORDED', { status, name: '', at: '' }),
  });
  await queries.insertLots(
    db,
    given.lots.map((lot) => ({
      tenant_id: tenantId,
      dose_id: dose.id,
      lot_id: lot.lotId,
      quantity: lot.quantity,
      movement_id: lot.movementId,
    })),
  );
  await chargeTaken(context, { dose, order, given });
  if (status === 'given' && input.ratePerHour !== null) {
    await queries.insertSteps(db, [
      {
        ...{ tenant_id: tenantId, id: newId(), dose_id: dose.id, patient_id: dose.patient_id },
        ...{ kind: 'start', rate_tenths: Math.round(input.ratePerHour * 10), happened_at: time.at },
        ...{ given_tenths: null, reason: null, recorded_by: actor.userId, created_at: row.created_at },
      },
    ]);
  }
}

/**
 * What left the stock for a dose stands on the bill of the stay at the pharmacy's price, under the id of the dose and so
 * once. What the pharmacy handed out for the line was billed then.
 */
async function chargeTaken(
  context: CallContext,
  { dose, order, given }: Pick<Outcome, 'dose' | 'order'> & { given: Given },
): Promise<void> {
  const { billing_enabled: isBilled, admissions_enabled: hasStays } = context.actor.modules;
  const quantity = given.lots.reduce((sum, lot) => sum + lot.quantity, 0);
  const { medicine } = given;
  if (quantity === 0 || !medicine || !isBilled || !hasStays) return;
  const name = [medicine.name, medicine.strength].filter(Boolean).join(' ');
  const supply = { id: dose.id, name, priceMinor: medicine.priceMinor, quantity };
  await chargeStaySupplies(context, order.admission_id, [supply]);
}

interface Given {
  checks: DoseRecord['patient']['checks'];
  amount: number | null;
  source: 'place' | 'dispensed' | 'not-stocked' | 'nothing';
  placeId: string | null;
  lots: MovedLot[];
  /** Of the list; undefined where it stands in words alone. */
  medicine: Medicine | undefined;
  /** Why more was taken than was counted. */
  quantityReason: string | null;
}

const nothingGiven: Given = {
  ...{ checks: [], amount: null, source: 'nothing', placeId: null, lots: [], quantityReason: null },
  medicine: undefined,
};

/** @throws AppError SAFETY_STOP, WITNESS_REQUIRED, INVALID_INPUT, what moving stock refuses */
async function prepareGiven(context: CallContext, { dose, order, input }: Outcome): Promise<Given> {
  const { prescription_id: prescriptionId, line_id: lineId } = order;
  const known = await checkBeforeAdministration(context, { prescriptionId, lineId });
  const given = reasonsOf(input.reasons);
  refuseNewStops(known.checks, new Set([lineId]), given);
  const checks = known.checks.map((check) => ({ ...check, reason: given.get(check.key) ?? check.reason }));
  const { medicine } = known;
  const watched = rules.watchedOf(order, medicine);
  if ((watched.isHighAlert || watched.isControlled) && input.witnessId === null) {
    throw new AppError('WITNESS_REQUIRED', { names: medicine?.name ?? order.name });
  }
  if (watched.isInfusion && input.ratePerHour === null) {
    throw invalidFields({ ratePerHour: issue('rateMissing') });
  }
  const stock = await findStock(context, { order, known, share: dose.share });
  const { amount } = stock;
  const nothingTaken = { checks, amount, medicine, placeId: null, lots: [], quantityReason: null };
  if (stock.isHandedOut) return { ...nothingTaken, source: 'dispensed' };
  refuseOtherPlace(stock.places, input.placeId);
  const place = input.placeId ?? likeliest(stock.places, input.quantity ?? stock.quantity ?? 1);
  if (place === null || !medicine) return { ...nothingTaken, source: 'not-stocked' };
  const quantity = input.quantity ?? stock.quantity;
  if (quantity === null) throw invalidFields({ quantity: issue('quantityMissing') });
  const isMore = quantity > stock.unaskedQuantity!;
  if (isMore) refuseMoreByOne(medicine.name, input);
  const line = {
    ...{ kind: 'dispense' as const, itemId: medicine.id, placeId: place, quantity },
    ...{ patientId: order.patient_id, witnessId: input.witnessId, source: { kind: 'dose', id: dose.id } },
  };
  const moved = quantity > 0 ? await moveStock(context, [line]) : [];
  const quantityReason = isMore ? input.quantityReason : null;
  return { checks, amount, medicine, source: 'place', placeId: place, lots: moved.flat(), quantityReason };
}

/** A dose is taken from where the list offers it: not from a store, and not from what is on its way. */
function refuseOtherPlace(offered: readonly queries.PlaceRow[], placeId: string | null): void {
  if (placeId === null || offered.some(({ id }) => id === placeId)) return;
  throw invalidFields({ placeId: issue('placeNotOffered') });
}

/** More than the dose needs leaves by two people, with a reason. */
function refuseMoreByOne(
  name: string,
  { quantityReason, witnessId }: Pick<AdministerInput, 'quantityReason' | 'witnessId'>,
): void {
  if (quantityReason === null) throw invalidFields({ quantityReason: issue('quantityReasonMissing') });
  if (witnessId === null) throw new AppError('WITNESS_REQUIRED', { names: name });
}

/** The first place that holds enough; the first one where none does, which says what is left. */
function likeliest(places: readonly queries.PlaceRow[], quantity: number): string | null {
  return (places.find((place) => place.quantity >= quantity) ?? places[0])?.id ?? null;
}

/** Reads the dose again, and tells who looks. */
export async function finish(context: CallContext, id: string, action: string): Promise<DoseRecord> {
  const row = await queries.selectOneDose(context.db, context.tenantId, id);
  const dose = toDose(row!);
  context.audit({ action, resource: 'doses', resourceId: id, newValues: auditValues(dose) });
  context.announce('doses');
  return dose;
}
