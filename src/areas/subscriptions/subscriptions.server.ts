import { handle } from '#server/handle.ts';
import type { ServerArea } from '#server/server-area.ts';
import * as invoiceContract from './invoices/license-invoice.contract.ts';
import * as invoiceService from './invoices/license-invoice.service.ts';
import * as onlineContract from './online/online-payment.contract.ts';
import * as onlineService from './online/online-payment.service.ts';
import * as operatorContract from './operator/operator.contract.ts';
import * as operatorService from './operator/operator.service.ts';
import { submitProof as submitProofCall } from './proofs/payment-proof.contract.ts';
import { submitProof } from './proofs/payment-proof.service.ts';
import { readPaymentStatus as readPaymentStatusCall } from './payment-status/payment-status.contract.ts';
import { readPaymentStatus } from './payment-status/payment-status.service.ts';
import * as contract from './subscription/subscription.contract.ts';
import * as service from './subscription/subscription.service.ts';
import { subscriptionsErrors } from './subscriptions.errors.ts';
import { subscriptionsSamples } from './subscriptions.seed.ts';

/** What a hospital has agreed with the operator, and the limits that come with it. */
export const subscriptionsServer: ServerArea = {
  name: 'subscriptions',
  errors: subscriptionsErrors,
  samples: subscriptionsSamples,
  calls: [
    handle(contract.readSubscription, service.readSubscription),
    handle(readPaymentStatusCall, readPaymentStatus),
    handle(operatorContract.readOperator, operatorService.readOperator),
    handle(operatorContract.readOperatorContact, operatorService.readPublicContact),
    handle(operatorContract.changeOperator, operatorService.changeOperator),
    handle(invoiceContract.listLicenseInvoices, invoiceService.listLicenseInvoices),
    handle(invoiceContract.listInvoiceChanges, invoiceService.listInvoiceChanges),
    handle(invoiceContract.recordLicensePrint, invoiceService.recordLicensePrint),
    handle(submitProofCall, submitProof),
    handle(onlineContract.startOnlinePayment, onlineService.startOnlinePayment),
    handle(onlineContract.readOnlinePayment, onlineService.readOnlinePayment),
    handle(onlineContract.checkOnlinePayment, onlineService.checkOnlinePayment),
  ],
};
