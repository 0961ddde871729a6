import { toRecord } from '#database/to-record.ts';
import type { CallContext } from '#server/call-context.ts';
import { invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { isUuid } from '#kernel/ids.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { readMedicinesAlike } from '../../medicines/known-medicines.ts';
import { selectLastPrescription, selectLines, type StoredLine } from '../prescription.queries.ts';
import { writtenLine, maxLines, type WrittenLine } from '../prescription-line.contract.ts';
import type { CurrentStayRow } from './checked-patient.queries.ts';
import { allergiesToCheck, readPatientToPrescribe } from './checked-patient.service.ts';
import { readMedicines } from './signing.service.ts';
import type * as contract from './writing.contract.ts';
import { currentMedicine, type WritingPatient, writingPatient } from './writing.contract.ts';

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED */
export async function readWritingPatient(
  context: CallContext,
  { patientId }: CallInput<typeof contract.readWritingPatient>,
): Promise<WritingPatient> {
  const read = await readPatientToPrescribe(context, patientId);
  const last = await readLast(context, patientId);
  const { row, emergencyAccessId } = read.opened;
  context.audit({
    action: 'VIEW',
    resource: 'prescribing',
    resourceId: patientId,
    newValues: { emergencyAccessId },
  });
  return {
    patient: toRecord(writingPatient.shape.patient, row),
    ...allergiesToCheck(read.allergies),
    current: read.current.map((line) => toRecord(currentMedicine, line, { lineId: line.id })),
    stay: read.stay ? toStay(read.stay) : null,
    last,
  };
}

function toStay(row: CurrentStayRow): NonNullable<WritingPatient['stay']> {
  const { ward_name: wardName, bed_number: bedNumber } = row;
  const bed = wardName === null || bedNumber === null ? null : { wardName, bedNumber };
  return { admissionId: row.id, admissionNumber: row.admission_number, bed };
}

async function readLast(context: CallContext, patientId: string): Promise<WritingPatient['last']> {
  const { db, tenantId } = context;
  const closed = await context.findClosedRecords(patientId);
  const last = await selectLastPrescription(db, tenantId, patientId, [...closed]);
  if (!last) return null;
  const lines = await selectLines(db, tenantId, last.id);
  const written = lines.filter(({ state }) => state !== 'changed').map(writtenAgain);
  const medicines = await readMedicines(context, written);
  return {
    prescriptionNumber: last.prescription_number,
    signedAt: last.signed_at,
    lines: written,
    medicines: [...medicines.values()].filter(({ isActive }) => isActive),
  };
}

/** A signed line as it would be written today. */
function writtenAgain(line: StoredLine): WrittenLine {
  return toRecord(writtenLine, line, { quantity: line.is_quantity_typed ? line.quantity : null });
}

export async function listMedicinesAlike(
  context: CallContext,
  { name }: CallInput<typeof contract.readMedicinesAlike>,
) {
  return { rows: await readMedicinesAlike(context, [name]) };
}

export async function readMedicinesOfLines(
  context: CallContext,
  { ids }: CallInput<typeof contract.readMedicinesOfLines>,
) {
  const wanted = ids.split(',').filter(Boolean).slice(0, maxLines);
  if (!wanted.every(isUuid)) throw invalidFields({ ids: valueIssue('notAnId') });
  const medicines = await readMedicines(
    context,
    wanted.map((medicineId) => ({ medicineId })),
  );
  return { rows: [...medicines.values()] };
}
