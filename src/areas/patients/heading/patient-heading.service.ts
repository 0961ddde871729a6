import type { CallContext } from '#server/call-context.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { todayOf } from '#kernel/time/today.ts';
import { findPatientAlerts } from '#server/points/patient-alerts.ts';
import { toPerson } from '../patients/patient.record.ts';
import { openRecord } from '../restrictions/record-access.service.ts';
import {
  type PatientHeading,
  type readPatientHeading as headingCall,
  toHeaded,
} from './patient-heading.contract.ts';

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED: all of it is part of the record */
export async function readPatientHeading(
  context: CallContext,
  { patientId }: CallInput<typeof headingCall>,
): Promise<PatientHeading> {
  const { row } = await openRecord(context, patientId);
  const alerts = await findPatientAlerts(context, patientId);
  return {
    patient: toHeaded(toPerson(row, todayOf(context))),
    alerts: alerts.map(({ notice: { code, facts }, ...shown }) => ({ ...shown, code, facts: { ...facts } })),
  };
}
