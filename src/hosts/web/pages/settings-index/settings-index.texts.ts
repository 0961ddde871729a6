import { defineTexts } from '#ui/i18n/define-texts.ts';

/** The `words_` texts are what people call a section besides its title, for the search. */
export const t = defineTexts('settings-index', {
  find: 'Find a setting',
  nothing: 'No setting found',
  words_organization:
    'name, address, phone, currency, tax, withholding, time zone, date format, 12 or 24 hours, lakh, first day of the week',
  words_logo: 'picture, letterhead',
  words_modules: 'switch on, switch off, features',
  words_billing: 'refund, discount, second person, four eyes, approval',
  words_limits: 'discount, credit, void, second person, four eyes',
  words_document: 'highest total, largest amount',
  words_commissions: 'referral, payout, referrer',
  words_laboratory: 'verification, critical result, second person',
  words_transfers: 'bed, hold, transfer',
  words_late: 'back-dating, time in the past',
  words_fluids: 'intake, output, balance, fluid day',
  words_checklist: 'WHO checklist, sign in, time out, sign out',
  words_counts: 'swabs, sponges, instruments, needles',
  words_stock: 'approval, adjustment, purchase order, expiry',
  words_deterioration: 'NEWS2, escalation, call',
  words_doses: 'late, early, window, shift times, medicine rounds',
  words_support: 'operator, access, help',
  words_exports: 'download, copy of the data, back-up',
  words_closing: 'delete, leave, close the account',
  words_users: 'people, staff, invite, permission, access',
  words_security: 'password, two-factor, second factor, lock, sign-in, session',
  words_theme: 'dark, light, colour',
  words_language: 'Bengali, English, digits',
  words_api: 'interface, token, developer',
});
