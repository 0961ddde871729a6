import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { toRecord } from '#database/to-record.ts';
import { withReasons } from '#kernel/care/medicine-check.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { todayOf } from '#kernel/time/today.ts';
import { checkMedicines } from '#server/points/check-medicines.ts';
import { bringBack, requireTheatreItem, takeFromTheatre } from '../consumables/theatre-stock.service.ts';
import { caseTopic } from '../cases/case.rules.ts';
import { followCharges, refuseBilled } from '../charges/following/follow-charges.service.ts';
import { lockCase, selectPaperCase } from '../papers/paper-case.queries.ts';
import { paperOf } from '../papers/paper-case.record.ts';
import type * as contract from './implant.contract.ts';
import { type SurgicalImplant, surgicalImplant } from './implant.contract.ts';
import { issue } from './implant.issues.ts';
import {
  type ImplantRow,
  implantRows,
  insertImplants,
  selectImplant,
  selectImplants,
  selectLotsIn,
} from './implant.queries.ts';
import { traceKey } from './implant.rules.ts';

const toImplant = (row: ImplantRow): SurgicalImplant =>
  toRecord(surgicalImplant, row, { ...paperOf(row), isOfStock: row.item_id !== null });

const implantRecord = recordOf({
  resource: 'surgical_implants',
  topic: 'surgical-implants',
  rows: implantRows,
  select: selectImplant,
  toRecord: toImplant,
});

export async function listImplants(
  { db, tenantId }: CallContext,
  { lotNumber, serialNumber, ...request }: CallInput<typeof contract.listImplants>,
): Promise<Page<SurgicalImplant>> {
  const rows = await selectImplants(db, tenantId, {
    ...request,
    lotKey: lotNumber && traceKey(lotNumber),
    serialKey: serialNumber && traceKey(serialNumber),
  });
  const page = toPage(rows, request.limit, (row) => [row.recorded_at, row.id]);
  return { ...page, rows: page.rows.map(toImplant) };
}

/**
 * Records an implant, and takes it from the stock of the theatre where it lies there. One that is not in stock is
 * recorded with its numbers alone.
 * @throws AppError NOT_FOUND, WRONG_STATE before the operation began, INVALID_INPUT for an expired one and for a
 * serial number that is taken, SAFETY_STOP for what an allergy stops and that has no reason, and what moving stock
 * refuses
 */
export async function recordImplant(
  context: CallContext,
  { caseId, stock, reasons, ...typed }: CallInput<typeof contract.recordImplant>,
): Promise<SurgicalImplant> {
  const { db, tenantId, actor, clock } = context;
  const { status } = await lockCase(context, caseId);
  const found = (await selectPaperCase(db, tenantId, caseId))!;
  if (status !== 'in_progress' && status !== 'completed') throw new AppError('WRONG_STATE', { status });
  if (typed.expiresOn !== null && typed.expiresOn < todayOf(context)) {
    throw invalidFields({ expiresOn: issue('expired') });
  }
  // Cement with an antibiotic, a patch with latex: by what its name says.
  const patientId = found.patient_id;
  const medicines = [{ name: typed.name, isSupply: true }];
  const [said = []] = await checkMedicines(context, { patientId, medicines });
  const checks = withReasons(said, reasons);
  const taken = stock
    ? await takeImplant(context, {
        caseId,
        patientId,
        itemId: stock.stockItemId,
        placeId: stock.placeId,
        lotNumber: typed.lotNumber,
      })
    : null;
  const fields = {
    ...typed,
    lotNumber: typed.lotNumber ?? (taken?.lot.lotNumber || null),
    expiresOn: typed.expiresOn ?? taken?.lot.expiresOn ?? null,
  };
  if (fields.lotNumber === null && fields.serialNumber === null) {
    throw invalidFields({ serialNumber: issue('notTraceable') });
  }
  const now = clock.now().toISOString();
  const id = newId();
  const row = {
    tenant_id: tenantId,
    id,
    case_id: caseId,
    patient_id: patientId,
    name: fields.name,
    manufacturer: fields.manufacturer,
    manufacturer_key: traceKey(fields.manufacturer),
    reference_number: fields.referenceNumber,
    lot_number: fields.lotNumber,
    lot_key: fields.lotNumber && traceKey(fields.lotNumber),
    serial_number: fields.serialNumber,
    serial_key: fields.serialNumber && traceKey(fields.serialNumber),
    expires_on: fields.expiresOn,
    site: fields.site,
    item_id: taken && stock ? stock.stockItemId : null,
    place_id: taken && stock ? stock.placeId : null,
    lot_id: taken?.lot.lotId ?? null,
    price_minor: taken?.priceMinor ?? null,
    checks: JSON.stringify(checks),
    recorded_by: actor.userId,
    recorded_at: now,
    status: 'implanted' as const,
    error_reason: null,
    updated_at: now,
    version: 1,
  };
  await refusing(insertImplants(db, [row]), {
    surgical_implant_serial_once: () => invalidFields({ serialNumber: issue('serialTaken') }),
  });
  await followCharges(context, caseId);
  context.audit({
    action: 'CREATE',
    resource: 'surgical_implants',
    resourceId: id,
    newValues: { caseId, patientId, ...fields, checks, ...(taken && stock) },
  });
  announceImplants(context, caseId);
  return implantRecord.read(context, id);
}

interface WantedImplant {
  caseId: string;
  patientId: string;
  itemId: string;
  placeId: string;
  /** As it stands on the pack; null for what expires first. */
  lotNumber: string | null;
}

/** Takes one of an item, of the lot that was read from the pack. @throws AppError INVALID_INPUT for one that is not there */
async function takeImplant(context: CallContext, { lotNumber, ...wanted }: WantedImplant) {
  const { db, tenantId } = context;
  await requireTheatreItem(context, wanted);
  const here = lotNumber === null ? [] : await selectLotsIn(db, tenantId, wanted);
  const named = here.find((lot) => traceKey(lot.lot_number) === traceKey(lotNumber ?? ''));
  if (lotNumber !== null && !named) throw invalidFields({ lotNumber: issue('lotNotHere') });
  const { item, lots } = await takeFromTheatre(context, {
    ...wanted,
    quantity: 1,
    ...(named && { lotId: named.id }),
  });
  return { priceMinor: item.priceMinor, lot: lots[0]! };
}

/**
 * What was taken from the stock comes back to it.
 * @throws AppError NOT_FOUND, WRONG_STATE for one that is marked already, STALE, CASE_BILLED once it was validated
 */
export async function markImplant(
  context: CallContext,
  { implantId: id, version, reason }: CallInput<typeof contract.markImplant>,
): Promise<SurgicalImplant> {
  const { case: one } = await implantRecord.read(context, id);
  await lockCase(context, one.id);
  const marked = await implantRecord.change(
    context,
    { id, version },
    async ({ status }) => {
      if (status !== 'implanted') throw new AppError('WRONG_STATE', { status });
      await refuseBilled(context, one.id, `implant:${id}`);
      return { status: 'entered_in_error', error_reason: reason };
    },
    {
      async alongside({ patient_id: patientId, item_id: itemId, place_id: placeId, lot_id: lotId }) {
        if (itemId && placeId && lotId) {
          const taken = { caseId: one.id, patientId, itemId, placeId };
          await bringBack(context, taken, { lots: [{ lotId, quantity: 1 }], reason });
        }
        await followCharges(context, one.id);
      },
      told: ({ status }, before) => ({
        oldValues: { status: before.status },
        newValues: { status, reason, caseId: one.id },
      }),
    },
  );
  context.announce(caseTopic(one.id));
  return marked;
}

/** Has the implants and the page of the case that names them fetched again. */
function announceImplants(context: CallContext, caseId: string): void {
  context.announce('surgical-implants');
  context.announce(caseTopic(caseId));
}
