import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { ageInMonths } from '#kernel/time/age.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { issue } from './vital-signs.issues.ts';
import { selectMeasured } from './vital-signs.queries.ts';

interface Looked {
  patientId: string;
  /** Left out it is the active admission of the patient, if there is one. */
  admissionId: string | undefined;
  /** When the patient was looked at; left out it is now. */
  at: string | undefined;
  /** The field that a wrong time is told at. */
  field: string;
}

/** Whom something is written down about, in which stay, and the time that counts. */
export interface LookedAt {
  admissionId: string | null;
  at: string;
  /** How far the clock of the device was ahead; null where it was not. */
  clockAheadSeconds: number | null;
  /** On that day. */
  ageMonths: number;
}

/**
 * Finds the stay that an observation belongs to, and refuses a time that cannot be.
 * @throws AppError NOT_FOUND, also for an admission of somebody else; INVALID_INPUT at `patientId` or the time's field
 */
export async function findStay(context: CallContext, looked: Looked): Promise<LookedAt> {
  const { db, tenantId, actor, clock } = context;
  const patient = await selectMeasured(db, tenantId, looked);
  const isMissing = looked.admissionId !== undefined && patient?.admission_id === null;
  if (!patient || isMissing) throw new AppError('NOT_FOUND');
  const { at, clockAheadSeconds } = timeOf(looked, clock.now().toISOString());
  const day = dateIn(actor.timeZone, new Date(at));
  refuseImpossibleTime(patient, { at, day, field: looked.field });
  return {
    admissionId: patient.admission_id,
    at,
    clockAheadSeconds,
    ageMonths: ageInMonths(patient.date_of_birth, day),
  };
}

/** The clock of a device may be a little ahead: then the server's time counts, and by how much is kept. */
function timeOf({ at, field }: Looked, now: string) {
  if (at === undefined || at <= now) return { at: at ?? now, clockAheadSeconds: null };
  const aheadSeconds = Math.ceil((Date.parse(at) - Date.parse(now)) / 1000);
  if (aheadSeconds > timeLimits.deviceClockAheadMinutes * 60) {
    throw invalidFields({ [field]: issue('inTheFuture') });
  }
  return { at: now, clockAheadSeconds: aheadSeconds };
}

type Measured = NonNullable<Awaited<ReturnType<typeof selectMeasured>>>;

function refuseImpossibleTime(
  patient: Measured,
  { at, day, field }: { at: string; day: string; field: string },
): void {
  if (patient.status === 'inactive') throw invalidFields({ patientId: issue('patientInactive') });
  if (patient.date_of_death !== null && day > patient.date_of_death) {
    throw invalidFields({ patientId: issue('patientDeceased', { day: patient.date_of_death }) });
  }
  if (day < patient.date_of_birth) throw invalidFields({ [field]: issue('beforeBirth') });
  if (patient.admitted_at !== null && at < patient.admitted_at) {
    throw invalidFields({ [field]: issue('beforeAdmission') });
  }
  if (patient.ended_at !== null && at > patient.ended_at) {
    throw invalidFields({ [field]: issue('afterStay') });
  }
}
