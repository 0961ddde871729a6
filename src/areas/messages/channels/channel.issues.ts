import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the settings of channels. */
export const issue = defineIssues('message-channels', {
  notATime: 'Enter a time such as 21:00.',
  bothOrNeither: 'Enter both times, or neither.',
  notALine: 'Enter one name=value pair per line.',
  notAnAddress: 'Enter an address that begins with https:// or http://.',
  senderMissing: 'Enter the address that emails come from, such as office@hospital.example.',
  notAHost: 'Enter a server name, such as smtp.hospital.example.',
  remindersWrong: 'Enter up to five times in minutes, such as 1440, 120.',
  retentionShort: 'Enter at least 30 days.',
  retentionLong: 'Enter at most 3650 days (ten years).',
});
