import { selectBillingSettings } from '#areas/billing/billing.public.ts';
import { placeOfCode } from '#areas/stock/stock.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { readMedicinesById } from '../medicines/known-medicines.ts';
import type { Medicine } from '../medicines/medicine.contract.ts';
import { typedWords } from '../medicines/medicine.rules.ts';
import {
  toPrescription,
  toPrescriptionFinding,
  toPrescriptionRow,
} from '../prescriptions/prescription.record.ts';
import { findPrescriptions, readStoredPrescription } from '../prescriptions/prescription.service.ts';
import * as contract from './dispensing.contract.ts';
import type { OpenedDispensing, QueuedPrescription } from './dispensing.contract.ts';
import type { Offer } from './line-to-give.contract.ts';
import * as queries from './dispensing.queries.ts';
import { toDispensing, toLineToGive, toOffer } from './dispensing.record.ts';
import { isSameMedicine } from './dispensing.rules.ts';
import { checkAgain } from './dispense/checks-again.service.ts';

export async function listQueue(
  context: CallContext,
  { day, search, ...asked }: CallInput<typeof contract.listQueue>,
): Promise<Page<QueuedPrescription>> {
  const { db, tenantId, actor } = context;
  const today = dayBounds(actor.timeZone, todayOf(context)).start;
  const found = await findPrescriptions(db, tenantId, search);
  const rows = await queries.selectQueue(db, tenantId, { today, isToday: day === 'today', found, ...asked });
  const page = toPage(rows, asked.limit, (row) => [row.signed_at, row.id]);
  const stops = await queries.selectPassedStops(
    db,
    tenantId,
    page.rows.map(({ id }) => id),
  );
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...toPrescriptionRow(row),
      findings: stops.filter((stop) => stop.prescription_id === row.id).map(toPrescriptionFinding),
    })),
  };
}

/** @throws AppError NOT_FOUND */
export async function openDispensing(
  context: CallContext,
  { prescriptionId }: CallInput<typeof contract.openDispensing>,
): Promise<OpenedDispensing> {
  const { db, tenantId } = context;
  const { row, lines, events, findings: signed } = await readStoredPrescription(context, prescriptionId);
  const prescription = toPrescription(row, lines, events, signed);
  const { patient } = prescription;
  const [balances, settings, dispensings] = await Promise.all([
    queries.selectBalances(db, tenantId, prescriptionId),
    selectBillingSettings(db, tenantId),
    queries.selectDispensings(db, tenantId, prescriptionId, contract.maxDispensings),
  ]);
  const prescribed = await readMedicinesById(
    context,
    lines.flatMap((line) => line.medicine_id ?? []),
  );
  const { allergies, checks } = await checkAgain(context, {
    prescription: row,
    lines,
    signed,
    medicineOf: (line) => prescribed.get(line.medicine_id ?? ''),
  });
  const offersOf = await readOffers(context, [...prescribed.values()]);
  const given = await queries.selectItems(
    db,
    tenantId,
    dispensings.map(({ id }) => id),
  );
  context.audit({ action: 'VIEW', resource: 'prescriptions', resourceId: prescriptionId });
  return {
    patient,
    prescription,
    currencyCode: settings.currency_code,
    allergies,
    lines: prescription.lines.map((line) =>
      toLineToGive(line, balances.get(line.id), {
        offers: offersOf(line.medicineId),
        today: todayOf(context),
      }),
    ),
    findings: checks,
    dispensings: dispensings.map((one) => toDispensing(one, patient, given)),
  };
}

/** @throws AppError NOT_FOUND */
export async function recordDispensingPrint(
  context: CallContext,
  { dispensingId, ...newValues }: CallInput<typeof contract.recordDispensingPrint>,
) {
  const row = await queries.dispensingRows.select(context.db, context.tenantId, dispensingId);
  if (!row) throw new AppError('NOT_FOUND');
  context.audit({ action: 'PRINT', resource: 'dispensings', resourceId: dispensingId, newValues });
  return { recorded: true as const };
}

/** What can be handed out for each of these medicines: itself first, then other brands of the same by name. */
async function readOffers(
  context: CallContext,
  prescribed: readonly Medicine[],
): Promise<(medicineId: string | null) => Offer[]> {
  const { db, tenantId } = context;
  const words = prescribed.flatMap(({ genericName }) => typedWords(genericName)[0] ?? []);
  const [likely, place] = await Promise.all([
    queries.selectMedicinesWithWords(db, tenantId, [...new Set(words)]),
    placeOfCode(db, tenantId, 'pharmacy'),
  ]);
  const medicines = await readMedicinesById(context, [...prescribed.map(({ id }) => id), ...likely]);
  const itemIds = [...medicines.keys()];
  const [lots, codes] = await Promise.all([
    queries.selectUsableLots(db, tenantId, { itemIds, placeId: place.id, today: todayOf(context) }),
    queries.selectCodes(db, tenantId, itemIds),
  ]);
  const toOne = (medicine: Medicine) => toOffer(medicine, codes.get(medicine.id) ?? null, lots);
  return (medicineId) => {
    const own = medicines.get(medicineId ?? '');
    if (!own) return [];
    const others = [...medicines.values()].filter(
      (other) => other.id !== own.id && other.isActive && isSameMedicine(own, other),
    );
    return [own, ...others.toSorted((a, b) => a.name.localeCompare(b.name))].map(toOne);
  };
}
