import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { requiredText } from '#kernel/text.ts';
import { letterStates } from '../../applications/applicant-mail.rules.ts';

const text = z.string().nullable();

const letter = z.strictObject({
  day: z.string(),
  sender: z.strictObject({
    name: z.string(),
    address: text,
    phone: text,
    email: text,
    taxNumber: text,
    bkash: text,
    nagad: text,
    bank: text,
  }),
  addressee: z.strictObject({ name: z.string(), contactName: text, address: text, taxNumber: text }),
  invoices: z.array(
    z.strictObject({
      number: z.string(),
      planName: z.string(),
      dueOn: z.string(),
      daysOverdue: z.number().int(),
      owedMinor: z.number().int(),
      currencyCode: z.string(),
    }),
  ),
});

const reminder = z.strictObject({
  id: z.uuid(),
  /** The hospital's. */
  clientId: z.uuid(),
  tenantName: z.string(),
  way: z.enum(['mail', 'print']),
  /** An e-mail address; null for what was printed. */
  recipient: z.string().nullable(),
  subject: z.string(),
  body: z.string(),
  /** Who wrote to whom about which invoices, as it stood when it was sent. */
  letter,
  /** What became of the mail; `none` for what was printed. */
  state: z.enum(letterStates),
  sentAt: z.string().nullable(),
  madeByName: z.string(),
  madeAt: z.string(),
});

export type Reminder = z.output<typeof reminder>;

const clientId = z.uuid();

export const prepareReminder = defineCall('clientReminders.prepare', {
  address: 'GET /clients/{clientId}/reminder',
  access: 'super_admin',
  summary:
    'Read what a reminder to a hospital would be about, to whom it goes, and whether a mail would leave',
  input: z.strictObject({ clientId }),
  output: z.strictObject({
    letter,
    /** The invoices that the letter is about: those that are overdue today. */
    invoiceIds: z.array(z.uuid()),
    /** Null where none is known: such a letter is printed. */
    recipient: z.string().nullable(),
    /** A mail server is set: a mail leaves this machine. */
    canMail: z.boolean(),
    lastReminderAt: z.string().nullable(),
  }),
});

export type PreparedReminder = z.output<(typeof prepareReminder)['output']>;

/** What the operator types of a letter. */
export const reminderFields = { subject: requiredText(200), body: requiredText(4000) };

export const writeReminder = defineCall('clientReminders.write', {
  address: 'POST /clients/{clientId}/reminders',
  access: 'super_admin',
  summary: 'Write a reminder of what is overdue, by mail or to be printed; it is kept as it was sent',
  input: z.strictObject({
    clientId,
    way: z.enum(['mail', 'print']),
    ...reminderFields,
    /** The overdue invoices as they were seen. */
    invoiceIds: z.array(z.uuid()).min(1).max(100),
  }),
  output: reminder,
  errors: ['WRONG_STATE', 'STALE'],
  example: {
    output: {
      id: '01980000-0000-7000-8000-000000000097',
      clientId: '01980000-0000-7000-8000-000000000096',
      tenantName: 'Lake Clinic',
      way: 'print',
      recipient: null,
      subject: 'Reminder',
      body: 'Please pay the invoices below.',
      letter: {
        day: '2026-02-10',
        sender: {
          name: 'Openward Bangladesh',
          address: null,
          phone: '+880 2 555 0110',
          email: null,
          taxNumber: null,
          bkash: '01711 555 010',
          nagad: null,
          bank: null,
        },
        addressee: { name: 'Lake Clinic Ltd.', contactName: null, address: '5 Lake Road', taxNumber: null },
        invoices: [
          {
            number: 'SUB-000001',
            planName: 'Basic',
            dueOn: '2026-02-01',
            daysOverdue: 9,
            owedMinor: 14_900,
            currencyCode: 'BDT',
          },
        ],
      },
      state: 'none',
      sentAt: null,
      madeByName: 'Rina Paul',
      madeAt: '2026-02-10T09:00:00.000Z',
    },
  },
});

export const listReminders = defineCall('clientReminders.list', {
  address: 'GET /client-reminders',
  access: 'super_admin',
  summary: 'List the reminders that were written, the newest first, each as it was sent',
  input: z.strictObject({ clientId: clientId.optional(), ...pageRequest }),
  output: pageOf(reminder),
});

export const recordReminderPrint = defineCall('clientReminders.recordPrint', {
  address: 'POST /client-reminders/{clientReminderId}/prints',
  access: 'super_admin',
  summary: 'Record that a reminder was printed or downloaded',
  input: z.strictObject({ clientReminderId: z.uuid(), output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
