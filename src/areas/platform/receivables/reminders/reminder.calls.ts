import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './reminder.contract.ts';

export const prepareReminder = remoteRead<typeof contract.prepareReminder>('clientReminders.prepare');
export const writeReminder = remoteWrite<typeof contract.writeReminder>('clientReminders.write');
export const listReminders = remoteRead<typeof contract.listReminders>('clientReminders.list');
export const recordReminderPrint = remoteWrite<typeof contract.recordReminderPrint>(
  'clientReminders.recordPrint',
);
