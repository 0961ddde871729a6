import type { PatientAlertSource, ServerArea } from '#database/handler.ts';
import { can } from '#kernel/access/actor.ts';
import { inAlertOrder, type PatientAlert } from '#kernel/care/patient-alert.ts';

type Asker = Parameters<PatientAlertSource['find']>[0];

/** What all areas tell of a patient: each is asked once, and none whose records the actor may not read. */
export async function patientAlertsOf(
  areas: readonly ServerArea[],
  context: Asker,
  patientId: string,
): Promise<PatientAlert[]> {
  const { actor } = context;
  const found = areas.map(async ({ module, patientAlerts }) => {
    if (!patientAlerts || (module && !actor.modules[module]) || !can(actor, patientAlerts.access)) return [];
    return patientAlerts.find(context, patientId);
  });
  return inAlertOrder((await Promise.all(found)).flat());
}
