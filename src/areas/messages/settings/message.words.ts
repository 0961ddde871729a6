import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { MessageChannel, MessageProblem, MessageStatus } from '../channels/message-channels.ts';
import type { MessageEventType } from '#kernel/messages/message-event.ts';
import type { Tone } from '#ui/page/tone.ts';
import { t } from './messages.texts.ts';

/** What a channel is called. */
export function channelName(channel: MessageChannel): string {
  return t(`channel_${channel}`);
}

/** What an event is called. */
export function eventName(type: MessageEventType | 'test' | 'application' | 'report' | 'account'): string {
  return t(`event_${type}`);
}

export function statusName(status: MessageStatus): string {
  return t(`status_${status}`);
}

export const statusTones: Readonly<Record<MessageStatus, Tone>> = {
  pending: 'info',
  sending: 'info',
  sent: 'success',
  failed: 'danger',
  unknown: 'warning',
  cancelled: 'neutral',
};

/** Why a message was not sent (document 3, section 8). */
export function problemWords(problem: MessageProblem, channel: MessageChannel): string {
  return t(`problem_${problem}`, { channel: channelName(channel) });
}

/** The documents' words for what a test or a rule cannot do. */
export const messageRefusals: OwnRefusals = {
  NO_MESSAGE_RULE: () => t('problem_NO_RULE'),
  NO_MESSAGE_CHANNEL: () => t('problem_NO_CHANNEL'),
  MESSAGE_CHANNEL_OFF: ({ channel }) =>
    t('problem_CHANNEL_OFF', { channel: channelName(channel as MessageChannel) }),
  PUSH_TO_COME: () => t('problem_PUSH_TO_COME'),
  MESSAGE_NOT_REPEATABLE: () => t('notRepeatable'),
};
