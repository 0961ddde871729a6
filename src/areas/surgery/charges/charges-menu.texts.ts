import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('surgical-charges-menu', {
  charges: 'Theatre Charges',
  chargesAlso: 'operations to bill, theatre time, implants',
  unpriced: 'Missing Prices',
  unpricedAlso: 'operations without a price, no price yet, implants to price',
  ofCase: 'Charges of an Operation',
});
