import type { PrintDocument, PrintField, PrintHeader, PrintTotal } from '#ui/print/print-document.ts';
import type { OperatorCard, Seller } from '../../operator/operator.contract.ts';
import type { LicenseInvoice } from '../license-invoice.contract.ts';
import { itemWords } from '../license-invoice.words.ts';
import { t } from '../license-invoices.texts.ts';

/** The two parties, and how dates and amounts are written. */
export interface LicenseInvoiceWords {
  /** The operator as it is now: where an open invoice is paid to, and who issued one that does not say it itself. */
  operator: OperatorCard;
  /** The hospital that is billed, as it heads its own papers. */
  buyer: PrintHeader;
  date: (value: string) => string;
  money: (amountMinor: number, currencyCode: string) => string;
}

/** What the operator asks of the hospital for one period. */
export function licenseInvoiceDocument(
  invoice: LicenseInvoice,
  { operator, buyer, date, money }: LicenseInvoiceWords,
): PrintDocument {
  const seller = invoice.seller ?? operator;
  const amount = money(invoice.amountMinor, invoice.currencyCode);
  const period = t('periodWords', { from: date(invoice.periodFrom), to: date(invoice.periodTo) });
  const { proof, status } = invoice;
  return {
    title: t('documentTitle'),
    header: headerOf(seller),
    pageOf: [headerOf(seller).organisation, invoice.number],
    blocks: [
      ...(status === 'void'
        ? [{ kind: 'box' as const, tone: 'warning' as const, title: t('isVoid'), lines: [t('isVoidText')] }]
        : []),
      {
        kind: 'fields',
        fields: [
          { label: t('number'), value: invoice.number, isStrong: true },
          { label: t('status'), value: t(`status_${status}`) },
          { label: t('date'), value: date(invoice.createdAt) },
          { label: t('dueDate'), value: date(invoice.dueOn), isStrong: true },
          { label: t('seller'), value: seller.name, isWide: true },
          ...given(t('sellerTaxNumber'), seller.taxNumber),
          { label: t('billedTo'), value: partyWords(buyer), isWide: true },
          ...(status === 'paid' && proof
            ? [{ label: t('transaction'), value: `${t(`method_${proof.method}`)} ${proof.transactionId}` }]
            : []),
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: t('item'), share: 3 },
          { label: t('period'), share: 3 },
          { label: t('amount'), align: 'right', share: 2 },
        ],
        rows: [{ cells: [itemWords(invoice), period, amount] }],
        totals: totalsOf(invoice, money),
      },
      ...payTo(invoice, operator),
      { kind: 'barcode', value: invoice.number, caption: invoice.number },
    ],
    footer: t('footer'),
  };
}

/** The amount alone, or what was taken off it and what is left. */
function totalsOf(invoice: LicenseInvoice, money: LicenseInvoiceWords['money']): PrintTotal[] {
  const { amountMinor, discountMinor, creditedMinor, returnedMinor, payableMinor, currencyCode } = invoice;
  const words = (minor: number) => money(minor, currencyCode);
  if (payableMinor === amountMinor) return [{ label: t('total'), value: words(amountMinor), isStrong: true }];
  return [
    { label: t('amount'), value: words(amountMinor) },
    ...(discountMinor > 0 ? [{ label: t('discount'), value: words(-discountMinor) }] : []),
    ...(creditedMinor > 0 ? [{ label: t('credits'), value: words(-creditedMinor) }] : []),
    { label: t('total'), value: words(payableMinor), isStrong: true },
    ...(returnedMinor > 0 ? [{ label: t('returned'), value: words(returnedMinor) }] : []),
  ];
}

/** The seller heads the paper: it is not the hospital's own. */
function headerOf({ name, address, phone, email }: Seller): PrintHeader {
  return {
    organisation: name,
    address: address ?? '',
    contact: [phone, email].filter((part) => part !== null).join(' · '),
  };
}

function partyWords({ organisation, address, contact }: PrintHeader): string {
  return [organisation, address, contact].filter((part) => part !== '').join(', ');
}

/** Where an open invoice is paid to: today's accounts, because money that goes to a closed one is lost. */
function payTo({ status }: LicenseInvoice, { bkash, nagad, bank }: OperatorCard): PrintDocument['blocks'] {
  if (status !== 'open') return [];
  const fields = [
    ...given(t('method_bkash'), bkash),
    ...given(t('method_nagad'), nagad),
    ...given(t('method_bank'), bank),
  ];
  return fields.length === 0
    ? []
    : [{ kind: 'section', title: t('payTo'), blocks: [{ kind: 'fields', fields }] }];
}

function given(label: string, value: string | null): PrintField[] {
  return value === null ? [] : [{ label, value, isWide: true }];
}
