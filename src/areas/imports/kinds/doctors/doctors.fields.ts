import type { ImportField } from '#kernel/tables/import-field.ts';
import { emailWords, nameWords } from '../heading-words.ts';

/** The columns of the week, Monday first. */
export const weekdayColumns = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const dayWords: Readonly<Record<(typeof weekdayColumns)[number], readonly string[]>> = {
  monday: ['mon', 'lundi', 'lunes', 'montag', 'সোমবার', 'সোম', 'सोमवार'],
  tuesday: ['tue', 'tues', 'mardi', 'martes', 'dienstag', 'মঙ্গলবার', 'মঙ্গল', 'मंगलवार'],
  wednesday: ['wed', 'mercredi', 'miércoles', 'mittwoch', 'বুধবার', 'বুধ', 'बुधवार'],
  thursday: ['thu', 'thur', 'thurs', 'jeudi', 'jueves', 'donnerstag', 'বৃহস্পতিবার', 'বৃহস্পতি', 'गुरुवार'],
  friday: ['fri', 'vendredi', 'viernes', 'freitag', 'শুক্রবার', 'শুক্র', 'शुक्रवार'],
  saturday: ['sat', 'samedi', 'sábado', 'samstag', 'শনিবার', 'শনি', 'शनिवार'],
  sunday: ['sun', 'dimanche', 'domingo', 'sonntag', 'রবিবার', 'রবি', 'रविवार'],
};

/** What an import reads of a list of doctors: their week is a column for each day. */
export const doctorsFields: readonly ImportField[] = [
  {
    name: 'name',
    reads: 'text',
    isRequired: true,
    words: [...nameWords, 'doctor', 'doctor name', 'consultant', 'physician', 'médecin', 'ডাক্তার', 'डॉक्टर'],
  },
  {
    name: 'specialty',
    reads: 'text',
    isRequired: true,
    words: [
      'speciality',
      'specialisation',
      'specialization',
      'department',
      'spécialité',
      'especialidad',
      'বিভাগ',
      'विभाग',
    ],
  },
  { name: 'email', reads: 'text', words: [...emailWords, 'account'] },
  ...weekdayColumns.map((name) => ({ name, reads: 'text' as const, words: dayWords[name] })),
];
