import { appointmentsServer } from '#areas/appointments/appointments.server.ts';
import { auditServer } from '#areas/audit/audit.server.ts';
import { consultationsServer } from '#areas/consultations/consultations.server.ts';
import { emergencyAccessServer } from '#areas/emergency-access/emergency-access.server.ts';
import { peopleServer } from '#areas/people/people.server.ts';
import { messagesServer } from '#areas/messages/messages.server.ts';
import { notificationsServer } from '#areas/notifications/notifications.server.ts';
import { patientsServer } from '#areas/patients/patients.server.ts';
import { settingsServer } from '#areas/settings/settings.server.ts';
import { laboratoryServer } from '#areas/laboratory/laboratory.server.ts';
import { billingServer } from '#areas/billing/billing.server.ts';
import { referralsServer } from '#areas/referrals/referrals.server.ts';
import { analyticsServer } from '#areas/analytics/analytics.server.ts';
import { reportsServer } from '#areas/reports/reports.server.ts';
import { viewsServer } from '#areas/views/views.server.ts';
import { leavingServer } from '#areas/leaving/leaving.server.ts';
import { platformServer } from '#areas/platform/platform.server.ts';
import { subscriptionsServer } from '#areas/subscriptions/subscriptions.server.ts';
import { pharmacyServer } from '#areas/pharmacy/pharmacy.server.ts';
import { importsServer } from '#areas/imports/imports.server.ts';
import { inpatientServer } from '#areas/inpatient/inpatient.server.ts';
import { stockServer } from '#areas/stock/stock.server.ts';
import { dosesServer } from '#areas/doses/doses.server.ts';
import { nursingServer } from '#areas/nursing/nursing.server.ts';
import { surgeryServer } from '#areas/surgery/surgery.server.ts';
import { vitalsServer } from '#areas/vitals/vitals.server.ts';
import { wardOrdersServer } from '#areas/ward-orders/ward-orders.server.ts';
import { wardRoundsServer } from '#areas/ward-rounds/ward-rounds.server.ts';
import type { NewHospital, ServerArea } from '#server/server-area.ts';

/** Every area that answers calls. */
export const serverAreas: readonly ServerArea[] = [
  peopleServer,
  notificationsServer,
  patientsServer,
  appointmentsServer,
  consultationsServer,
  settingsServer,
  auditServer,
  emergencyAccessServer,
  laboratoryServer,
  billingServer,
  referralsServer,
  inpatientServer,
  stockServer,
  pharmacyServer,
  vitalsServer,
  dosesServer,
  nursingServer,
  wardOrdersServer,
  wardRoundsServer,
  surgeryServer,
  messagesServer,
  analyticsServer,
  reportsServer,
  viewsServer,
  importsServer,
  subscriptionsServer,
  leavingServer,
  platformServer,
];

/** Gives a new hospital what each area starts with. */
export async function openHospital(hospital: NewHospital): Promise<void> {
  for (const { newHospital } of serverAreas) await newHospital?.(hospital);
}
