import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the settings of channels. */
export const issue = defineIssues('message-channels', {
  notATime: 'Enter a time such as 21:00.',
  bothOrNeither: 'Enter both times, or neither.',
  notALine: 'Write one entry a line, as name=value.',
  notAnAddress: 'Enter an address that begins with https:// or http://.',
  notAHost: 'Enter the name of a server, such as smtp.hospital.example.',
  remindersWrong: 'Enter up to five times in minutes, such as 1440, 120.',
  retentionShort: 'At least 30 days.',
  retentionLong: 'At most 3650 days, which are ten years.',
});
