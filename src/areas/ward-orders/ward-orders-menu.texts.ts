import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('ward-orders-menu', {
  orderSets: 'Order Sets',
  calledOrderSets: 'post-operative orders, standard orders, protocols of the ward',
});
