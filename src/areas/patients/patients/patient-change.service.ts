import { changeCounters } from '#database/counters.ts';
import type { CallContext } from '#server/call-context.ts';
import { refuseStateChange } from '#kernel/access/guarded-states.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { todayOf } from '#kernel/time/today.ts';
import { refuseImpossibleFacts } from './patient-day.service.ts';
import type * as contract from './patient.contract.ts';
import type { Patient } from './patient.contract.ts';
import { patientRows } from './patient.queries.ts';
import { patientSteps } from '../figures/patient.figures.ts';
import { allergyStatusOf, statusWith } from './patient-facts.rules.ts';
import { issue } from './patient.issues.ts';
import { derivedColumns, toPatient } from './patient.record.ts';
import { patientTopic, restrictionTopic } from './patient.rules.ts';
import { addRegistered, readRegistered } from '../allergies/registering.service.ts';
import { openRecord } from '../restrictions/record-access.service.ts';
import type * as restriction from '../restrictions/restriction.contract.ts';

interface Change {
  patientId: string;
  /** The version that the person saw. */
  version: number;
  /** What it says of allergies, where it says something of them. */
  adding?: Parameters<typeof addRegistered>[2] | undefined;
}

/** @throws AppError STALE with the stored record when somebody else changed it meanwhile. */
export async function updatePatient(
  context: CallContext,
  input: CallInput<typeof contract.updatePatient>,
): Promise<Patient> {
  const { patientId, version, ...changes } = input;
  const { allergyStatus, allergies } = changes;
  const lastName = changes.lastName === null ? '' : undefined;
  const given = Object.entries(changes).filter(([, value]) => value !== undefined && value !== '');
  const adding = allergyStatus !== undefined || allergies ? { allergyStatus, allergies } : undefined;
  const seen = { patientId, version, adding };
  return changePatient(context, seen, 'UPDATE', (before) => {
    const wanted = settledFacts(
      {
        ...before,
        ...Object.fromEntries(given),
        ...(lastName !== undefined && { lastName }),
        // A change adds to the list of allergies and takes nothing away.
        allergies: changes.allergies || before.allergies,
      },
      before,
      changes,
    );
    refuseImpossibleFacts(context, wanted);
    if (allergies === null && before.allergies !== null) {
      throw invalidFields({ allergies: issue('allergiesEnd') });
    }
    if (wanted.status === 'deceased' && changes.status !== undefined) {
      throw invalidFields({ status: issue('statusOfDeceased') });
    }
    return wanted;
  });
}

type Changes = { [Field in 'status' | 'allergyStatus' | 'birthPrecision']?: Patient[Field] | undefined };

/** What follows from the fields that were given: status, allergies, and how exactly a new birth date is known. */
function settledFacts(wanted: Patient, before: Patient, given: Changes): Patient {
  const isNewBirth = wanted.dateOfBirth !== before.dateOfBirth;
  return {
    ...wanted,
    status: statusWith(wanted.dateOfDeath, wanted.status),
    allergyStatus: allergyStatusOf(given, wanted, before.allergyStatus),
    birthPrecision: given.birthPrecision ?? (isNewBirth ? 'day' : before.birthPrecision),
  };
}

export async function deactivatePatient(
  context: CallContext,
  input: CallInput<typeof contract.deactivatePatient>,
): Promise<Patient> {
  return changePatient(context, input, 'UPDATE', (before) => withStatus(before, 'inactive'));
}

export async function reactivatePatient(
  context: CallContext,
  input: CallInput<typeof contract.reactivatePatient>,
): Promise<Patient> {
  return changePatient(context, input, 'UPDATE', (before) => withStatus(before, 'active'));
}

function withStatus(before: Patient, status: 'active' | 'inactive'): Patient {
  if (before.status === 'deceased') throw new AppError('WRONG_STATE', { status: before.status });
  return { ...before, status };
}

export async function restrictPatient(
  context: CallContext,
  { reason, ...change }: CallInput<typeof restriction.restrictPatient>,
): Promise<Patient> {
  const wish = (before: Patient) => ({ ...before, isRestricted: true });
  const after = await changePatient(context, change, 'RESTRICT', wish, { reason });
  context.announce(restrictionTopic(after.id));
  return after;
}

export async function unrestrictPatient(
  context: CallContext,
  { reason, ...change }: CallInput<typeof restriction.unrestrictPatient>,
): Promise<Patient> {
  return changePatient(context, change, 'UNRESTRICT', (before) => ({ ...before, isRestricted: false }), {
    reason,
  });
}

/**
 * Notes the day on which a patient died in the hospital, as a change of the record; a day that is noted already stays.
 * @throws AppError RECORD_RESTRICTED, INVALID_INPUT at `dateOfDeath` for a day that cannot be
 */
export async function recordDeath(
  context: CallContext,
  { patientId, day }: { patientId: string; day: string },
): Promise<void> {
  const stored = await patientRows.lock(context.db, context.tenantId, patientId);
  if (!stored) throw new AppError('NOT_FOUND');
  if (stored.date_of_death !== null) return;
  await changePatient(context, { patientId, version: stored.version }, 'UPDATE', (before) => {
    const wanted: Patient = { ...before, dateOfDeath: day, status: 'deceased' };
    refuseImpossibleFacts(context, wanted);
    return wanted;
  });
}

/** Opens the record, writes what `wish` makes of it and says in the audit trail what changed, and why. */
async function changePatient(
  context: CallContext,
  { patientId, version, adding }: Change,
  action: 'UPDATE' | 'RESTRICT' | 'UNRESTRICT',
  wish: (before: Patient) => Patient,
  why: { reason?: string | null } = {},
): Promise<Patient> {
  const { db, tenantId, clock } = context;
  const { row: stored, emergencyAccessId } = await openRecord(context, patientId);
  const known = await readRegistered(db, tenantId, [patientId]);
  const before = toPatient(stored, todayOf(context), known(patientId));
  const wanted = wish(before);
  refuseStateChange(context.actor, 'patient', before.status, wanted.status);
  const row = await patientRows.update(
    db,
    { tenantId, id: patientId, version },
    { ...derivedColumns(wanted), status: wanted.status, updated_at: clock.now().toISOString() },
  );
  if (!row) throw new AppError('STALE', { current: before });
  if (adding) await addRegistered(context, patientId, adding);
  const added = adding ? await readRegistered(db, tenantId, [patientId]) : known;
  const after = toPatient(row, todayOf(context), added(patientId));
  await changeCounters(db, tenantId, patientSteps(before, after));
  const { oldValues, newValues } = changedFields(before, after);
  context.audit({
    action: statusAction(before, after) ?? action,
    resource: 'patients',
    resourceId: patientId,
    oldValues,
    newValues: { ...newValues, ...(why.reason && why), ...(emergencyAccessId && { emergencyAccessId }) },
  });
  context.announce('patients');
  context.announce(patientTopic(patientId));
  return after;
}

function statusAction(before: Patient, after: Patient): 'DELETE' | 'REACTIVATE' | undefined {
  const isHiding = before.status === 'inactive' || after.status === 'inactive';
  if (after.status === before.status || !isHiding || after.status === 'deceased') return undefined;
  return after.status === 'active' ? 'REACTIVATE' : 'DELETE';
}
