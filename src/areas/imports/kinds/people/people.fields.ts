import type { ImportField } from '#kernel/tables/import-field.ts';
import { emailWords, nameWords, phoneWords } from '../heading-words.ts';

/** What an import reads of a list of the staff. */
export const peopleFields: readonly ImportField[] = [
  {
    name: 'firstName',
    reads: 'text',
    words: ['first', 'given name', 'forename', 'prénom', 'nombre de pila'],
  },
  {
    name: 'lastName',
    reads: 'text',
    words: ['last', 'surname', 'family name', 'nom de famille', 'apellido'],
  },
  {
    name: 'fullName',
    reads: 'text',
    words: [...nameWords, 'full name', 'staff name', 'employee name', 'employee', 'nom complet', 'কর্মীর নাম'],
  },
  { name: 'email', reads: 'text', isRequired: true, words: emailWords },
  {
    name: 'roles',
    reads: 'text',
    words: [
      'role',
      'designation',
      'position',
      'job title',
      'function',
      'fonction',
      'poste',
      'rôle',
      'পদবি',
      'पद',
    ],
  },
  { name: 'phone', reads: 'text', words: phoneWords },
  {
    name: 'registrationNumber',
    reads: 'text',
    words: [
      'registration',
      'registration no',
      'bmdc',
      'bmdc no',
      'license no',
      'licence number',
      'numéro d ordre',
    ],
  },
];
