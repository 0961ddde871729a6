import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('ward-orders-records', {
  ward_orders: 'Ward orders',
  order_sets: 'Order sets',
});
