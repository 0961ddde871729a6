import { handle } from '#server/handle.ts';
import type { ServerArea } from '#server/server-area.ts';
import * as applicationContract from './applications/application.contract.ts';
import * as applicationService from './applications/application.service.ts';
import * as activityContract from './audit-logs/client-activity.contract.ts';
import * as activityService from './audit-logs/client-activity.service.ts';
import { applicantCode, applicantCodeKind } from './applications/email-code.ts';
import { wakePlatformDelivery } from './applications/wake-delivery.job.ts';
import * as closingContract from './closing/closing.contract.ts';
import * as closingService from './closing/closing.service.ts';
import * as closuresService from './closing/closures.service.ts';
import { deleteAccounts } from './closing/delete-account.job.ts';
import * as clientContract from './clients/client.contract.ts';
import * as clientService from './clients/client.service.ts';
import * as fileContract from './files/file.contract.ts';
import { addFile } from './files/file.service.ts';
import { readPlatformHealth as readHealthCall } from './health/platform-health.contract.ts';
import { readPlatformHealth } from './health/platform-health.service.ts';
import * as billingContract from './billing/client-billing.contract.ts';
import * as billingService from './billing/client-billing.service.ts';
import { renewalJob } from './billing/renewal.job.ts';
import * as paymentContract from './payments/client-payment.contract.ts';
import * as paymentService from './payments/client-payment.service.ts';
import { addProofFile, readPaymentFile } from './payments/files/payment-file.service.ts';
import * as receivableContract from './receivables/receivable.contract.ts';
import * as receivableService from './receivables/receivable.service.ts';
import * as reminderContract from './receivables/reminders/reminder.contract.ts';
import * as reminderService from './receivables/reminders/reminder.service.ts';
import * as totalsContract from './receivables/totals/totals.contract.ts';
import * as totalsService from './receivables/totals/totals.service.ts';
import * as kycContract from './kyc/kyc.contract.ts';
import * as kycService from './kyc/kyc.service.ts';
import { countClients as countClientsJob } from './counting/count-clients.job.ts';
import { readOverview as readOverviewCall } from './overview/overview.contract.ts';
import { readOverview } from './overview/overview.service.ts';
import {
  onlinePaymentContract,
  planChangeContract,
  proofFileContract,
} from '#areas/subscriptions/subscriptions-contract.public.ts';
import { takePaymentCallback } from './online-payments/payment-callback.service.ts';
import { wakeCashier } from './online-payments/wake-cashier.job.ts';
import * as planChangeService from './plan-changes/plan-change.service.ts';
import * as supportContract from './support/support.contract.ts';
import * as supportService from './support/support.service.ts';
import * as planContract from './plans/plan.contract.ts';
import * as planService from './plans/plan.service.ts';
import * as setupContract from './setup/setup.contract.ts';
import { makeOperator } from './setup/setup.service.ts';
import { platformErrors } from './platform.errors.ts';
import { platformSamples } from './platform.seed.ts';

/** The operator's work above the hospitals: applications, plans and clients. */
export const platformServer: ServerArea = {
  name: 'platform',
  errors: platformErrors,
  samples: platformSamples,
  messageSecrets: { [applicantCodeKind]: applicantCode },
  minuteJobs: [countClientsJob, wakePlatformDelivery, wakeCashier, deleteAccounts],
  calls: [
    handle(fileContract.addFile, addFile),
    handle(applicationContract.submitApplication, applicationService.submitApplication),
    handle(applicationContract.readApplication, applicationService.readApplication),
    handle(applicationContract.confirmEmail, applicationService.confirmEmail),
    handle(applicationContract.answerQuestion, applicationService.answerQuestion),
    handle(kycContract.listSubmissions, kycService.listSubmissions),
    handle(kycContract.countSubmissions, kycService.countSubmissions),
    handle(kycContract.readSubmission, kycService.readSubmission),
    handle(kycContract.readClientSubmission, kycService.readClientSubmission),
    handle(kycContract.readDocument, kycService.readDocument),
    handle(kycContract.askApplicant, kycService.askApplicant),
    handle(kycContract.approveSubmission, kycService.approveSubmission),
    handle(kycContract.rejectSubmission, kycService.rejectSubmission),
    handle(kycContract.reopenSubmission, kycService.reopenSubmission),
    handle(kycContract.renewApplicantLink, kycService.renewApplicantLink),
    handle(readOverviewCall, readOverview),
    handle(activityContract.listClientActivity, activityService.listClientActivity),
    handle(activityContract.exportClientActivity, activityService.exportClientActivity),
    handle(activityContract.listActivityChoices, activityService.listActivityChoices),
    handle(activityContract.findClients, activityService.findClients),
    handle(activityContract.readActivityFigures, activityService.readActivityFigures),
    handle(readHealthCall, readPlatformHealth),
    handle(planContract.listPlans, planService.listPlans),
    handle(planContract.createPlan, planService.createPlan),
    handle(planContract.updatePlan, planService.updatePlan),
    handle(onlinePaymentContract.takePaymentCallback, takePaymentCallback),
    handle(planChangeContract.listPlanOffers, planChangeService.listPlanOffers),
    handle(planChangeContract.changePlan, planChangeService.changePlan),
    handle(planChangeContract.cancelSubscription, planChangeService.cancelSubscription),
    handle(planChangeContract.withdrawPlanChange, planChangeService.withdrawPlanChange),
    handle(clientContract.listClients, clientService.listClients),
    handle(clientContract.countClients, clientService.countClients),
    handle(clientContract.readClient, clientService.readClient),
    handle(setupContract.makeOperator, makeOperator),
    handle(clientContract.createOwnHospital, clientService.createOwnHospital),
    handle(clientContract.createClient, clientService.createClient),
    handle(clientContract.changeClientContact, clientService.changeClientContact),
    handle(clientContract.suspendClient, clientService.suspendClient),
    handle(clientContract.reactivateClient, clientService.reactivateClient),
    handle(clientContract.changeSubscription, clientService.changeSubscription),
    handle(clientContract.renewAdministratorLink, clientService.renewAdministratorLink),
    handle(supportContract.listSupportAccess, supportService.listSupportAccess),
    handle(supportContract.grantSupportAccess, supportService.grantSupportAccess),
    handle(supportContract.approveSupportAccess, supportService.approveSupportAccess),
    handle(supportContract.endSupportAccess, supportService.endSupportAccess),
    handle(supportContract.askSupportAccess, supportService.askSupportAccess),
    handle(supportContract.readClientSupport, supportService.readClientSupport),
    handle(closingContract.readClosing, closingService.readClosing),
    handle(closingContract.askClosing, closingService.askClosing),
    handle(closingContract.takeBackClosing, closingService.takeBackClosing),
    handle(closingContract.listClosures, closuresService.listClosures),
    handle(closingContract.readClosure, closuresService.readClosure),
    handle(closingContract.recordClosurePrint, closuresService.recordClosurePrint),
    handle(closingContract.readClosingPolicy, closuresService.readClosingPolicy),
    handle(closingContract.changeClosingPolicy, closuresService.changeClosingPolicy),
    handle(billingContract.listClientSubscriptions, billingService.listClientSubscriptions),
    handle(billingContract.countClientSubscriptions, billingService.countClientSubscriptions),
    handle(receivableContract.listReceivables, receivableService.listReceivables),
    handle(receivableContract.exportReceivables, receivableService.exportReceivables),
    handle(receivableContract.sumReceivables, receivableService.sumReceivables),
    handle(receivableContract.listOwingClients, receivableService.listOwingClients),
    handle(receivableContract.readReceivable, receivableService.readReceivable),
    handle(receivableContract.discountReceivable, receivableService.discountReceivable),
    handle(receivableContract.creditReceivable, receivableService.creditReceivable),
    handle(receivableContract.deferReceivable, receivableService.deferReceivable),
    handle(receivableContract.voidReceivable, receivableService.voidReceivable),
    handle(reminderContract.prepareReminder, reminderService.prepareReminder),
    handle(reminderContract.writeReminder, reminderService.writeReminder),
    handle(reminderContract.listReminders, reminderService.listReminders),
    handle(reminderContract.recordReminderPrint, reminderService.recordReminderPrint),
    handle(totalsContract.readTotals, totalsService.readTotals),
    handle(totalsContract.exportTotals, totalsService.exportTotals),
    handle(paymentContract.listPayments, paymentService.listPayments),
    handle(paymentContract.countPayments, paymentService.countPayments),
    handle(paymentContract.exportPayments, paymentService.exportPayments),
    handle(paymentContract.readPaymentFile, readPaymentFile),
    handle(proofFileContract.addProofFile, addProofFile),
    handle(paymentContract.approvePayment, paymentService.approvePayment),
    handle(paymentContract.rejectPayment, paymentService.rejectPayment),
  ],
  dailyJobs: [renewalJob],
};
