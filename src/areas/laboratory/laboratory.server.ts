import { fillPoint } from '#server/points/point.ts';
import { consultationOrders } from '#server/points/consultation-orders.ts';
import { dischargeBlockers } from '#server/points/discharge-blockers.ts';
import { firstSteps } from '#server/points/first-steps.ts';
import { homeWork } from '#server/points/home-work.ts';
import { patientAlerts } from '#server/points/patient-alerts.ts';
import { timeline } from '#server/points/timeline.ts';
import type { ServerArea } from '#server/server-area.ts';
import { alertsCalls } from './alerts/alerts.server.ts';
import { criticalAlerts } from './alerts/critical-alerts.service.ts';
import { escalateAlerts } from './alerts/escalation.job.ts';
import { catalogueCalls } from './catalogue/catalogue.server.ts';
import { orderedTests } from './orders/consultation/ordered-tests.service.ts';
import { findOpenOrders } from './orders/unfinished/open-orders.service.ts';
import { openLabOrders } from './orders/home/open-list.service.ts';
import { ordersCalls } from './orders/orders.server.ts';
import { resultsCalls } from './results/results.server.ts';
import { settingsCalls } from './settings/settings.server.ts';
import { laboratoryTimeline } from './timeline/lab-timeline.service.ts';
import { laboratoryErrors } from './laboratory.errors.ts';
import { laboratorySamples } from './laboratory.seed.ts';
import { hasLabTests } from './catalogue/lab-test.queries.ts';

/** Laboratory: tests, orders, results, alerts, settings. */
export const laboratoryServer: ServerArea = {
  name: 'laboratory',
  module: 'laboratory_enabled',
  fills: [
    fillPoint(dischargeBlockers, findOpenOrders),
    fillPoint(timeline, laboratoryTimeline),
    fillPoint(patientAlerts, criticalAlerts),
    fillPoint(consultationOrders, orderedTests),
    fillPoint(homeWork, openLabOrders),
    fillPoint(firstSteps, {
      id: 'tests',
      access: 'lab.catalog',
      isDone: ({ db, tenantId }) => hasLabTests(db, tenantId),
    }),
  ],
  errors: laboratoryErrors,
  samples: laboratorySamples,
  minuteJobs: [escalateAlerts],
  calls: [...catalogueCalls, ...ordersCalls, ...resultsCalls, ...alertsCalls, ...settingsCalls],
};
