import { appendSteps } from '#database/counting/open-steps.ts';
import { counterSteps } from '#database/counters.ts';
import { dailySteps } from '#database/daily-figures.ts';
import { selectWrittenOf } from '#database/joining/used-patients.ts';
import type { CallContext } from '#server/call-context.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { addSteps, type CountedPatient, patientSteps } from '../../figures/patient.figures.ts';
import type { PatientRow } from '../../patients/patient.queries.ts';
import {
  deletePatients,
  lockImported,
  selectAskedOfAllergies,
  takeFromImport,
} from './imported-patients.queries.ts';

/** What a registration writes itself. */
const ownTables = ['patient_allergy', 'allergy_state', 'patient_identifier'] as const;

/**
 * Deletes patients whom an import added, where nobody has changed their record since and nothing is written of them, and
 * returns the ids of those it deleted.
 */
export async function removeImportedPatients(
  context: CallContext,
  records: readonly { id: string; version: number }[],
): Promise<Set<string>> {
  const { db, tenantId } = context;
  const versions = new Map(records.map(({ id, version }) => [id, version]));
  const locked = await lockImported(db, tenantId, [...versions.keys()]);
  const unchanged = locked.filter(({ id, version }) => versions.get(id) === version);
  const ids = unchanged.map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const written = await selectWrittenOf(db, tenantId, ids, ownTables);
  const asked = new Set(await selectAskedOfAllergies(db, tenantId, ids));
  const free = unchanged.filter(({ id }) => !written.has(id) && !asked.has(id));
  if (free.length === 0) return new Set();
  const freeIds = free.map(({ id }) => id);
  await deletePatients(db, tenantId, freeIds);
  await takeFromFigures(context, free);
  for (const [importId, count] of countsOf(free, ({ import_id: id }) => id!)) {
    await takeFromImport(db, tenantId, importId, count);
  }
  const numbers = free.map(({ patient_number: number }) => number);
  context.audit({ action: 'DELETE', resource: 'patients', oldValues: { numbers } });
  context.announce('patients');
  return new Set(freeIds);
}

async function takeFromFigures(
  { db, tenantId, actor }: CallContext,
  rows: readonly PatientRow[],
): Promise<void> {
  const days = countsOf(rows, (row) => dateIn(actor.timeZone, new Date(row.created_at)));
  await appendSteps(db, tenantId, [
    ...counterSteps({
      ...addSteps(rows.map((row) => patientSteps(countedOf(row), null))),
      'patients.total': -rows.length,
    }),
    ...dailySteps([...days].map(([day, count]) => ({ day, name: 'patients.registered', value: -count }))),
  ]);
}

function countedOf({ date_of_birth: dateOfBirth, gender, status }: PatientRow): CountedPatient {
  return { dateOfBirth, gender, status };
}

function countsOf(rows: readonly PatientRow[], keyOf: (row: PatientRow) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}
