import { defineTexts } from '#ui/i18n/define-texts.ts';

/** What the page of a case says of counts before their part is opened. */
export const t = defineTexts('surgical-counts-menu', { section: 'Counts' });
