import type { CallContext } from '#database/handler.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { todayOf } from '#kernel/time/today.ts';
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
  const alerts = await context.findPatientAlerts(patientId);
  return {
    patient: toHeaded(toPerson(row, todayOf(context))),
    alerts: alerts.map(({ notice: { code, facts }, ...shown }) => ({ ...shown, code, facts: { ...facts } })),
  };
}
