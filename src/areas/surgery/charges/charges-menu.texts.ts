import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('surgical-charges-menu', {
  charges: 'Theatre Charges',
  chargesAlso: 'operations to bill, theatre time, implants',
  ofCase: 'Charges of an Operation',
});
