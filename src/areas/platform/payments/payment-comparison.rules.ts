import { organizationKey } from '../organization/organization.rules.ts';

/** Who paid, as the proof says it. */
export interface Payer {
  name: string;
  phone: string | null;
}

/** What is known of the hospital that handed it in. */
export interface KnownClient {
  names: readonly (string | null)[];
  phones: readonly (string | null)[];
}

/** Local and international ways of writing a number agree in so many last digits. */
const comparedDigits = 9;

function lastDigits(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-comparedDigits);
}

/** True when the payer is the hospital by name or by phone. */
export function isKnownPayer(payer: Payer, { names, phones }: KnownClient): boolean {
  const name = organizationKey(payer.name);
  if (names.some((known) => known !== null && organizationKey(known) === name)) return true;
  const digits = payer.phone === null ? '' : lastDigits(payer.phone);
  return digits !== '' && phones.some((known) => known !== null && lastDigits(known) === digits);
}

/** What was paid and what is asked for. */
export interface ComparedAmounts {
  amount_minor: number;
  currency_code: string;
  invoice_amount_minor: number;
  invoice_currency_code: string;
}

/** How what was paid compares with what is asked for. */
export function compareAmounts(row: ComparedAmounts): 'same' | 'less' | 'more' | 'other-currency' {
  if (row.currency_code !== row.invoice_currency_code) return 'other-currency';
  if (row.amount_minor === row.invoice_amount_minor) return 'same';
  return row.amount_minor < row.invoice_amount_minor ? 'less' : 'more';
}
