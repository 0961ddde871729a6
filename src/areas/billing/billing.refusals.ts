import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { billingErrors } from './billing.errors.ts';

defineRefusals<typeof billingErrors>('billing', {
  SERVICE_NAME_TAKEN: 'Another service has this name already.',
  INVOICE_EXISTS: 'This is on an invoice already.',
  INVOICE_OF_STAY: 'The lines of this invoice follow from a stay. Bill the stay again to change them.',
  INVOICE_OF_DISPENSING:
    'This invoice bills medicines that were handed out. The pharmacy credits what comes back.',
  AMOUNT_TOO_HIGH: 'The amount is more than what is left.',
  CASHIER_DAY_CLOSED: "The cashier's day is closed.",
  BEYOND_OWN_LIMIT:
    'This is more than you may do alone in this hospital. Ask somebody who approves refunds to confirm it.',
  MONTH_CLOSED: 'The books of this month are closed.',
  TRANSACTION_USED: 'Another payment has this transaction number already.',
});
