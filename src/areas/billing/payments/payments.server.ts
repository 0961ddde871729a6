import { type HandledCall, handle } from '#server/handle.ts';
import * as cashierContract from './cashier/cashier.contract.ts';
import * as cashier from './cashier/cashier.service.ts';
import * as paymentContract from './payment.contract.ts';
import * as payments from './payment.service.ts';
import * as refundContract from './refunds/refund.contract.ts';
import * as refunds from './refunds/refund.service.ts';

export const paymentsCalls: HandledCall[] = [
  handle(paymentContract.recordPayment, payments.recordPayment),
  handle(paymentContract.listPayments, payments.listPayments),
  handle(paymentContract.recordReceiptPrint, payments.recordReceiptPrint),
  handle(refundContract.requestRefund, refunds.requestRefund),
  handle(refundContract.approveRefund, refunds.approveRefund),
  handle(refundContract.rejectRefund, refunds.rejectRefund),
  handle(refundContract.listRefundRequests, refunds.listRefundRequests),
  handle(cashierContract.currentCashierDay, cashier.currentCashierDay),
  handle(cashierContract.openCashierDay, cashier.openCashierDay),
  handle(cashierContract.closeCashierDay, cashier.closeCashierDay),
  handle(cashierContract.listCashierDays, cashier.listCashierDays),
  handle(cashierContract.listPaymentsOfDay, cashier.listPaymentsOfDay),
];
