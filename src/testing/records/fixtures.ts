import { analyticsFixture } from '#areas/analytics/analytics.fixture.ts';
import { appointmentsFixture } from '#areas/appointments/appointments.fixture.ts';
import { auditFixture } from '#areas/audit/audit.fixture.ts';
import { billingFixture } from '#areas/billing/billing.fixture.ts';
import { consultationsFixture } from '#areas/consultations/consultations.fixture.ts';
import { dosesFixture } from '#areas/doses/doses.fixture.ts';
import { emergencyAccessFixture } from '#areas/emergency-access/emergency-access.fixture.ts';
import { importsFixture } from '#areas/imports/imports.fixture.ts';
import { inpatientFixture } from '#areas/inpatient/inpatient.fixture.ts';
import { leavingFixture } from '#areas/leaving/leaving.fixture.ts';
import { laboratoryFixture } from '#areas/laboratory/laboratory.fixture.ts';
import { messagesFixture } from '#areas/messages/messages.fixture.ts';
import { nursingFixture } from '#areas/nursing/nursing.fixture.ts';
import { notificationsFixture } from '#areas/notifications/notifications.fixture.ts';
import { platformFixture } from '#areas/platform/platform.fixture.ts';
import { subscriptionsFixture } from '#areas/subscriptions/subscriptions.fixture.ts';
import { pharmacyFixture } from '#areas/pharmacy/pharmacy.fixture.ts';
import { patientsFixture } from '#areas/patients/patients.fixture.ts';
import { peopleFixture } from '#areas/people/people.fixture.ts';
import { referralsFixture } from '#areas/referrals/referrals.fixture.ts';
import { reportsFixture } from '#areas/reports/reports.fixture.ts';
import { viewsFixture } from '#areas/views/views.fixture.ts';
import { settingsFixture } from '#areas/settings/settings.fixture.ts';
import { stockFixture } from '#areas/stock/stock.fixture.ts';
import { surgeryFixture } from '#areas/surgery/surgery.fixture.ts';
import { vitalsFixture } from '#areas/vitals/vitals.fixture.ts';
import { wardOrdersFixture } from '#areas/ward-orders/ward-orders.fixture.ts';
import { wardRoundsFixture } from '#areas/ward-rounds/ward-rounds.fixture.ts';
import { inOrder } from '#kernel/order/in-order.ts';
import type { AreaFixture, KnownKind, ScreenVisit } from './area-fixture.ts';

/** The fixture of every area, in the order in which their records need each other; a new one is added here. */
export const fixtures: readonly AreaFixture[] = inOrder<AreaFixture>([
  peopleFixture,
  notificationsFixture,
  patientsFixture,
  appointmentsFixture,
  consultationsFixture,
  settingsFixture,
  auditFixture,
  emergencyAccessFixture,
  laboratoryFixture,
  inpatientFixture,
  pharmacyFixture,
  vitalsFixture,
  dosesFixture,
  nursingFixture,
  wardOrdersFixture,
  wardRoundsFixture,
  surgeryFixture,
  billingFixture,
  stockFixture,
  referralsFixture,
  messagesFixture,
  analyticsFixture,
  reportsFixture,
  viewsFixture,
  importsFixture,
  subscriptionsFixture,
  leavingFixture,
  platformFixture,
]);

/** What the id in a field names, for all areas together. */
export const kindOfField: ReadonlyMap<string, KnownKind | 'not ours'> = joined((fixture) => fixture.fields);

/** How each screen is visited, by the path of its route. */
export const screenVisits: ReadonlyMap<string, ScreenVisit> = joined((fixture) => fixture.screens);

function joined<Value>(
  partOf: (fixture: AreaFixture) => Readonly<Record<string, Value>>,
): Map<string, Value> {
  const all = new Map<string, Value>();
  for (const fixture of fixtures) {
    for (const [name, value] of Object.entries(partOf(fixture))) {
      if (all.has(name))
        throw new Error(`${fixture.name}.fixture.ts: another area has named '${name}' already`);
      all.set(name, value);
    }
  }
  return all;
}
