import type { ServerArea } from '#database/handler.ts';
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
  firstSteps: [
    {
      id: 'medicines',
      access: 'pharmacy.catalogue',
      isDone: ({ db, tenantId }) => hasStockedMedicine(db, tenantId),
    },
  ],
  errors: pharmacyErrors,
  joinBlockers: prescriptionJoinBlockers,
  timeline: pharmacyTimeline,
  consultationOrders: prescribedThere,
  homeWork: [waitingForMedicines],
  samples: pharmacySamples,
  dailyJobs: [dispensingJob, saleCheckJob, countReminderJob],
  dischargeBlockers: findUndispensed,
  checkMedicines,
  calls: [...medicinesCalls, ...prescriptionsCalls, ...dispensingCalls, ...controlledCalls, ...counterCalls],
};
