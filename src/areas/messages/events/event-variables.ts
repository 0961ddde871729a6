import type { MessageEvent, MessageEventType } from '#kernel/messages/message-event.ts';
import type { MessageLanguage } from '#kernel/messages/message-languages.ts';
import { currencyOf } from '#kernel/money/currencies.ts';
import { decimalText } from '#kernel/money/decimal-text.ts';
import type { TenantFormat } from '#ui/i18n/tenant-format.ts';

const common = ['hospitalName', 'hospitalPhone'] as const;
const appointment = ['patientName', 'doctorName', 'appointmentDate', 'appointmentTime'] as const;
const invoice = ['patientName', 'invoiceNumber', 'amountDue', 'dueDate'] as const;

/** The variables that the templates of each event can use, beside the hospital's name and phone. */
const own: Readonly<Record<MessageEventType, readonly string[]>> = {
  appointment_created: appointment,
  appointment_updated: appointment,
  appointment_cancelled: appointment,
  appointment_reminder: appointment,
  lab_results_ready: ['patientName', 'orderNumber'],
  prescription_ready: ['patientName', 'prescriptionNumber'],
  payment_due: invoice,
  invoice_overdue: invoice,
  patient_registered: ['patientName', 'patientNumber'],
  user_created: ['userName'],
  password_reset: ['userName'],
  stock_low: ['itemCount', 'itemNames'],
  stock_expiring: ['itemCount', 'itemNames', 'untilDate'],
};

export function variablesOfEvent(type: MessageEventType): string[] {
  return [...own[type], ...common];
}

/** Every variable that some event knows, each once. */
export const knownVariables: readonly string[] = [
  ...new Set([...Object.values(own).flat(), ...common]),
].toSorted();

/** How a hospital writes, and what it is called. */
export interface Sender extends TenantFormat {
  name: string;
  phone: string | null;
}

/** The values of an event's variables in one language, as the hospital writes dates, times and amounts. */
export function eventValues(
  { words = {}, instants = {}, dates = {}, amounts = {} }: MessageEvent,
  sender: Sender,
  language: MessageLanguage,
): Record<string, string> {
  const values: Record<string, string> = {
    hospitalName: sender.name,
    hospitalPhone: sender.phone ?? '',
    ...words,
  };
  for (const [name, instant] of Object.entries(instants)) {
    values[`${name}Date`] = dateText(new Date(instant), sender, language, sender.timeZone);
    values[`${name}Time`] = timeText(new Date(instant), sender, language);
  }
  for (const [name, date] of Object.entries(dates)) {
    values[name] = dateText(new Date(`${date}T00:00:00.000Z`), sender, language, 'UTC');
  }
  for (const [name, minor] of Object.entries(amounts)) {
    values[name] = amountText(minor, sender.currencyCode, language);
  }
  return values;
}

function dateText(at: Date, { dateFormat }: Sender, language: MessageLanguage, timeZone: string): string {
  if (language === 'bn') {
    return new Intl.DateTimeFormat('bn-BD', { dateStyle: 'long', timeZone, calendar: 'gregory' }).format(at);
  }
  const month = dateFormat === 'DD MMM YYYY' ? 'short' : '2-digit';
  const parts = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month,
    day: '2-digit',
    timeZone,
  }).formatToParts(at);
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? '';
  return dateFormat.replace(/YYYY|MMM?|DD/g, (found) =>
    found === 'YYYY' ? part('year') : found === 'DD' ? part('day') : part('month'),
  );
}

function timeText(at: Date, { timeFormat, timeZone }: Sender, language: MessageLanguage): string {
  const isTwelve = timeFormat === '12h';
  return new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-US', {
    hour: isTwelve ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: isTwelve ? 'h12' : 'h23',
    timeZone,
  })
    .format(at)
    .replaceAll(/\s/gu, ' ');
}

function amountText(minor: number, currencyCode: string, language: MessageLanguage): string {
  const decimals = currencyOf(currencyCode)?.decimals ?? 2;
  const amount = decimalText(minor, decimals) as `${number}`;
  const format = new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  // The code, because the sign of the taka is in no alphabet of SMS.
  return `${currencyCode} ${format.format(amount)}`;
}
