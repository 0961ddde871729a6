/** How a message can reach somebody (document 3, section 9). */
export const messageChannels = ['email', 'sms', 'in_app', 'push'] as const;

export type MessageChannel = (typeof messageChannels)[number];

/** Why a message was not sent, or is not known to have been. */
export const messageProblems = [
  'NO_RULE',
  'NO_CHANNEL',
  'CHANNEL_OFF',
  'PUSH_TO_COME',
  'NO_ADDRESS',
  'OPTED_OUT',
  'DECEASED',
  'RULE_OFF',
  'REPLACED',
  'TOO_LATE',
  'REFUSED',
  'BOUNCED',
  'NOT_REACHED',
  'NO_ANSWER',
] as const;

export type MessageProblem = (typeof messageProblems)[number];

export const messageStatuses = ['pending', 'sending', 'sent', 'failed', 'unknown', 'cancelled'] as const;

export type MessageStatus = (typeof messageStatuses)[number];
