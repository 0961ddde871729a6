import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('invoices-menu', {
  billing: 'Billing',
  invoice: 'Invoice',
  invoices: 'Invoices',
  createInvoice: 'Create Invoice',
  billWords: 'invoice, bill',
  ordersToBill: 'Orders to Bill',
  editInvoice: 'Edit Invoice',
});
