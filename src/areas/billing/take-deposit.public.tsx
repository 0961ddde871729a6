export { TakeDeposit } from './deposits/form/take-deposit.tsx';
export { DepositReceipt } from './deposits/print/deposit-receipt.tsx';
