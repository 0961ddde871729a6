import type { z } from 'zod';
import type { TeamRole } from '../case.contract.ts';
import type { CaseRow, StoredCase } from '../case.queries.ts';
import { isHolding, plusMinutes } from '../case.rules.ts';
import type { caseFields } from './booking.contract.ts';
import type { WantedTheatre } from '../../sessions/claiming/session-claim.service.ts';
import type { Taken } from './clash.service.ts';

/** What a person types about a case, as it is stored: null for what is not there. */
export type CaseFields = { [Name in keyof typeof caseFields]: z.output<(typeof caseFields)[Name]> };

/** What a person typed, from a stored row. */
export function fieldsOf(row: CaseRow): CaseFields {
  const inTeam = (role: TeamRole) => row.team.filter((member) => member.role === role).map(({ id }) => id);
  return {
    admissionId: row.admission_id,
    procedureId: row.procedure_id,
    procedureName: row.procedure_name,
    procedureCode: row.procedure_code,
    laterality: row.laterality,
    site: row.site,
    preOpDiagnosis: row.pre_op_diagnosis,
    surgeonId: inTeam('surgeon')[0]!,
    assistantSurgeonId: inTeam('assistant')[0] ?? null,
    anesthesiologistId: inTeam('anesthesiologist')[0] ?? null,
    nurseIds: inTeam('nurse'),
    theatreId: row.theatre_id,
    scheduledStartTime: row.scheduled_start,
    estimatedDuration: row.estimated_minutes,
    urgency: row.urgency,
    bloodNeeds: row.blood_needs,
    equipmentNeeds: row.equipment_needs,
    fastingFrom: row.fasting_from,
    notes: row.notes,
  };
}

interface Booked {
  status: StoredCase['status'];
  createdAt: string;
  isOverbooked: boolean;
}

/** The columns of what a person typed. */
export function columnsOf(fields: CaseFields, { status, createdAt, isOverbooked }: Booked) {
  const start = fields.scheduledStartTime;
  return {
    admission_id: fields.admissionId,
    theatre_id: fields.theatreId,
    procedure_id: fields.procedureId,
    procedure_name: fields.procedureName,
    procedure_code: fields.procedureCode,
    laterality: fields.laterality,
    site: fields.site,
    pre_op_diagnosis: fields.preOpDiagnosis,
    urgency: fields.urgency,
    estimated_minutes: fields.estimatedDuration,
    scheduled_start: start,
    scheduled_end: start && plusMinutes(start, fields.estimatedDuration),
    holds_time: start !== null && isHolding(status) && !isOverbooked,
    listed_at: start ?? createdAt,
    blood_needs: fields.bloodNeeds,
    equipment_needs: fields.equipmentNeeds,
    fasting_from: fields.fastingFrom,
    notes: fields.notes,
  };
}

/** What a case takes at its time; null for one without a date. */
export function takenBy(fields: CaseFields & { patientId: string }): Taken | null {
  const { scheduledStartTime: start, theatreId, patientId, urgency } = fields;
  if (start === null || theatreId === null) return null;
  const { surgeonId, assistantSurgeonId, anesthesiologistId, nurseIds } = fields;
  return {
    theatreId,
    patientId,
    urgency,
    userIds: [surgeonId, assistantSurgeonId, anesthesiologistId, ...nurseIds].filter((id) => id !== null),
    start,
    end: plusMinutes(start, fields.estimatedDuration),
  };
}

/** Where and when a case is operated, and by whom; null for one without a date. */
export function theatreOf(fields: CaseFields): WantedTheatre | null {
  const { scheduledStartTime: start, theatreId, urgency, surgeonId } = fields;
  if (start === null || theatreId === null) return null;
  return { theatreId, start, end: plusMinutes(start, fields.estimatedDuration), urgency, surgeonId };
}
