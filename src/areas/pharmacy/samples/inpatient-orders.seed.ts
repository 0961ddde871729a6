import { sql } from 'kysely';
import { advanceCounters } from '#database/counters.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { selectMedicinesById } from '../medicines/medicine.queries.ts';
import { toMedicine } from '../medicines/medicine.record.ts';
import * as queries from '../prescriptions/prescription.queries.ts';
import { formatPrescriptionNumber, newVerificationCode } from '../prescriptions/prescription.rules.ts';
import type { WrittenLine } from '../prescriptions/prescription-line.contract.ts';
import { newLine, startEvents } from '../prescriptions/writing/signed-rows.ts';

/** A medicine of a sample order, by its brand. */
export type SampleOrderLine = Pick<WrittenLine, 'dose' | 'frequency' | 'duration'> &
  Partial<Pick<WrittenLine, 'prnIndication' | 'prnMinimumMinutes' | 'prnMaximum'>> & { brand: string };

/** What a sample patient in a bed is to get. */
export interface SampleOrder {
  patientId: string;
  admissionId: string;
  /** ISO 8601 in UTC. */
  signedAt: string;
  lines: readonly SampleOrderLine[];
}

interface OrderingHouse {
  tenantId: string;
  timeZone: string;
  doctor: { id: string; name: string };
}

const empty = { food: null, instruction: null, quantity: null } as const;
const notAsNeeded = { prnIndication: null, prnMinimumMinutes: null, prnMaximum: null } as const;

/** Adds inpatient prescriptions of sample medicines, for areas whose samples give what is ordered. */
export async function insertSampleOrders(
  db: Db,
  { tenantId, timeZone, doctor }: OrderingHouse,
  orders: readonly SampleOrder[],
): Promise<void> {
  const { rows: known } = await sql<{ id: string }>`
    select id from medicine where tenant_id = ${tenantId}::uuid`.execute(db);
  const stored = await selectMedicinesById(
    db,
    tenantId,
    known.map(({ id }) => id),
  );
  const byBrand = new Map(stored.map((row) => [row.name, toMedicine(row)]));
  const counters = await advanceCounters(db, tenantId, { 'prescriptions.number': orders.length });
  const first = counters['prescriptions.number'] - orders.length + 1;
  for (const [place, { patientId, admissionId, signedAt, lines }] of orders.entries()) {
    const prescription: queries.StoredPrescription = {
      ...{ tenant_id: tenantId, id: newId(), prescription_number: formatPrescriptionNumber(first + place) },
      ...{ verification_code: newVerificationCode(), kind: 'inpatient', patient_id: patientId },
      ...{ prescriber_id: doctor.id, prescriber_name: doctor.name, prescriber_registration: null },
      admission_id: admissionId,
      discharged_from: null,
      ...{ consultation_id: null, diagnosis: null, advice: null, next_visit: null, weight_grams: null },
      ...{ pregnancy: 'not-asked', status: 'signed', signed_at: signedAt, cancelled_at: null },
      ...{ cancelled_by: null, cancel_reason: null, updated_at: signedAt, version: 1 },
    };
    const today = dateIn(timeZone, new Date(signedAt));
    const rows = lines.map(({ brand, ...line }, index) => {
      const medicine = byBrand.get(brand)!;
      const written = { ...empty, ...notAsNeeded, ...line, medicineId: medicine.id, name: brand };
      return newLine(
        { prescription, userId: doctor.id, now: signedAt, today },
        { ...written, route: medicine.route },
        { medicine, lineNumber: index + 1 },
      );
    });
    await queries.insertPrescriptions(db, [prescription]);
    await queries.insertLines(db, rows);
    await queries.insertEvents(db, startEvents(rows));
  }
}
