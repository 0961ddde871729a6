import { defineTexts } from '#ui/i18n/define-texts.ts';

/** The words of the menu and of addresses: apart from the screens' own, because every page downloads them. */
export const t = defineTexts('appointments.menu', {
  appointments: 'Appointments',
  schedule: 'Schedule',
  book: 'Book an appointment',
  bookWords: 'book, appointment, schedule',
});
