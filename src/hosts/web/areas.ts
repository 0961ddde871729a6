import { gatedByModule, type WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { messagesWeb } from '#areas/messages/messages.web.ts';
import { notificationsWeb } from '#areas/notifications/notifications.web.ts';
import { appointmentsWeb } from '#areas/appointments/appointments.web.ts';
import { patientsWeb } from '#areas/patients/patients.web.ts';
import { auditWeb } from '#areas/audit/audit.web.ts';
import { consultationsWeb } from '#areas/consultations/consultations.web.ts';
import { emergencyAccessWeb } from '#areas/emergency-access/emergency-access.web.ts';
import { peopleWeb } from '#areas/people/people.web.ts';
import { settingsWeb } from '#areas/settings/settings.web.ts';
import { importsWeb } from '#areas/imports/imports.web.ts';
import { inpatientWeb } from '#areas/inpatient/inpatient.web.ts';
import { leavingWeb } from '#areas/leaving/leaving.web.ts';
import { platformWeb } from '#areas/platform/platform.web.ts';
import { subscriptionsWeb } from '#areas/subscriptions/subscriptions.web.ts';
import { pharmacyWeb } from '#areas/pharmacy/pharmacy.web.ts';
import { dosesWeb } from '#areas/doses/doses.web.ts';
import { nursingWeb } from '#areas/nursing/nursing.web.ts';
import { surgeryWeb } from '#areas/surgery/surgery.web.ts';
import { wardOrdersWeb } from '#areas/ward-orders/ward-orders.web.ts';
import { wardRoundsWeb } from '#areas/ward-rounds/ward-rounds.web.ts';
import { vitalsWeb } from '#areas/vitals/vitals.web.ts';
import { laboratoryWeb } from '#areas/laboratory/laboratory.web.ts';
import { billingWeb } from '#areas/billing/billing.web.ts';
import { referralsWeb } from '#areas/referrals/referrals.web.ts';
import { stockWeb } from '#areas/stock/stock.web.ts';
import { analyticsWeb } from '#areas/analytics/analytics.web.ts';
import { reportsWeb } from '#areas/reports/reports.web.ts';
import { viewsWeb } from '#areas/views/views.web.ts';

/** Every area behind the sign-in; a new one is added here. The page loads this list once it is needed. */
export const areas: readonly WebArea<AnyIcon>[] = [
  patientsWeb,
  appointmentsWeb,
  consultationsWeb,
  notificationsWeb,
  messagesWeb,
  peopleWeb,
  settingsWeb,
  auditWeb,
  emergencyAccessWeb,
  inpatientWeb,
  stockWeb,
  vitalsWeb,
  nursingWeb,
  dosesWeb,
  wardOrdersWeb,
  wardRoundsWeb,
  surgeryWeb,
  laboratoryWeb,
  pharmacyWeb,
  billingWeb,
  referralsWeb,
  analyticsWeb,
  reportsWeb,
  viewsWeb,
  importsWeb,
  subscriptionsWeb,
  leavingWeb,
  platformWeb,
].map((area) => gatedByModule(area));

/** The shortcuts of the home screen. */
export const quickActions = areas.flatMap((area) => area.quickActions ?? []);
