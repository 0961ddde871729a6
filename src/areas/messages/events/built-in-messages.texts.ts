import type { MessageEventType } from '#kernel/messages/message-event.ts';

/** What a message says in one language. */
export interface MessageWords {
  subject: string;
  body: string;
}

/**
 * What is said where a rule names no template for a channel. No more of a patient than that there is an appointment, a
 * result or a bill: a telephone is read by whoever holds it.
 */
export const builtInMessages: Readonly<Record<MessageEventType, Record<'en' | 'bn', MessageWords>>> = {
  appointment_created: {
    en: {
      subject: 'Your appointment',
      body: 'Dear {{patientName}}, your appointment is booked: {{appointmentDate}} {{appointmentTime}}. {{hospitalName}}',
    },
    bn: {
      subject: 'আপনার অ্যাপয়েন্টমেন্ট',
      body: '{{patientName}}, আপনার অ্যাপয়েন্টমেন্ট: {{appointmentDate}} {{appointmentTime}}। {{hospitalName}}',
    },
  },
  appointment_updated: {
    en: {
      subject: 'Your appointment has changed',
      body: 'Dear {{patientName}}, your appointment is now on {{appointmentDate}} {{appointmentTime}}. {{hospitalName}}',
    },
    bn: {
      subject: 'অ্যাপয়েন্টমেন্টের সময় বদলেছে',
      body: '{{patientName}}, আপনার অ্যাপয়েন্টমেন্টের নতুন সময়: {{appointmentDate}} {{appointmentTime}}। {{hospitalName}}',
    },
  },
  appointment_cancelled: {
    en: {
      subject: 'Your appointment was cancelled',
      body: 'Dear {{patientName}}, your appointment on {{appointmentDate}} {{appointmentTime}} was cancelled. {{hospitalName}}',
    },
    bn: {
      subject: 'অ্যাপয়েন্টমেন্ট বাতিল',
      body: '{{patientName}}, আপনার {{appointmentDate}} {{appointmentTime}}-এর অ্যাপয়েন্টমেন্ট বাতিল হয়েছে। {{hospitalName}}',
    },
  },
  appointment_reminder: {
    en: {
      subject: 'Reminder of your appointment',
      body: 'Reminder of your appointment: {{appointmentDate}} {{appointmentTime}}. {{hospitalName}}',
    },
    bn: {
      subject: 'অ্যাপয়েন্টমেন্টের কথা মনে করিয়ে দিচ্ছি',
      body: 'আপনার অ্যাপয়েন্টমেন্ট: {{appointmentDate}} {{appointmentTime}}। {{hospitalName}}',
    },
  },
  lab_results_ready: {
    en: {
      subject: 'Laboratory results ready',
      body: 'Laboratory results are ready: {{orderNumber}}. {{hospitalName}}',
    },
    bn: {
      subject: 'ল্যাবরেটরির ফলাফল প্রস্তুত',
      body: 'ল্যাবরেটরির ফলাফল প্রস্তুত: {{orderNumber}}। {{hospitalName}}',
    },
  },
  prescription_ready: {
    en: {
      subject: 'Your medicines are ready',
      body: 'Prescription {{prescriptionNumber}} is ready at the pharmacy. {{hospitalName}}',
    },
    bn: {
      subject: 'ওষুধ প্রস্তুত',
      body: 'প্রেসক্রিপশন {{prescriptionNumber}} ফার্মেসিতে প্রস্তুত। {{hospitalName}}',
    },
  },
  payment_due: {
    en: {
      subject: 'Invoice {{invoiceNumber}}',
      body: 'Invoice {{invoiceNumber}}: {{amountDue}} is due on {{dueDate}}. {{hospitalName}}',
    },
    bn: {
      subject: 'বিল {{invoiceNumber}}',
      body: 'বিল {{invoiceNumber}}: {{dueDate}}-এর মধ্যে {{amountDue}} পরিশোধ করুন। {{hospitalName}}',
    },
  },
  invoice_overdue: {
    en: {
      subject: 'Invoice {{invoiceNumber}} is overdue',
      body: 'Invoice {{invoiceNumber}}: {{amountDue}} was due on {{dueDate}}. {{hospitalName}} {{hospitalPhone}}',
    },
    bn: {
      subject: 'বিল {{invoiceNumber}} পরিশোধের সময় পেরিয়েছে',
      body: 'বিল {{invoiceNumber}}: {{amountDue}} পরিশোধের শেষ দিন ছিল {{dueDate}}। {{hospitalName}} {{hospitalPhone}}',
    },
  },
  patient_registered: {
    en: {
      subject: 'Welcome to {{hospitalName}}',
      body: 'Dear {{patientName}}, your patient number is {{patientNumber}}. {{hospitalName}}',
    },
    bn: {
      subject: '{{hospitalName}}-এ স্বাগতম',
      body: '{{patientName}}, আপনার রোগী নম্বর {{patientNumber}}। {{hospitalName}}',
    },
  },
  user_created: {
    en: {
      subject: 'Your account at {{hospitalName}}',
      body: 'Dear {{userName}}, an account was made for you at {{hospitalName}}.',
    },
    bn: {
      subject: '{{hospitalName}}-এ আপনার অ্যাকাউন্ট',
      body: '{{userName}}, {{hospitalName}}-এ আপনার জন্য একটি অ্যাকাউন্ট খোলা হয়েছে।',
    },
  },
  password_reset: {
    en: {
      subject: 'A new password for you',
      body: 'Dear {{userName}}, a link to set a new password at {{hospitalName}} was made for you. If you did not ask for it, tell an administrator.',
    },
    bn: {
      subject: 'আপনার নতুন পাসওয়ার্ড',
      body: '{{userName}}, {{hospitalName}}-এ নতুন পাসওয়ার্ডের জন্য আপনার একটি লিংক তৈরি হয়েছে। আপনি না চাইলে প্রশাসককে জানান।',
    },
  },
  stock_low: {
    en: { subject: 'Low stock', body: '{{itemCount}} at or below the minimum: {{itemNames}}' },
    bn: { subject: 'মজুত কম', body: '{{itemCount}}টি পণ্য ন্যূনতম মজুতে বা তার নিচে: {{itemNames}}' },
  },
  stock_expiring: {
    en: { subject: 'Expiring soon', body: '{{itemCount}} expire by {{untilDate}}: {{itemNames}}' },
    bn: {
      subject: 'মেয়াদ শেষ হচ্ছে',
      body: '{{untilDate}}-এর মধ্যে {{itemCount}}টির মেয়াদ শেষ: {{itemNames}}',
    },
  },
};
