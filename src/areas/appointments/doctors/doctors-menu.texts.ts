import { defineTexts } from '#ui/i18n/define-texts.ts';

/** The words for the way to the doctors: apart from the screen's own, because every page downloads them. */
export const t = defineTexts('doctors.menu', { doctors: 'Doctors' });
