import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('orders-to-read', {
  lead: 'Read each order. Your name and the time are recorded with it.',
  news_new: 'New',
  news_changed: 'Changed',
  news_held: 'Held',
  news_resumed: 'Resumed',
  news_stopped: 'Stopped',
  byAt: '{{name}}, {{time}}',
  acknowledge: 'Acknowledge',
  acknowledgeOf: 'Acknowledge {{order}}',
  acknowledgeAll: 'Acknowledge all {{count, number}}',
  waits: 'Waiting for the nurse',
  wasAcknowledged_one: '{{count, number}} order acknowledged',
  wasAcknowledged_other: '{{count, number}} orders acknowledged',
  failed: 'Could not acknowledge the orders',
  changed: 'An order was changed. Read it again.',
  hasLeft: 'The patient has left.',
});
