import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('orders-to-bill', {
  title: 'Orders to Bill',
  lead: 'Laboratory orders of the last {{days}} days not yet on an invoice, newest first.',
  ofPatient: 'Laboratory orders of this patient not yet on an invoice, newest first.',
  columnOrder: 'Order',
  columnPatient: 'Patient',
  columnTests: 'Tests',
  columnAmount: 'Amount',
  patient: 'Patient',
  createInvoice: 'Create Invoice',
  shown_one: '{{count}} order on this page',
  shown_other: '{{count}} orders on this page',
  noneFound: 'Nothing to bill',
  noneYet: 'Every laboratory order is on an invoice.',
  noneMatch: 'Every laboratory order of this patient is on an invoice.',
  failedToLoad: 'Failed to load orders to bill',
});
