import type { MessageChannel } from './channels/message-channels.ts';

interface SampleTemplate {
  name: string;
  channel: MessageChannel;
  subject: string;
  body: string;
  subjectBn: string;
  bodyBn: string;
}

/** With the variables that document 3, section 9, names. */
export const sampleTemplates: readonly SampleTemplate[] = [
  {
    name: 'Appointment confirmation',
    channel: 'email',
    subject: 'Your appointment at {{hospitalName}}',
    body: 'Dear {{patientName}},\n\nyour appointment is on {{appointmentDate}} at {{appointmentTime}}. Please come ten minutes early.\n\n{{hospitalName}}',
    subjectBn: '{{hospitalName}}-এ আপনার অ্যাপয়েন্টমেন্ট',
    bodyBn:
      'প্রিয় {{patientName}},\n\nআপনার অ্যাপয়েন্টমেন্ট {{appointmentDate}}, {{appointmentTime}}। অনুগ্রহ করে দশ মিনিট আগে আসুন।\n\n{{hospitalName}}',
  },
  {
    name: 'Appointment confirmation',
    channel: 'sms',
    subject: '',
    body: '{{patientName}}: {{appointmentDate}} {{appointmentTime}}, {{hospitalName}}',
    subjectBn: '',
    bodyBn: '{{patientName}}: {{appointmentDate}} {{appointmentTime}}, {{hospitalName}}',
  },
];
