/** How one currency is counted and written. */
export interface Currency {
  /** ISO 4217, or the market's usual letters where ISO has none (BTC, ETH). */
  readonly code: string;
  readonly name: string;
  /** Digits after the point; one unit holds 10 to this power of the minor units that are stored. */
  readonly decimals: 0 | 2 | 3 | 6 | 8;
  readonly symbol: string;
  readonly symbolSide: 'before' | 'after';
}

type Row = [code: string, name: string, symbol: string];

// Document 1, section 9: how many decimals, and where the symbol is. HUF, IDR, COP and ETH differ there
// from ISO 4217 or from their own network; the document's figures are what is stored.
const withoutDecimals = new Set(['JPY', 'IDR', 'VND', 'CLP', 'COP', 'KRW', 'HUF']);
const withThreeDecimals = new Set(['KWD', 'BHD', 'OMR']);
const withSymbolAfter = new Set(['SEK', 'NOK', 'DKK', 'VND', 'RUB', 'PLN', 'CZK', 'HUF']);

const rows: Row[] = [
  ['BDT', 'Bangladeshi Taka', '৳'],
  ['USD', 'US Dollar', '$'],
  ['EUR', 'Euro', '€'],
  ['GBP', 'British Pound', '£'],
  ['INR', 'Indian Rupee', '₹'],
  ['PKR', 'Pakistani Rupee', 'Rs'],
  ['LKR', 'Sri Lankan Rupee', 'LKR'],
  ['NPR', 'Nepalese Rupee', 'NPR'],
  ['JPY', 'Japanese Yen', '¥'],
  ['CNY', 'Chinese Yuan', 'CN¥'],
  ['KRW', 'South Korean Won', '₩'],
  ['TWD', 'New Taiwan Dollar', 'NT$'],
  ['HKD', 'Hong Kong Dollar', 'HK$'],
  ['SGD', 'Singapore Dollar', 'S$'],
  ['MYR', 'Malaysian Ringgit', 'RM'],
  ['THB', 'Thai Baht', 'THB'],
  ['IDR', 'Indonesian Rupiah', 'Rp'],
  ['PHP', 'Philippine Peso', '₱'],
  ['VND', 'Vietnamese Dong', '₫'],
  ['AUD', 'Australian Dollar', 'A$'],
  ['NZD', 'New Zealand Dollar', 'NZ$'],
  ['CAD', 'Canadian Dollar', 'CA$'],
  ['MXN', 'Mexican Peso', 'MX$'],
  ['BRL', 'Brazilian Real', 'R$'],
  ['CLP', 'Chilean Peso', 'CLP$'],
  ['COP', 'Colombian Peso', 'COL$'],
  ['CHF', 'Swiss Franc', 'CHF'],
  ['SEK', 'Swedish Krona', 'kr'],
  ['NOK', 'Norwegian Krone', 'kr'],
  ['DKK', 'Danish Krone', 'kr'],
  ['PLN', 'Polish Zloty', 'zł'],
  ['CZK', 'Czech Koruna', 'Kč'],
  ['HUF', 'Hungarian Forint', 'Ft'],
  ['RUB', 'Russian Ruble', '₽'],
  ['TRY', 'Turkish Lira', '₺'],
  ['AED', 'UAE Dirham', 'AED'],
  ['SAR', 'Saudi Riyal', 'SAR'],
  ['QAR', 'Qatari Riyal', 'QAR'],
  ['KWD', 'Kuwaiti Dinar', 'KD'],
  ['BHD', 'Bahraini Dinar', 'BD'],
  ['OMR', 'Omani Rial', 'OMR'],
  ['ZAR', 'South African Rand', 'R'],
  ['BTC', 'Bitcoin', '₿'],
  ['ETH', 'Ether', 'ETH'],
];

function decimalsOf(code: string): Currency['decimals'] {
  if (code === 'BTC') return 8;
  if (code === 'ETH') return 6;
  if (withThreeDecimals.has(code)) return 3;
  return withoutDecimals.has(code) ? 0 : 2;
}

/** Every currency the program knows (document 1, section 9). */
export const currencies: readonly Currency[] = rows.map(([code, name, symbol]) => ({
  code,
  name,
  symbol,
  decimals: decimalsOf(code),
  symbolSide: withSymbolAfter.has(code) ? 'after' : 'before',
}));

const byCode: ReadonlyMap<string, Currency> = new Map(
  currencies.map((currency) => [currency.code, currency]),
);

/** The currency of a code, or undefined for one that the table does not hold. */
export function currencyOf(code: string): Currency | undefined {
  return byCode.get(code);
}

/** Decimals of a currency; 2 for a code that the table does not hold, as its amounts are shown. */
export function currencyDecimals(code: string): number {
  return byCode.get(code)?.decimals ?? 2;
}

/** The currencies a hospital can choose, the first being what it starts with (document 3, section 9). */
export const offeredCurrencies = ['BDT', 'USD', 'EUR'] as const;
