import { findAppointment, findDoctorOfUser } from '#areas/appointments/appointments.public.ts';
import { selectPatientOfConsultation } from '#areas/consultations/consultations.public.ts';
import { notify, notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { issue as admissionIssue } from '../admissions/admission.issues.ts';
import { refuseAdmitted, requirePatient } from '../admissions/steps/admissible-patient.service.ts';
import { notice } from '../inpatient.notices.ts';
import { requireWard } from '../wards/ward.service.ts';
import type * as contract from './admission-request.contract.ts';
import type { AdmissionRequest } from './admission-request.contract.ts';
import { issue } from './admission-request.issues.ts';
import { insertRequests, requestRows, selectRequest, selectRequests } from './admission-request.queries.ts';
import { auditValues, toRequest } from './admission-request.record.ts';

/** Where the queue of requests is shown. */
const queueAddress = '/dashboard/admissions?tab=requests';

const requestRecord = recordOf({
  resource: 'admission_requests',
  topic: 'admissions',
  rows: requestRows,
  select: selectRequest,
  toRecord: toRequest,
  audited: auditValues,
  refusals: { admission_request_open_of_patient: () => new AppError('REQUEST_EXISTS') },
});

export async function listAdmissionRequests(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listAdmissionRequests>,
): Promise<Page<AdmissionRequest>> {
  const rows = await selectRequests(db, tenantId, input);
  const page = toPage(rows, input.limit, (row) => [row.rank, row.requested_at, row.id]);
  return { ...page, rows: page.rows.map(toRequest) };
}

/** @throws AppError NOT_FOUND, INVALID_INPUT at the field, PATIENT_ADMITTED, REQUEST_EXISTS */
export async function requestAdmission(
  context: CallContext,
  input: CallInput<typeof contract.requestAdmission>,
): Promise<AdmissionRequest> {
  const { db, tenantId, actor, clock } = context;
  const patient = await requirePatient(context, input.patientId);
  if (patient.date_of_death !== null) {
    throw invalidFields({ patientId: admissionIssue('patientDeceased', { day: patient.date_of_death }) });
  }
  await refuseAdmitted(context, patient.id);
  if (input.wardId) await requireWard(context, input.wardId);
  const visit = await requireVisit(context, input.appointmentId, patient.id);
  await requireConsultation(context, input.consultationId, patient.id);
  const own = await findDoctorOfUser(db, tenantId, actor.userId);
  const now = clock.now().toISOString();
  const id = newId();
  const row = {
    tenant_id: tenantId,
    id,
    patient_id: patient.id,
    urgency: input.urgency,
    ward_type: input.wardType,
    ward_id: input.wardId,
    reason: input.reason,
    expected_days: input.expectedDays,
    admitting_doctor: input.admittingDoctor ?? visit?.doctorName ?? own?.name ?? null,
    primary_diagnosis: input.primaryDiagnosis,
    appointment_id: input.appointmentId,
    consultation_id: input.consultationId,
    status: 'open' as const,
    requested_by: actor.userId,
    requested_at: now,
    decided_by: null,
    decided_at: null,
    cancel_reason: null,
    updated_at: now,
    version: 1,
  };
  await requestRecord.refusing(insertRequests(db, [row]));
  const request = await requestRecord.created(context, id);
  await tellPlacers(context, request);
  return request;
}

/** @throws AppError NOT_FOUND, INVALID_INPUT for the visit of another patient */
async function requireVisit({ db, tenantId }: CallContext, id: string | null, patientId: string) {
  if (id === null) return undefined;
  const appointment = await findAppointment(db, tenantId, id);
  if (!appointment) throw new AppError('NOT_FOUND');
  if (appointment.patientId !== patientId) {
    throw invalidFields({ appointmentId: issue('otherPatientsAppointment') });
  }
  return appointment;
}

/** @throws AppError NOT_FOUND for a consultation that there is not, or of another patient */
async function requireConsultation({ db, tenantId }: CallContext, id: string | null, patientId: string) {
  if (id !== null && (await selectPatientOfConsultation(db, tenantId, id)) !== patientId) {
    throw new AppError('NOT_FOUND');
  }
}

/** Withdrawn by who asked, or turned down by who places patients. @throws AppError WRONG_STATE, STALE, FORBIDDEN */
export async function cancelAdmissionRequest(
  context: CallContext,
  { requestId: id, version, reason }: CallInput<typeof contract.cancelAdmissionRequest>,
): Promise<AdmissionRequest> {
  const { actor, clock } = context;
  return requestRecord.change(
    context,
    { id, version },
    ({ status }, { requested_by: askedBy }) => {
      if (status !== 'open') throw new AppError('WRONG_STATE', { status });
      if (askedBy !== actor.userId && !can(actor, 'beds.assign')) {
        throw new AppError('FORBIDDEN', { permission: 'beds.assign' });
      }
      const decided = { decided_by: actor.userId, decided_at: clock.now().toISOString() };
      return { status: 'cancelled', ...decided, cancel_reason: reason };
    },
    {
      async alongside(_, { requested_by: userId, patient_number: patientNumber }) {
        if (userId === actor.userId) return;
        const turnedDown = notice('bedRequestTurnedDown', { patientNumber });
        await notify(context, { userId, notice: turnedDown, link: queueAddress });
      },
    },
  );
}

/** Marks the request that an admission answers. @throws AppError INVALID_INPUT at `requestId` when it is not open. */
export async function closeRequest(
  context: CallContext,
  { requestId: id, patientId }: { requestId: string; patientId: string },
): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const stored = await requestRows.lock(db, tenantId, id);
  if (!stored) throw new AppError('NOT_FOUND');
  if (stored.patient_id !== patientId || stored.status !== 'open') {
    throw invalidFields({ requestId: admissionIssue('otherPatientsRequest') });
  }
  const at = clock.now().toISOString();
  await requestRows.update(
    db,
    { tenantId, id, version: stored.version },
    { status: 'admitted', decided_by: actor.userId, decided_at: at, updated_at: at },
  );
  const values = { status: 'admitted', decidedAt: at };
  context.audit({
    action: 'UPDATE',
    resource: 'admission_requests',
    resourceId: id,
    oldValues: { status: 'open', decidedAt: null },
    newValues: values,
  });
}

/** Those who place patients hear of it, but for who asks. */
async function tellPlacers(context: CallContext, request: AdmissionRequest): Promise<void> {
  const { db, tenantId, actor } = context;
  const placers = await findPeopleWith(db, tenantId, 'beds.assign');
  const others = placers.filter((userId) => userId !== actor.userId);
  const { patientNumber } = request.patient;
  const asked = notice(`bedRequested_${request.urgency}`, { patientNumber });
  await notifyAll(context, others, { notice: asked, link: queueAddress });
}
