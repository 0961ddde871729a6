import { moveSampleStock, seedPlace } from '#areas/stock/stock.public.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { insertConsumables } from '../../consumables/consumable.queries.ts';
import type { StoredCase } from '../../cases/case.queries.ts';
import { insertBills, insertCharges } from '../charge.queries.ts';
import { openBill } from '../charge.record.ts';
import { chargesOf } from '../charge.rules.ts';
import { selectSampleItem } from './sample-item.queries.ts';
import { chargeRow } from '../following/follow-charges.service.ts';

/** What the theatre keeps of the item, and what the operation took of it. */
const kept = 12;
const used = 3;
const sampleSku = 'SUT-20';
const nothing = { arrived: null, anaesthesiaStart: null, outOfTheatre: null };

interface SampleTheatre {
  tenantId: string;
  timeZone: string;
  now: Date;
  nurseId: string;
}

/** The store of the theatre, and what one completed operation took from it; billing has still to validate it. */
export async function seedCharges(
  db: Db,
  { tenantId, timeZone, now, nurseId: userId }: SampleTheatre,
  done: StoredCase | undefined,
): Promise<void> {
  const item = await selectSampleItem(db, tenantId, sampleSku);
  if (!item) return;
  const at = now.toISOString();
  const placeId = await seedPlace(db, tenantId, { name: 'Theatre store', kind: 'theatre' }, at);
  const mover = { db, tenantId, userId, timeZone, now };
  const { item_id: itemId, place_id: from } = item;
  await moveSampleStock(mover, [
    { kind: 'transfer', itemId, placeId: from, toPlaceId: placeId, quantity: kept },
  ]);
  if (!done) return;
  const { id: caseId, patient_id: patientId } = done;
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
  const billId = newId();
  await insertBills(db, [openBill({ tenantId, id: billId, caseId, patientId, number: 1, at })]);
  const found = chargesOf({
    procedure: null,
    package: null,
    quarterHour: null,
    times: nothing,
    anesthesia: null,
    implants: [],
    consumables: [{ id, name, priceMinor, quantity: used }],
  });
  await insertCharges(
    db,
    found.map((charge) => chargeRow(charge, { tenantId, billId, caseId, now: at })),
  );
}
