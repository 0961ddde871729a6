import { toNamedPatient } from '#database/people/named-patient.ts';
import { checkBeforeAdministration, type LineBeforeAdministration } from '#areas/pharmacy/pharmacy.public.ts';
import { usualAmount } from '#areas/pharmacy/dosing.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { readPolicies } from '../policy/policy-reading.service.ts';
import type { DoseRow, OrderToGive, PlaceRow } from './dose.queries.ts';
import * as queries from './dose.queries.ts';
import { toPlainDose } from './dose.record.ts';
import * as rules from './dose.rules.ts';
import type * as contract from './administration.contract.ts';
import type { DoseToGive } from './administration.contract.ts';

const dayMs = 86_400_000;
/** Intervals of what is given as needed are at most this long. */
const longestIntervalMs = 7 * dayMs;

/** @throws AppError NOT_FOUND */
export async function prepareDose(
  context: CallContext,
  { doseId }: CallInput<typeof contract.prepareDose>,
): Promise<DoseToGive> {
  const dose = await queries.selectOneDose(context.db, context.tenantId, doseId);
  if (!dose) throw new AppError('NOT_FOUND');
  return prepare(context, dose.line_id, dose);
}

/** @throws AppError NOT_FOUND */
export function prepareAsNeeded(
  context: CallContext,
  { doseLineId }: CallInput<typeof contract.prepareAsNeeded>,
): Promise<DoseToGive> {
  return prepare(context, doseLineId, undefined);
}

async function prepare(
  context: CallContext,
  lineId: string,
  dose: Awaited<ReturnType<typeof queries.selectOneDose>>,
): Promise<DoseToGive> {
  const { db, tenantId, clock } = context;
  const now = clock.now().toISOString();
  const order = await queries.selectOrderToGive(db, tenantId, lineId, { isLocked: false });
  if (!order) throw new AppError('NOT_FOUND');
  const share = dose?.share ?? '1';
  const known = await checkBeforeAdministration(context, {
    prescriptionId: order.prescription_id,
    lineId: order.line_id,
  });
  const [stock, timing, asNeeded] = await Promise.all([
    findStock(context, { order, known, share }),
    timingNow(context, order, dose?.scheduled_time, now),
    readAsNeeded(context, order, dose, now),
  ]);
  context.audit({ action: 'VIEW', resource: 'prescriptions', resourceId: order.prescription_id });
  return {
    now,
    admissionNumber: order.admission_number,
    patient: {
      ...toNamedPatient(order),
      allergies: known.allergies,
      checks: known.checks,
      order: {
        dose: dose ? toPlainDose(dose) : null,
        lineId: order.line_id,
        medicationName: [order.name, order.strength].filter(Boolean).join(' '),
        dosage: rules.dosageOf(order.dose, share),
        baseUnit: order.base_unit,
        strength: order.strength,
        amountThousandths: stock.givenAmount,
        frequency: order.frequency,
        instruction: order.instruction,
        isInList: known.medicine !== undefined,
        ...rules.watchedOf(order, known.medicine),
        asNeeded,
      },
    },
    timing,
    quantity: stock.quantity,
    unaskedQuantity: stock.unaskedQuantity,
    isHandedOut: stock.isHandedOut,
    places: stock.places.map(({ id, name, quantity }) => ({ id, name, quantity })),
  };
}

async function timingNow(
  context: CallContext,
  order: OrderToGive,
  scheduledAt: string | undefined,
  at: string,
): Promise<rules.Timing> {
  if (scheduledAt === undefined) return 'on-time';
  return readTiming(context, { order, scheduledAt, at });
}

/** By the policy of the day of the dose. */
export async function readTiming(
  { db, tenantId, actor }: CallContext,
  { order, scheduledAt, at }: { order: OrderToGive; scheduledAt: string; at: string },
): Promise<rules.Timing> {
  const day = dateIn(actor.timeZone, new Date(scheduledAt));
  const policyOn = await readPolicies(db, tenantId, plusDays(day, -1));
  const timed = { frequency: order.frequency, genericName: order.generic_name };
  return rules.timingOf(scheduledAt, at, rules.bandOf(timed, policyOn(day)));
}

async function readAsNeeded(
  context: CallContext,
  order: OrderToGive,
  dose: DoseRow | undefined,
  now: string,
) {
  if (dose !== undefined) return null;
  const state = await asNeededNow(context, order, now);
  return {
    indication: order.prn_indication,
    minimumMinutes: order.prn_minimum_minutes,
    maximum: order.prn_maximum,
    givenIn24Hours: state.givenIn24Hours,
    nextAt: state.nextAt,
  };
}

/** What stands against a further dose as needed at an instant. */
export async function asNeededNow(
  { db, tenantId }: CallContext,
  order: Pick<
    OrderToGive,
    'line_id' | 'admission_id' | 'medicine_id' | 'prn_minimum_minutes' | 'prn_maximum'
  >,
  at: string,
) {
  const since = new Date(Date.parse(at) - longestIntervalMs).toISOString();
  return rules.asNeededAt(order, await queries.selectGivenAsNeeded(db, tenantId, { order, since }), at);
}

export interface FoundStock {
  /** Thousandths of a base unit that the dose uses up; null where it cannot be counted. */
  amount: number | null;
  /** Those that the patient gets of it. */
  givenAmount: number | null;
  /** Whole base units to take from a place. */
  quantity: number | null;
  /** Those that one person may take: as counted, or what is usual at once; null where nothing is stocked. */
  unaskedQuantity: number | null;
  /** What the pharmacy handed out for this patient is enough for it. */
  isHandedOut: boolean;
  /** The likeliest first. */
  places: PlaceRow[];
}

/** Where a dose can be taken from. */
export async function findStock(
  context: CallContext,
  { order, known, share }: { order: OrderToGive; known: LineBeforeAdministration; share: string },
): Promise<FoundStock> {
  const { db, tenantId } = context;
  const counted = rules.amountOf(order.dose, share, known.medicine);
  const amount = counted?.used ?? null;
  const [soFar, places] = await Promise.all([
    queries.selectTakenSoFar(db, tenantId, order.line_id),
    known.medicine
      ? queries.selectPlaces(db, tenantId, { itemId: known.medicine.id, today: todayOf(context) })
      : [],
  ]);
  const isHandedOut = amount !== null && known.handedOut * 1000 >= soFar.of_handed_out + amount;
  const quantity = amount === null ? null : rules.unitsToTake(amount, soFar);
  return {
    amount,
    givenAmount: counted?.given ?? null,
    quantity,
    unaskedQuantity: known.medicine ? (quantity ?? usualAmount(known.medicine).atOnce) : null,
    isHandedOut,
    places: byLikelihood(places, order.ward_name),
  };
}

/** The place of the ward by its name, then other wards' none: the pharmacy, then the rest. */
function byLikelihood(places: readonly PlaceRow[], ward: string | null): PlaceRow[] {
  const rank = ({ name, code }: PlaceRow) => {
    if (ward !== null && name.toLowerCase().startsWith(ward.toLowerCase())) return 0;
    return code === 'pharmacy' ? 1 : 2;
  };
  return places.toSorted((a, b) => rank(a) - rank(b));
}
