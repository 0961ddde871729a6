import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { messagesErrors } from './messages.errors.ts';

defineRefusals<typeof messagesErrors>('messages', {
  TEMPLATE_NAME_TAKEN: 'Another template already has this name.',
  TEMPLATE_IN_USE: 'A rule uses this template.',
  NO_MESSAGE_RULE: 'No rule is switched on for this message.',
  NO_MESSAGE_CHANNEL: 'Every channel for messages is switched off.',
  MESSAGE_CHANNEL_OFF: 'This channel for messages is switched off.',
  PUSH_TO_COME: 'This server sends no push messages.',
  OPT_OUT_LINK_INVALID: 'This link is not valid.',
  MESSAGE_NOT_REPEATABLE: 'Only messages that failed, were cancelled or got no answer can be sent again.',
});
