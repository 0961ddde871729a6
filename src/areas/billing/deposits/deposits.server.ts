import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './deposit.contract.ts';
import { payFromDeposit } from './deposit-payment.service.ts';
import * as deposits from './deposit.service.ts';
import * as refundContract from './refunds/deposit-refund.contract.ts';
import * as refunds from './refunds/deposit-refund.service.ts';

export const depositsCalls: HandledCall[] = [
  handle(contract.takeDeposit, deposits.takeDeposit),
  handle(contract.readDeposits, deposits.readDeposits),
  handle(contract.payFromDeposit, payFromDeposit),
  handle(contract.listDepositsOfDay, deposits.listDepositsOfDay),
  handle(contract.recordDepositPrint, deposits.recordDepositPrint),
  handle(refundContract.requestDepositRefund, refunds.requestDepositRefund),
  handle(refundContract.approveDepositRefund, refunds.approveDepositRefund),
  handle(refundContract.rejectDepositRefund, refunds.rejectDepositRefund),
  handle(refundContract.listDepositRefunds, refunds.listDepositRefunds),
];
