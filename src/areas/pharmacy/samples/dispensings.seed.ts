import { moveSampleStock, placeOfCode } from '#areas/stock/stock.public.ts';
import { advanceCounters } from '#database/counters.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { insertCount, selectQuantity } from '../controlled/controlled.queries.ts';
import type { HandedLine } from '../dispensing/dispensing.contract.ts';
import { insertDispensing } from '../dispensing/dispensing.queries.ts';
import { formatDispensingNumber, statusOf } from '../dispensing/dispensing.rules.ts';
import { type GivenLine, itemRows, lotRow } from '../dispensing/dispense/dispensed-rows.ts';
import { insertReturns } from '../dispensing/returns/dispensing-return.queries.ts';
import type { Medicine } from '../medicines/medicine.contract.ts';
import type { StoredLine, StoredPrescription } from '../prescriptions/prescription.queries.ts';
import { addReturned } from '../returns/handed-out.queries.ts';
import type { SampleHanding } from './prescriptions.samples.ts';

const minuteMs = 60_000;
/** From the prescription to the counter, and from there to what is brought back. */
const minutesToCounter = 20;
const minutesToReturn = 30;

/** In whose pharmacy it is handed out. */
export interface SampleCounter {
  tenantId: string;
  timeZone: string;
  pharmacistId: string;
  /** Stands by where a medicine is controlled; the pharmacist is somebody else. */
  witnessId: string;
}

export interface SampleHandedOut {
  prescription: StoredPrescription;
  lines: readonly StoredLine[];
  handing: SampleHanding;
  byBrand: ReadonlyMap<string, Medicine>;
  number: number;
}

/** Hands out a sample prescription, in part or wholly, and takes some of it back where the sample says so. */
export async function seedDispensing(
  db: Db,
  counter: SampleCounter,
  { prescription, lines, handing, byBrand, number }: SampleHandedOut,
): Promise<void> {
  const { tenantId, timeZone, pharmacistId: userId } = counter;
  const lineOf = new Map(lines.map((line) => [line.name, line]));
  const id = newId();
  const at = new Date(Date.parse(prescription.signed_at) + minutesToCounter * minuteMs);
  const mover = { db, tenantId, userId, timeZone };
  const { id: placeId } = await placeOfCode(db, tenantId, 'pharmacy');
  const given = handing.given.map(({ brand, quantity }): GivenLine => {
    const line = lineOf.get(brand)!;
    return {
      handed: { ...handed(line.id), quantity: quantity ?? line.quantity! },
      line,
      medicine: byBrand.get(brand)!,
    };
  });
  const outside = (handing.outside ?? []).map((brand): HandedLine => ({
    ...handed(lineOf.get(brand)!.id),
    isOutside: true,
  }));
  const isControlled = given.some(({ medicine }) => medicine.isControlled);
  const witnessId = isControlled ? counter.witnessId : null;
  const moved = await moveSampleStock(
    { ...mover, now: at },
    given.map((one) => ({
      ...{ kind: 'dispense', itemId: one.medicine.id, placeId, quantity: one.handed.quantity },
      ...{ patientId: prescription.patient_id, witnessId, source: { kind: 'dispensing', id } },
    })),
  );
  const known = {
    lines: new Map(lines.map((line) => [line.id, line])),
    balances: new Map(),
    medicines: new Map(),
  };
  const items = itemRows(tenantId, id, {
    lines: [...given.map((one) => one.handed), ...outside],
    ...{ given, known, witnessId },
  });
  await advanceCounters(db, tenantId, { 'dispensings.number': 1 });
  await insertDispensing(db, {
    dispensing: {
      ...{ tenant_id: tenantId, id, dispensing_number: formatDispensingNumber(number) },
      ...{ prescription_id: prescription.id, patient_id: prescription.patient_id, place_id: placeId },
      ...{ invoice_id: null, admission_id: null, dispensed_by: userId, witnessed_by: witnessId },
      dispensed_at: at.toISOString(),
    },
    items,
    lots: moved.flatMap((lots, place) => lots.map((lot) => lotRow(tenantId, items[place]!.id, lot))),
    findings: [],
  });
  for (const [place, { returned }] of handing.given.entries()) {
    const lot = moved[place]![0]!;
    if (returned === undefined) continue;
    const back = { dispensingId: id, itemId: items[place]!.id, lotId: lot.lotId, quantity: returned };
    const itemId = given[place]!.medicine.id;
    const later = new Date(at.getTime() + minutesToReturn * minuteMs);
    const [arrived] = await moveSampleStock({ ...mover, now: later }, [
      {
        ...{ kind: 'return', itemId, lotId: lot.lotId, placeId, quantity: returned },
        ...{ patientId: prescription.patient_id, witnessId, source: { kind: 'dispensing', id } },
      },
    ]);
    await addReturned(db, tenantId, { by: 'dispensing', ...back });
    await insertReturns(db, [
      {
        ...{ tenant_id: tenantId, id: newId(), dispensing_id: id, item_id: back.itemId, lot_id: back.lotId },
        ...{
          quantity: returned,
          is_owed_again: false,
          reason: 'Does not need them any more',
          place_id: placeId,
        },
        ...{ movement_id: arrived![0]!.movementId, credit_note_id: null, returned_by: userId },
        returned_at: later.toISOString(),
      },
    ]);
  }
}

function handed(lineId: string): HandedLine {
  return {
    ...{ lineId, quantity: null, isOutside: false, medicineId: null, lots: [], lotReason: null },
    ...{ agreedBy: null, agreedName: null },
  };
}

/** The state of a prescription after what was handed out of its lines. */
export function statusAfter(
  lines: readonly Pick<StoredLine, 'name' | 'quantity' | 'state'>[],
  { given, outside = [] }: SampleHanding,
): StoredPrescription['status'] {
  return statusOf(
    lines.map(({ name, quantity, state }) => {
      const one = given.find(({ brand }) => brand === name);
      return {
        ...{ state, prescribed: quantity, given: one ? (one.quantity ?? quantity ?? 0) : 0 },
        ...{ returned: one?.returned ?? 0, owedAgain: 0, isOutside: outside.includes(name) },
      };
    }),
  );
}

/** What two people counted of a controlled medicine at the last change of shift. */
export async function seedControlledCount(
  db: Db,
  { tenantId, pharmacistId, witnessId }: SampleCounter,
  { medicineId, missing, countedAt }: { medicineId: string; missing: number; countedAt: string },
): Promise<void> {
  const { id: placeId } = await placeOfCode(db, tenantId, 'pharmacy');
  const expected = await selectQuantity(db, tenantId, { medicineId, placeId });
  await insertCount(db, {
    ...{ tenant_id: tenantId, id: newId(), medicine_id: medicineId, place_id: placeId },
    ...{ expected_quantity: expected, counted_quantity: expected - missing, counted_at: countedAt },
    explanation:
      missing === 0 ? null : 'One ampoule was broken and is written down in the book of breakages.',
    ...{ counted_by: pharmacistId, witnessed_by: witnessId },
  });
}
