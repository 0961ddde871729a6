import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('patient-bills', {
  title: 'Billing',
  createInvoice: 'Create Invoice',
  due: 'Due: {{amount}}',
  nothingDue: 'Nothing is due.',
  dueOf: '{{amount}} due',
  none: 'This patient has no invoices yet.',
  all: 'All invoices of this patient',
  toBill: 'Laboratory orders to bill',
  bill: 'Create Invoice for {{order}}',
  failedToLoad: 'Failed to load invoices',
});
