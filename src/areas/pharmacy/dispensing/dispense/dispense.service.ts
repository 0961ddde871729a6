import { isDischargeDecided } from '#areas/inpatient/inpatient.public.ts';
import { findPatient } from '#areas/patients/patients.public.ts';
import {
  confirmWitness,
  moveStock,
  type MovedLot,
  placeOfCode,
  type StockLine,
} from '#areas/stock/stock.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { todayOf } from '#kernel/time/today.ts';
import { readMedicinesById } from '../../medicines/known-medicines.ts';
import * as prescriptions from '../../prescriptions/prescription.queries.ts';
import { announcePrescription, readPrescription } from '../../prescriptions/prescription.service.ts';
import { reasonsOf } from '../../prescriptions/writing/signing.service.ts';
import { rulesVersion } from '../../safety/facts/rules-version.ts';
import type * as contract from '../dispensing.contract.ts';
import { issue } from '../dispensing.issues.ts';
import * as queries from '../dispensing.queries.ts';
import { toBalance } from '../dispensing.record.ts';
import { courseEndOf, formatDispensingNumber, statusOf } from '../dispensing.rules.ts';
import { billDispensing } from './billing-of-dispensing.service.ts';
import { checkAgain, refuseNewStops } from './checks-again.service.ts';
import { type GivenLine, itemRows, lotRow } from './dispensed-rows.ts';
import {
  handedIssues,
  isLeft,
  type KnownLines,
  medicineOf,
  refuseUnknown,
  requireWitness,
} from './dispensed-lines.rules.ts';

type Input = CallInput<typeof contract.handOut>;

/**
 * Hands out lines of a prescription: stock, dispensing and bill are written together or not at all. The prescription is
 * locked first, then the items of the stock, at last the number of the invoice; a repeat never comes here.
 * @throws AppError NOT_FOUND, STALE, WRONG_STATE for a cancelled one and a line on hold, DISCHARGE_TAKEN_BACK for one of
 * a discharge that does not stand, INVALID_INPUT at the lines, SAFETY_STOP with what stops since it was signed, WITNESS_REQUIRED for a controlled medicine, what confirming a second person refuses, and
 * what moving stock refuses
 */
export async function handOut(context: CallContext, asked: Input) {
  const { db, tenantId, actor, clock } = context;
  const { prescriptionId, version } = asked;
  await confirmWitness(context, asked);
  const prescription = await prescriptions.prescriptionRows.lock(db, tenantId, prescriptionId);
  if (!prescription) throw new AppError('NOT_FOUND');
  if (prescription.status === 'cancelled') throw new AppError('WRONG_STATE', { status: 'cancelled' });
  if (prescription.version !== version) {
    throw new AppError('STALE', { current: await readPrescription(context, prescriptionId) });
  }
  const { discharged_from: stay } = prescription;
  if (stay !== null && !(await isDischargeDecided(db, tenantId, stay)))
    throw new AppError('DISCHARGE_TAKEN_BACK');
  await refuseDeceased(context, prescription.patient_id);
  const known = await readKnown(context, asked);
  refuseUnknown(asked.lines, known);
  const wrong = handedIssues(asked.lines, known);
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
  const input = { ...asked, lines: asked.lines.filter((line) => !isLeft(line)) };
  const given = givenLines(input.lines, known);
  const witnessId = requireWitness(given, asked.witnessId);
  const passed = await refuseStops(context, { input, prescription, known });
  const number = await context.counting.take('dispensings.number', 1);
  const place = await placeOfCode(db, tenantId, 'pharmacy');
  const id = newId();
  const taking = given.flatMap((one) =>
    stockLines(
      one,
      { id, placeId: place.id, patientId: prescription.patient_id },
      { witnessId, today: todayOf(context) },
    ),
  );
  const moved = await moveStock(
    context,
    taking.map(({ line }) => line),
  );
  const lotsOf = (one: GivenLine) => moved.filter((_, index) => taking[index]!.of === one).flat();
  refuseShortLots(context, { asked, given, lotsOf, placeId: place.id });
  await refuseLaterLots(context, { asked, given, lotsOf, placeId: place.id });
  const status = await writeStatus(context, prescription, { input, known });
  const items = itemRows(tenantId, id, { lines: input.lines, given, known, witnessId });
  const billed = await billDispensing(context, {
    dispensing: { id, number: formatDispensingNumber(number) },
    prescription,
    items: given.map((one, index) => ({
      id: items[index]!.id,
      name: items[index]!.name,
      quantity: one.handed.quantity,
      priceMinor: one.medicine.priceMinor,
      lotNumbers: lotsOf(one).map(({ lotNumber }) => lotNumber),
    })),
  });
  const dispensing = {
    tenant_id: tenantId,
    id,
    dispensing_number: formatDispensingNumber(number),
    prescription_id: prescriptionId,
    patient_id: prescription.patient_id,
    place_id: place.id,
    invoice_id: billed.invoiceId,
    admission_id: billed.admissionId,
    dispensed_by: actor.userId,
    witnessed_by: witnessId,
    dispensed_at: clock.now().toISOString(),
  };
  context.sendOff(
    queries.insertDispensing(db, {
      dispensing,
      items: items.map((item) => ({
        ...item,
        invoice_id: item.kind === 'given' ? billed.invoiceId : null,
      })),
      lots: given.flatMap((one, index) => lotsOf(one).map((lot) => lotRow(tenantId, items[index]!.id, lot))),
      findings: passed.map(({ lineId, code, facts, reason }) => ({
        ...{ tenant_id: tenantId, id: newId(), dispensing_id: id, line_id: lineId, code },
        ...{ facts: JSON.stringify(facts), rules_version: rulesVersion, reason },
      })),
    }),
  );
  context.audit({
    action: 'CREATE',
    resource: 'dispensings',
    resourceId: id,
    newValues: {
      dispensingNumber: dispensing.dispensing_number,
      prescriptionId,
      patientId: prescription.patient_id,
      invoiceId: billed.invoiceId,
      admissionId: billed.admissionId,
      lines: input.lines,
      witnessId,
      passed,
    },
  });
  announcePrescription(context, prescriptionId);
  if (witnessId !== null) context.announce('controlled-medicines');
  return {
    dispensingId: id,
    dispensingNumber: dispensing.dispensing_number,
    invoiceId: billed.invoiceId,
    invoiceNumber: billed.invoiceNumber,
    status,
  };
}

async function refuseDeceased({ db, tenantId }: CallContext, patientId: string): Promise<void> {
  const day = (await findPatient(db, tenantId, patientId))?.dateOfDeath;
  if (day) throw invalidFields({ prescriptionId: issue('patientDeceased', { day }) });
}

async function readKnown(context: CallContext, input: Input): Promise<KnownLines> {
  const { db, tenantId } = context;
  const [lines, balances] = await Promise.all([
    prescriptions.selectLines(db, tenantId, input.prescriptionId),
    queries.selectBalances(db, tenantId, input.prescriptionId),
  ]);
  const medicines = await readMedicinesById(context, [
    ...lines.flatMap((line) => line.medicine_id ?? []),
    ...input.lines.flatMap(({ medicineId }) => medicineId ?? []),
  ]);
  return { lines: new Map(lines.map((line) => [line.id, line])), balances, medicines };
}

function givenLines(handed: Input['lines'], { lines, medicines }: KnownLines): GivenLine[] {
  return handed
    .filter(({ isOutside }) => !isOutside)
    .map((one) => {
      const line = lines.get(one.lineId)!;
      return {
        handed: { ...one, quantity: one.quantity! },
        line,
        medicine: medicineOf(one, line, medicines)!,
      };
    });
}

async function refuseStops(
  context: CallContext,
  {
    input,
    prescription,
    known,
  }: { input: Input; prescription: prescriptions.StoredPrescription; known: KnownLines },
) {
  const { db, tenantId } = context;
  const chosen = new Map(input.lines.map((one) => [one.lineId, one]));
  const { checks } = await checkAgain(context, {
    prescription,
    lines: [...known.lines.values()],
    signed: await prescriptions.selectFindings(db, tenantId, prescription.id),
    medicineOf: (line) =>
      medicineOf({ medicineId: chosen.get(line.id)?.medicineId ?? null }, line, known.medicines),
  });
  const lineIds = new Set(input.lines.filter(({ isOutside }) => !isOutside).map(({ lineId }) => lineId));
  const reasons = reasonsOf(input.reasons);
  return refuseNewStops(checks, lineIds, reasons).map((stop) => ({
    ...stop,
    reason: reasons.get(stop.key)!,
  }));
}

/** One movement for each lot that was chosen; none chosen takes what expires first of what lasts for the course. */
function stockLines(
  one: GivenLine,
  { id, placeId, patientId }: Record<'id' | 'placeId' | 'patientId', string>,
  { witnessId, today }: { witnessId: string | null; today: string },
): { of: GivenLine; line: StockLine }[] {
  const same = { kind: 'dispense' as const, itemId: one.medicine.id, placeId, patientId, witnessId };
  const source = { kind: 'dispensing', id };
  const { lots, quantity } = one.handed;
  const lastsUntil = courseEndOf(one.line, today) ?? undefined;
  if (lots.length === 0) return [{ of: one, line: { ...same, source, quantity, lastsUntil } }];
  return lots.map((lot) => ({ of: one, line: { ...same, source, ...lot } }));
}

interface Taken {
  asked: Input;
  given: readonly GivenLine[];
  lotsOf: (one: GivenLine) => MovedLot[];
  placeId: string;
}

/** What expires before the course ends is asked about, whoever chose the lot. */
function refuseShortLots(context: CallContext, { asked, given, lotsOf }: Taken): void {
  for (const one of given.filter(({ handed }) => handed.lotReason === null)) {
    const day = courseEndOf(one.line, todayOf(context));
    const isShort = lotsOf(one).some(({ expiresOn }) => day && expiresOn !== null && expiresOn < day);
    if (isShort) throw invalidFields({ [reasonField(asked, one)]: issue('lotEndsEarly', { day: day! }) });
  }
}

function reasonField({ lines }: Input, { line }: GivenLine): string {
  return `lines.${lines.findIndex(({ lineId }) => lineId === line.id)}.lotReason`;
}

/** Asked while the items are locked, so that nobody takes or brings a lot meanwhile. */
async function refuseLaterLots(
  context: CallContext,
  { asked, given, lotsOf, placeId }: Taken,
): Promise<void> {
  const { db, tenantId } = context;
  for (const one of given.filter(({ handed }) => handed.lots.length > 0 && handed.lotReason === null)) {
    const last = lotsOf(one)
      .map(({ expiresOn }) => expiresOn ?? '9999-12-31')
      .toSorted()
      .at(-1)!;
    // What would not last for the course is passed over without a question.
    const today = todayOf(context);
    const from = courseEndOf(one.line, today) ?? today;
    const wanted = { itemId: one.medicine.id, placeId, today: from, before: last };
    if (await queries.hasEarlierLot(db, tenantId, wanted)) {
      throw invalidFields({ [reasonField(asked, one)]: issue('lotReasonMissing') });
    }
  }
}

/** The state that follows from what is handed out now, beside what was before. */
async function writeStatus(
  { db, tenantId, clock }: CallContext,
  prescription: prescriptions.StoredPrescription,
  { input, known }: { input: Input; known: KnownLines },
) {
  const handed = new Map(input.lines.map((one) => [one.lineId, one]));
  const status = statusOf(
    [...known.lines.values()].map((line) => {
      const before = toBalance(line, known.balances.get(line.id));
      const now = handed.get(line.id);
      if (!now) return before;
      if (now.isOutside) return { ...before, isOutside: true };
      return { ...before, given: before.given + now.quantity! };
    }),
  );
  await prescriptions.prescriptionRows.update(
    db,
    { tenantId, id: prescription.id, version: prescription.version },
    { status, updated_at: clock.now().toISOString() },
  );
  return status;
}
