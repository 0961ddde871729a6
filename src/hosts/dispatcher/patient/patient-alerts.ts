import type { PatientAlertSource, ServerArea } from '#database/handler.ts';
import { can } from '#kernel/access/actor.ts';
import { inAlertOrder, type PatientAlert } from '#kernel/care/patient-alert.ts';
import { sourcesOf } from '../areas/gated-parts.ts';

type Asker = Parameters<PatientAlertSource['find']>[0];

/** What all areas tell of a patient: each is asked once, and none whose records the actor may not read. */
export async function patientAlertsOf(
  areas: readonly ServerArea[],
  context: Asker,
  patientId: string,
): Promise<PatientAlert[]> {
  const { actor } = context;
  const found = sourcesOf(areas, actor, 'patientAlerts')
    .filter(({ access }) => can(actor, access))
    .map((source) => source.find(context, patientId));
  return inAlertOrder((await Promise.all(found)).flat());
}
