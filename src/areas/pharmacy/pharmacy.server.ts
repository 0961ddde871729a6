import { fillPoint } from '#server/points/point.ts';
import { medicineChecks } from '#server/points/check-medicines.ts';
import { consultationOrders } from '#server/points/consultation-orders.ts';
import { dischargeBlockers } from '#server/points/discharge-blockers.ts';
import { firstSteps } from '#server/points/first-steps.ts';
import { homeWork } from '#server/points/home-work.ts';
import { joinBlockers } from '#server/points/join-blockers.ts';
import { timeline } from '#server/points/timeline.ts';
import type { ServerArea } from '#server/server-area.ts';
import { dispensingJob } from './dispensing/checks/dispensing-check.job.ts';
import { countReminderJob } from './controlled/reminders/count-reminder.job.ts';
import { checkMedicines } from './given/given-check.service.ts';
import { controlledCalls } from './controlled/controlled.server.ts';
import { saleCheckJob } from './counter/checks/sale-check.job.ts';
import { counterCalls } from './counter/counter.server.ts';
import { findUndispensed } from './dispensing/discharge/undispensed.service.ts';
import { dispensingCalls } from './dispensing/dispensing.server.ts';
import { waitingForMedicines } from './dispensing/home/waiting-list.service.ts';
import { medicinesCalls } from './medicines/medicines.server.ts';
import { pharmacyErrors } from './pharmacy.errors.ts';
import { pharmacySamples } from './pharmacy.seed.ts';
import { pharmacyTimeline } from './prescriptions/timeline/prescription-timeline.service.ts';
import { prescribedThere } from './prescriptions/consultation/prescribed.service.ts';
import { prescriptionsCalls } from './prescriptions/prescriptions.server.ts';
import { hasStockedMedicine } from './medicines/medicine.queries.ts';
import { prescriptionJoinBlockers } from './joining/prescription-join-blockers.queries.ts';

/** Pharmacy: the list of medicines, and prescriptions with their safety rules. */
export const pharmacyServer: ServerArea = {
  name: 'pharmacy',
  module: 'pharmacy_enabled',
  fills: [
    fillPoint(dischargeBlockers, findUndispensed),
    fillPoint(joinBlockers, prescriptionJoinBlockers),
    fillPoint(medicineChecks, checkMedicines),
    fillPoint(timeline, pharmacyTimeline),
    fillPoint(consultationOrders, prescribedThere),
    fillPoint(homeWork, waitingForMedicines),
    fillPoint(firstSteps, {
      id: 'medicines',
      access: 'pharmacy.catalogue',
      isDone: ({ db, tenantId }) => hasStockedMedicine(db, tenantId),
    }),
  ],
  errors: pharmacyErrors,
  samples: pharmacySamples,
  dailyJobs: [dispensingJob, saleCheckJob, countReminderJob],
  calls: [...medicinesCalls, ...prescriptionsCalls, ...dispensingCalls, ...controlledCalls, ...counterCalls],
};
