import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('laboratory.menu', {
  laboratory: 'Laboratory',
  labTests: 'Lab Test Manager',
  labOrder: 'Lab Order',
  orderTests: 'Order Tests',
  orderWords: 'order, test, lab',
  labOrders: 'Lab orders',
});
