import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('doses-orders', {
  title_one: '{{count, number}} order to acknowledge',
  title_other: '{{count, number}} orders to acknowledge',
  waits: 'Waiting for the nurse',
  acknowledged: 'Order acknowledged by {{name}}, {{time}}',
  unreadInGrid: 'To acknowledge: {{count, number}}',
  unread: 'Orders to acknowledge: {{count, number}}',
});
