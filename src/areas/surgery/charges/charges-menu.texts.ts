import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('surgical-charges-menu', {
  charges: 'Theatre Charges',
  chargesAlso: 'operations to bill, theatre time, implants',
  unpriced: 'Operations Without a Price',
  unpricedAlso: 'no price yet, missing prices, implants to price',
  ofCase: 'Charges of an Operation',
});
