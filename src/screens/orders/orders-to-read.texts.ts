import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('orders-to-read', {
  lead: 'Read each order. Your name and the time are kept with it.',
  news_new: 'New',
  news_changed: 'Changed',
  news_held: 'Held',
  news_resumed: 'Resumed',
  news_stopped: 'Stopped',
  byAt: '{{name}}, {{time}}',
  acknowledge: 'Acknowledge',
  acknowledgeOf: 'Acknowledge {{order}}',
  acknowledgeAll: 'Acknowledge all {{count, number}}',
  waits: 'Waits for the nurse',
  wasAcknowledged_one: '{{count, number}} order was acknowledged.',
  wasAcknowledged_other: '{{count, number}} orders were acknowledged.',
  failed: 'The orders were not acknowledged',
  changed: 'An order was changed in the meantime. Read it again.',
  hasLeft: 'The patient has left.',
});
