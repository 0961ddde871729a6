import { can } from '#kernel/access/actor.ts';
import type { PermissionDemand } from '#kernel/access/permissions.ts';
import { inAlertOrder, type PatientAlert } from '#kernel/care/patient-alert.ts';
import type { CallContext } from '../call-context.ts';
import { definePoint } from './point.ts';

type Asking = Pick<CallContext, 'db' | 'tenantId' | 'actor' | 'clock'>;

/** What an area has for the heading of a patient. */
export interface PatientAlertSource {
  /** Who may read it. */
  readonly access: PermissionDemand;
  /** Asked for a patient whose record is open to the person who asks; a handful of alerts, in one statement. */
  readonly find: (context: Asking, patientId: string) => Promise<PatientAlert[]>;
}

export const patientAlerts = definePoint<PatientAlertSource>('patient-alerts');

/** What all areas tell in the heading of a patient, as far as the actor may read it. Whoever calls has opened the record. */
export async function findPatientAlerts(
  context: Asking & Pick<CallContext, 'fillings'>,
  patientId: string,
): Promise<PatientAlert[]> {
  const found = context
    .fillings(patientAlerts)
    .filter(({ access }) => can(context.actor, access))
    .map((source) => source.find(context, patientId));
  return inAlertOrder((await Promise.all(found)).flat());
}
