import { advanceCounters } from '#database/counters.ts';
import type { ReadableCopy } from '#database/copies/readable-copy.ts';
import type { Db } from '#database/tables.ts';
import { systemClock } from '#kernel/time/clock.ts';
import { isUuid, newId } from '#kernel/ids.ts';
import { insertIdentifiers } from '../../imports/patient-import.queries.ts';
import { readLeftPatients, type LeftPatient } from './patient-copy.rows.ts';
import { fillPatientFigures } from '../../figures/patient-figures.queries.ts';
import { insertPatients, type PatientRow, selectPatients } from '../patient.queries.ts';
import { derivedColumns, toPatient } from '../patient.record.ts';
import { formatPatientNumber } from '../patient.rules.ts';

/** Under this system the ids stand that patients had in the earlier program, where they could not be kept. */
export const leftIdSystem = 'earlier-program';

// localStorage holds a few megabytes; beyond this the copy is no longer readable anyway.
const mostCopied = 10_000;
const batch = 500;

/** The demo's readable copy of the patients. */
export const patientCopy: ReadableCopy = {
  key: 'patients',
  topics: ['patients'],
  read: readCopy,
  check: (rows) => void readLeftPatients(rows),
  adopt: (db, tenantId, rows) => adoptPatients(db, tenantId, readLeftPatients(rows)),
};

async function readCopy(db: Db, tenantId: string): Promise<object[]> {
  const request = { status: 'all', sort: 'registered', limit: mostCopied } as const;
  const rows = await selectPatients(db, tenantId, request);
  const today = systemClock.now().toISOString().slice(0, 10);
  return rows.slice(0, mostCopied).map((row) => {
    const { age: _isDerived, version: _isInternal, isRestricted, ...patient } = toPatient(row, today);
    return { ...patient, ...(isRestricted && { isRestricted }), tenantId };
  });
}

async function adoptPatients(db: Db, tenantId: string, patients: readonly LeftPatient[]): Promise<void> {
  const highest = Math.max(0, ...patients.map((patient) => Number(patient.patientNumber?.slice(1) ?? 0)));
  const missing = patients.filter((patient) => patient.patientNumber === null).length;
  await advanceCounters(db, tenantId, {
    'patients.active': patients.filter((patient) => patient.status === 'active').length,
    'patients.number': highest + missing,
    'patients.total': patients.length,
  });
  let lastNumber = highest;
  const nextNumber = () => formatPatientNumber((lastNumber += 1));
  const now = systemClock.now().toISOString();
  const adopted = patients
    .map((patient) => ({ ...patient, createdAt: patient.createdAt ?? now }))
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .map((patient) => ({ leftId: patient.leftId, row: rowOf(tenantId, patient, nextNumber) }));
  for (let from = 0; from < adopted.length; from += batch) {
    const part = adopted.slice(from, from + batch);
    await insertPatients(
      db,
      part.map(({ row }) => row),
    );
    const renamed = part.filter(({ leftId, row }) => leftId !== row.id);
    const identifiers = renamed.map(({ leftId, row }) => ({
      system: leftIdSystem,
      value: leftId,
      patientId: row.id,
    }));
    await insertIdentifiers(db, tenantId, identifiers);
  }
  await fillPatientFigures(db, tenantId);
}

function rowOf(
  tenantId: string,
  patient: LeftPatient & { createdAt: string },
  nextNumber: () => string,
): PatientRow {
  const patientNumber = patient.patientNumber ?? nextNumber();
  return {
    tenant_id: tenantId,
    id: isUuid(patient.leftId) ? patient.leftId : newId(),
    patient_number: patientNumber,
    ...derivedColumns({ ...patient, patientNumber }),
    status: patient.status,
    created_at: patient.createdAt,
    updated_at: patient.updatedAt ?? patient.createdAt,
    version: 1,
  };
}
