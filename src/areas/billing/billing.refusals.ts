import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { billingErrors } from './billing.errors.ts';

defineRefusals<typeof billingErrors>('billing', {
  SERVICE_NAME_TAKEN: 'Another service already has this name.',
  INVOICE_EXISTS: 'This is already on an invoice.',
  INVOICE_OF_STAY: 'The lines of this invoice come from a stay. Bill the stay again to change them.',
  INVOICE_OF_DISPENSING: 'This invoice bills dispensed medicines. The pharmacy credits what is returned.',
  AMOUNT_TOO_HIGH: 'The amount is more than what is left.',
  CASHIER_DAY_CLOSED: "The cashier's day is closed.",
  BEYOND_OWN_LIMIT:
    'This is more than you may do alone in this hospital. Ask someone who approves refunds to confirm it.',
  MONTH_CLOSED: 'The books of this month are closed.',
  TRANSACTION_USED: 'Another payment already has this transaction number.',
});
