import { inShort, readAllergies, recordDeath } from '#areas/patients/patients.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { writeNextVersion } from '#server/records/next-version.ts';
import { withReasons } from '#kernel/care/medicine-check.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { checkMedicines } from '#server/points/check-medicines.ts';
import { lockActive } from '../admissions/steps/active-admission.service.ts';
import type { Admission } from '../admissions/admission.contract.ts';
import { toAdmission } from '../admissions/admission.record.ts';
import { admissionTopic } from '../admissions/admission.rules.ts';
import { requireAdmission } from '../admissions/admission.service.ts';
import { findBlockers, passStage, permissionsOf } from './discharge-blocking.service.ts';
import type * as contract from './discharge.contract.ts';
import type { DecidedMedicine, Discharge } from './discharge.contract.ts';
import { issue } from './discharge.issues.ts';
import { dischargeRows, insertDischarge, selectDischarge } from './discharge.queries.ts';
import { auditValues, inWords, toDischarge } from './discharge.record.ts';

export async function getDischarge(
  context: CallContext,
  { admissionId }: CallInput<typeof contract.getDischarge>,
): Promise<Discharge> {
  const found = await readDischarge(context, admissionId);
  context.audit({ action: 'VIEW', resource: 'discharges', resourceId: admissionId });
  return found;
}

/** @throws AppError NOT_FOUND */
export async function readDischarge(context: CallContext, admissionId: string): Promise<Discharge> {
  const admission = toAdmission(await requireAdmission(context, admissionId));
  const row = await selectDischarge(context.db, context.tenantId, admissionId);
  const blockers = await findBlockers(context, admission, row);
  const allergies = inShort(await readAllergies(context, admission.patient.id));
  return { ...toDischarge(admission, row, blockers, permissionsOf(context)), allergies };
}

/**
 * The doctor's decision that the patient leaves; again after it was taken back.
 * @throws AppError WRONG_STATE when it is over or decided already, STALE, INVALID_INPUT at the field, DISCHARGE_BLOCKED,
 * SAFETY_STOP for a medicine that an allergy stops and that has no reason
 */
export function decideDischarge(
  context: CallContext,
  input: CallInput<typeof contract.decideDischarge>,
): Promise<Discharge> {
  return decideWith(context, input, (patientId) => checkedMedicines(context, patientId, input));
}

type DecideInput = CallInput<typeof contract.decideDischarge>;

/** The same with medicines that somebody else writes, who is asked once the stay is held. */
export async function decideWith(
  context: CallContext,
  input: Omit<DecideInput, 'medicines' | 'reasons'>,
  medicinesOf: (patientId: string) => Promise<DecidedMedicine[]>,
): Promise<Discharge> {
  const { db, tenantId, actor, clock } = context;
  const { admissionId, version } = input;
  const admission = await lockActive(context, admissionId);
  const before = await readDischarge(context, admissionId);
  const stored = await selectDischarge(db, tenantId, admissionId);
  if (stored && stored.clinical_at !== null) throw new AppError('WRONG_STATE', { status: 'clinical' });
  const now = clock.now().toISOString();
  const medicines = await medicinesOf(admission.patient.id);
  const decision = decisionColumns({ ...input, medicines }, input.dischargedAt ?? now);
  refuseImpossible(context, admission, decision);
  const blockers = await findBlockers(context, admission, stored);
  const override = passStage(context, 'clinical', blockers, input.overrideReason);
  const done = {
    ...decision,
    admission_status: 'active' as const,
    clinical_at: now,
    clinical_by: actor.userId,
    clinical_override: override,
    updated_at: now,
  };
  if (stored) {
    await writeNextVersion(context, dischargeRows, { id: stored.id, version }, done, async () => before);
  } else {
    if (version !== 0) throw new AppError('STALE', { current: before });
    const row = { tenant_id: tenantId, id: newId(), admission_id: admissionId, ...nothingDone, ...done };
    await refusing(insertDischarge(db, { ...row, created_at: now, version: 1 }), {
      discharge_once: () => new AppError('STALE', { current: before }),
    });
  }
  if (input.recordsDeath && decision.died_at !== null) {
    const day = dateIn(actor.timeZone, new Date(decision.died_at));
    await recordDeath(context, { patientId: admission.patient.id, day });
  }
  return finishStage(context, before);
}

const nothingDone = {
  pharmacy_at: null,
  pharmacy_by: null,
  pharmacy_override: null,
  billing_at: null,
  billing_by: null,
  billing_override: null,
  nursing_at: null,
  nursing_by: null,
  nursing_override: null,
  gone_at: null,
  gone_by: null,
  gone_override: null,
  left_at: null,
};

/** What the patient goes on taking, with what the allergies say of it. @throws AppError SAFETY_STOP */
async function checkedMedicines(
  context: CallContext,
  patientId: string,
  { medicines, reasons }: DecideInput,
): Promise<DecidedMedicine[]> {
  if (medicines.length === 0) return [];
  const found = await checkMedicines(context, { patientId, medicines });
  // Whatever stops is told at once, whichever of the medicines it is.
  withReasons(found.flat(), reasons);
  return medicines.map((medicine, place) => ({
    ...inWords,
    ...medicine,
    checks: withReasons(found[place] ?? [], reasons),
  }));
}

function decisionColumns(
  input: Omit<DecideInput, 'medicines' | 'reasons'> & { medicines: readonly DecidedMedicine[] },
  dischargedAt: string,
) {
  const { disposition } = input;
  const isDeath = disposition === 'died';
  return {
    disposition,
    referred_to: disposition === 'referred' ? input.referredTo : null,
    discharged_at: dischargedAt,
    died_at: isDeath ? input.diedAt : null,
    cause_of_death: isDeath ? input.causeOfDeath : null,
    diagnoses: input.diagnoses,
    summary: input.summary,
    follow_up: input.followUp,
    follow_up_date: input.followUpDate,
    medicines: JSON.stringify(input.medicines),
  };
}

/** @throws AppError INVALID_INPUT at every field that cannot be */
function refuseImpossible(
  { actor, clock }: CallContext,
  { admittedAt }: Admission,
  decision: ReturnType<typeof decisionColumns>,
): void {
  const now = clock.now().toISOString();
  const { disposition, discharged_at: at, died_at: diedAt, follow_up_date: followUp } = decision;
  const outside = (time: string) =>
    time > now ? 'inTheFuture' : time < admittedAt ? 'beforeAdmission' : null;
  const isDeath = disposition === 'died';
  const wrong = {
    dischargedAt: outside(at),
    referredTo: disposition === 'referred' && decision.referred_to === null ? 'whereMissing' : null,
    diedAt: isDeath ? (diedAt === null ? 'diedMissing' : outside(diedAt)) : null,
    causeOfDeath: isDeath && decision.cause_of_death === null ? 'causeMissing' : null,
    followUpDate:
      followUp !== null && followUp < dateIn(actor.timeZone, new Date(at)) ? 'followUpBeforeDischarge' : null,
  } as const;
  const named = Object.entries(wrong).flatMap(([field, key]) => (key === null ? [] : [[field, issue(key)]]));
  if (named.length > 0) throw invalidFields(Object.fromEntries(named) as Record<string, string>);
}

/** Says in the audit trail and to open screens what became of a discharge. */
export async function finishStage(
  context: CallContext,
  before: Discharge,
  more: Record<string, unknown> = {},
): Promise<Discharge> {
  const after = await readDischarge(context, before.admissionId);
  const { oldValues, newValues } = changedFields(auditValues(before), auditValues(after));
  context.audit({
    action: before.version === 0 ? 'CREATE' : 'UPDATE',
    resource: 'discharges',
    resourceId: before.admissionId,
    oldValues,
    newValues: { ...newValues, ...more },
  });
  context.announce('admissions');
  context.announce(admissionTopic(before.admissionId));
  return after;
}
