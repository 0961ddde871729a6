import { moveSampleStock, seedPlace } from '#areas/stock/stock.public.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import type { StoredCase } from '../../cases/case.queries.ts';
import { plusMinutes } from '../../cases/case.rules.ts';
import { insertConsumables } from '../../consumables/consumable.queries.ts';
import { insertImplants } from '../../implants/implant.queries.ts';
import { traceKey } from '../../implants/implant.rules.ts';
import type { Milestone } from '../../milestones/milestone.contract.ts';
import type { StoredProcedure } from '../../procedures/procedure.queries.ts';
import { insertBills, insertCharges } from '../charge.queries.ts';
import { openBill } from '../charge.record.ts';
import { type ChargedOperation, chargesOf, type PricedService } from '../charge.rules.ts';
import { chargeRow } from '../following/follow-charges.service.ts';
import { selectSampleItem } from './sample-item.queries.ts';
import { insertSampleCourse } from './sample-prices.queries.ts';

/** What the theatre keeps of the item, and what an operation took of it. */
const kept = 12;
const used = 3;
const sampleSku = 'SUT-20';

interface SampleTheatre {
  tenantId: string;
  timeZone: string;
  now: Date;
  nurseId: string;
}

interface Operated {
  cases: readonly StoredCase[];
  procedures: readonly StoredProcedure[];
  services: ReadonlyMap<string, PricedService>;
}

/**
 * The store of the theatre, and what completed operations came to, which billing has still to validate: the first took
 * sutures from the store, and of another the implant was bought for it and has no price yet.
 */
export async function seedCharges(
  db: Db,
  house: SampleTheatre,
  { cases, procedures, services }: Operated,
): Promise<void> {
  const takes = await seedStore(db, house);
  for (const [place, one] of cases.entries()) {
    const times = courseOf(one);
    await insertSampleCourse(
      db,
      { tenantId: house.tenantId, caseId: one.id, recordedBy: house.nurseId },
      times,
    );
    const consumables = place === 0 && takes ? [await takes(one)] : [];
    const implants = one.procedure_code === 'TKR' ? [await putIn(db, house, one)] : [];
    const service = services.get(procedures.find(({ id }) => id === one.procedure_id)?.name ?? '');
    await seedBill(db, house, one, {
      procedure: { name: one.procedure_name, service: service ?? null },
      package: null,
      quarterHour: services.get('Theatre, quarter of an hour') ?? null,
      times: {
        arrived: times.arrived,
        anaesthesiaStart: times.anaesthesia_start,
        outOfTheatre: times.out_of_theatre,
      },
      anesthesia: { type: 'general', price: services.get('General anesthesia') ?? null },
      recoveryQuarter: services.get('Recovery, quarter of an hour') ?? null,
      recoveryTimes: { recovery: times.recovery, accepted: times.accepted },
      implants,
      consumables,
    });
  }
}

/** The times of a day in theatre around the operation. */
function courseOf(one: StoredCase): Record<Milestone, string> {
  const start = one.actual_start!;
  const end = one.actual_end!;
  return {
    called: plusMinutes(start, -45),
    arrived: plusMinutes(start, -20),
    anaesthesia_start: plusMinutes(start, -15),
    time_out: plusMinutes(start, -2),
    incision: start,
    closure: plusMinutes(end, -10),
    out_of_theatre: plusMinutes(end, 10),
    recovery: plusMinutes(end, 12),
    accepted: plusMinutes(end, 70),
  };
}

async function seedBill(
  db: Db,
  { tenantId, now }: SampleTheatre,
  { id: caseId, patient_id: patientId }: StoredCase,
  operation: ChargedOperation,
): Promise<void> {
  const billId = newId();
  const at = now.toISOString();
  await insertBills(db, [openBill({ tenantId, id: billId, caseId, patientId, number: 1, at })]);
  await insertCharges(
    db,
    chargesOf(operation).map((charge) => chargeRow(charge, { tenantId, billId, caseId, now: at })),
  );
}

/** Fills the store of the theatre; what is returned takes sutures from it for an operation. */
async function seedStore(db: Db, house: SampleTheatre) {
  const { tenantId, timeZone, now, nurseId: userId } = house;
  const item = await selectSampleItem(db, tenantId, sampleSku);
  if (!item) return undefined;
  const at = now.toISOString();
  const placeId = await seedPlace(db, tenantId, { name: 'Theatre store', kind: 'theatre' }, at);
  const mover = { db, tenantId, userId, timeZone, now };
  const { item_id: itemId, place_id: from } = item;
  await moveSampleStock(mover, [
    { kind: 'transfer', itemId, placeId: from, toPlaceId: placeId, quantity: kept },
  ]);
  return async ({ id: caseId, patient_id: patientId }: StoredCase) => {
    const source = { kind: 'surgical_case', id: caseId };
    const line = { kind: 'issue' as const, itemId, placeId, quantity: used, patientId, source };
    const [lots = []] = await moveSampleStock(mover, [line]);
    const id = newId();
    const { name, base_unit: unit, selling_price_minor: priceMinor } = item;
    await insertConsumables(
      db,
      [
        {
          tenant_id: tenantId,
          id,
          case_id: caseId,
          patient_id: patientId,
          item_id: itemId,
          place_id: placeId,
          name,
          unit,
          quantity: used,
          returned_quantity: 0,
          ...{ quantity_reason: null, witnessed_by: null },
          price_minor: priceMinor,
          checks: '[]',
          recorded_by: userId,
          recorded_at: at,
          updated_at: at,
          version: 1,
        },
      ],
      lots.map((lot) => ({
        tenant_id: tenantId,
        consumable_id: id,
        lot_id: lot.lotId,
        lot_number: lot.lotNumber,
        expires_on: lot.expiresOn,
        quantity: lot.quantity,
        returned_quantity: 0,
      })),
    );
    return { id, name, priceMinor, quantity: used };
  };
}

const prosthesis = {
  name: 'Knee prosthesis, cemented, size 4',
  manufacturer: 'Meghna Orthopedics',
  lot: 'MK-2207',
  serial: 'MK-2207-0041',
};

/** An implant that was bought for the operation, so that it lay in no store and has no price. */
async function putIn(db: Db, { tenantId, nurseId }: SampleTheatre, one: StoredCase) {
  const { name, manufacturer, lot, serial } = prosthesis;
  const id = newId();
  const at = one.actual_end!;
  await insertImplants(db, [
    {
      tenant_id: tenantId,
      id,
      case_id: one.id,
      patient_id: one.patient_id,
      name,
      manufacturer,
      manufacturer_key: traceKey(manufacturer),
      reference_number: null,
      lot_number: lot,
      lot_key: traceKey(lot),
      serial_number: serial,
      serial_key: traceKey(serial),
      expires_on: null,
      site: 'Right knee',
      ...{ item_id: null, place_id: null, lot_id: null, price_minor: null },
      checks: '[]',
      recorded_by: nurseId,
      recorded_at: at,
      status: 'implanted',
      error_reason: null,
      updated_at: at,
      version: 1,
    },
  ]);
  return { id, name, priceMinor: null };
}
