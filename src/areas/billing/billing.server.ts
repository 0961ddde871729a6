import { fillPoint } from '#server/points/point.ts';
import { firstSteps } from '#server/points/first-steps.ts';
import { homeWork } from '#server/points/home-work.ts';
import { joinBlockers } from '#server/points/join-blockers.ts';
import { timeline } from '#server/points/timeline.ts';
import type { ServerArea } from '#server/server-area.ts';
import { creditsCalls } from './credits/credits.server.ts';
import { depositsCalls } from './deposits/deposits.server.ts';
import { depositJob } from './deposits/ledger/deposit-check.job.ts';
import { servicesCalls } from './services/services.server.ts';
import { ledgerJob } from './payments/ledger/ledger.job.ts';
import { dueJob } from './overdue/due.job.ts';
import { overdueJob } from './overdue/overdue.job.ts';
import { invoicesCalls } from './invoices/invoices.server.ts';
import { openDay } from './payments/cashier/home/open-day.service.ts';
import { paymentsCalls } from './payments/payments.server.ts';
import { settingsCalls } from './settings/billing-settings.server.ts';
import { billingTimeline } from './timeline/billing-timeline.service.ts';
import { billingErrors } from './billing.errors.ts';
import { billingSamples } from './billing.seed.ts';
import { hasServices } from './services/service.queries.ts';
import { moneyJoinBlockers } from './joining/money-join-blockers.queries.ts';

/** Services, invoices, payments, the cashier. */
export const billingServer: ServerArea = {
  name: 'billing',
  module: 'billing_enabled',
  fills: [
    fillPoint(joinBlockers, moneyJoinBlockers),
    fillPoint(timeline, billingTimeline),
    fillPoint(homeWork, openDay),
    fillPoint(firstSteps, {
      id: 'services',
      access: 'billing.write',
      isDone: ({ db, tenantId }) => hasServices(db, tenantId),
    }),
  ],
  errors: billingErrors,
  samples: billingSamples,
  calls: [
    ...servicesCalls,
    ...invoicesCalls,
    ...creditsCalls,
    ...paymentsCalls,
    ...depositsCalls,
    ...settingsCalls,
  ],
  dailyJobs: [overdueJob, dueJob, ledgerJob, depositJob],
};
