import { currencyDecimals } from '#kernel/money/currencies.ts';
import { decimalText } from '#kernel/money/decimal-text.ts';

/** Who writes, as the operator's card said it that day. */
export interface LetterSender {
  name: string;
  address: string | null;
  phone: string | null;
  email: string | null;
  taxNumber: string | null;
  bkash: string | null;
  nagad: string | null;
  bank: string | null;
}

/** One invoice of a letter, as it was that day. */
export interface LetterInvoice {
  number: string;
  planName: string;
  /** YYYY-MM-DD, as all days of a letter. */
  dueOn: string;
  daysOverdue: number;
  /** In minor units of the currency. */
  owedMinor: number;
  currencyCode: string;
}

/** What a reminder says beside its own words: kept as it was sent, whatever changes later. */
export interface ReminderLetter {
  day: string;
  sender: LetterSender;
  addressee: {
    name: string;
    contactName: string | null;
    address: string | null;
    taxNumber: string | null;
  };
  invoices: LetterInvoice[];
}

/** What is owed in each currency of a letter, in the order in which they first come. */
export function letterSums(
  invoices: readonly LetterInvoice[],
): { currencyCode: string; owedMinor: number }[] {
  const sums = new Map<string, number>();
  for (const { currencyCode, owedMinor } of invoices) {
    sums.set(currencyCode, (sums.get(currencyCode) ?? 0) + owedMinor);
  }
  return [...sums].map(([currencyCode, owedMinor]) => ({ currencyCode, owedMinor }));
}

/** The mail of a reminder: what was typed, each invoice in a line, what is owed, where it is paid to, and who writes. */
export function reminderMail(body: string, { sender, invoices }: ReminderLetter): string {
  const lines = invoices.map(
    (one) => `${one.number}: ${amount(one)}, due on ${one.dueOn} (${one.daysOverdue} days overdue)`,
  );
  const sums = letterSums(invoices).map((sum) => `Owed: ${amount(sum)}`);
  const accounts = [
    ...(sender.bkash === null ? [] : [`bKash: ${sender.bkash}`]),
    ...(sender.nagad === null ? [] : [`Nagad: ${sender.nagad}`]),
    ...(sender.bank === null ? [] : [`Bank: ${sender.bank}`]),
  ];
  const from = [sender.name, sender.address, sender.phone, sender.email].filter((part) => part !== null);
  const parts = [body, lines.join('\n'), sums.join('\n'), accounts.join('\n'), from.join('\n')];
  return parts.filter((part) => part !== '').join('\n\n');
}

function amount({ owedMinor, currencyCode }: { owedMinor: number; currencyCode: string }): string {
  return `${currencyCode} ${decimalText(owedMinor, currencyDecimals(currencyCode))}`;
}
