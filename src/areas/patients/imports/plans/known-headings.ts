import { squeeze } from '#ui/tables/columns/table-columns.ts';
import type { ImportFieldName, ImportSource } from '../patient-import.contract.ts';

/** What our own export has a column of: a field of the patient, or the person's id where the table comes from. */
type ExportColumn = ImportFieldName | 'externalId';

/** What a column of a table can be: these, the whole name in one cell, or an age in place of a date of birth. */
export type ImportColumn = ExportColumn | 'fullName' | 'age';

/** The headings of our own export, by field (document 1, section 3). */
export const exportHeadings: Readonly<Record<ExportColumn, string>> = {
  externalId: 'Record ID',
  firstName: 'First Name',
  lastName: 'Last Name',
  formerNames: 'Former Names',
  email: 'Email',
  phone: 'Phone',
  dateOfBirth: 'Date of Birth',
  birthPrecision: 'Birth Date Precision',
  gender: 'Gender',
  maritalStatus: 'Marital Status',
  nationalId: 'National ID',
  passportNumber: 'Passport Number',
  birthCertificateNumber: 'Birth Certificate Number',
  address: 'Address',
  emergencyContact: 'Emergency Contact',
  emergencyContactRelationship: 'Emergency Contact Relationship',
  emergencyContactPhone: 'Emergency Contact Phone',
  bloodType: 'Blood Type',
  allergyStatus: 'Allergy Status',
  allergies: 'Allergies',
  medicalHistory: 'Medical History',
  insuranceProvider: 'Insurance Provider',
  insuranceNumber: 'Insurance Number',
  dateOfDeath: 'Date of Death',
  status: 'Status',
};

/** The fields that exports of earlier versions do not have. */
const laterFields: ReadonlySet<string> = new Set<ImportColumn>([
  'formerNames',
  'birthPrecision',
  'maritalStatus',
  'nationalId',
  'passportNumber',
  'birthCertificateNumber',
  'allergyStatus',
  'dateOfDeath',
]);

const syntheaHeadings = ['Id', 'BIRTHDATE', 'DEATHDATE', 'FIRST', 'LAST', 'GENDER', 'ADDRESS', 'CITY'];

/** Where a file comes from, by its headings. */
export function sourceOf(header: readonly string[]): ImportSource {
  if (isSyntheaExport(header)) return 'synthea';
  return isOwnExport(header) ? 'openward' : 'csv';
}

/** True for the heading of our own export, of an earlier version as well; columns may have been moved. */
function isOwnExport(header: readonly string[]): boolean {
  return Object.entries(exportHeadings).every(
    ([field, heading]) => laterFields.has(field) || header.includes(heading),
  );
}

/** True for the heading of the patients.csv that Synthea's exporter writes. */
function isSyntheaExport(header: readonly string[]): boolean {
  return syntheaHeadings.every((heading) => header.includes(heading));
}

const otherWords: Readonly<Record<ImportColumn, readonly string[]>> = {
  fullName: [
    ...[
      'name',
      'full name',
      'patient name',
      'name of patient',
      'nom complet',
      'nom et prénom',
      'nombre completo',
    ],
    ...['নাম', 'রোগীর নাম', 'नाम'],
  ],
  age: ['age', 'age years', 'age (years)', 'âge', 'edad', 'alter', 'বয়স', 'उम्र', 'आयु'],
  externalId: [
    'id',
    'patient id',
    'patient no',
    'patient number',
    'mrn',
    'record number',
    'registration no',
    'uhid',
  ],
  firstName: ['first', 'given name', 'given names', 'forename', 'fname', 'prénom', 'prenom', 'vorname'],
  lastName: ['last', 'surname', 'family name', 'lname', 'nom', 'nom de famille', 'apellido', 'nachname'],
  email: ['e-mail', 'email address', 'mail'],
  phone: [
    'phone number',
    'telephone',
    'tel',
    'mobile',
    'mobile number',
    'mobile no',
    'cell',
    'contact number',
    'téléphone',
    'teléfono',
    'মোবাইল',
    'ফোন',
    'মোবাইল নম্বর',
    'फ़ोन',
  ],
  formerNames: ['former name', 'maiden name', 'maiden', 'birth name', 'previous name', 'alias'],
  birthPrecision: ['dob precision', 'birthdate precision'],
  maritalStatus: ['marital', 'civil status'],
  nationalId: ['nid', 'national id no', 'national identity number', 'nid no', 'ssn', 'voter id'],
  passportNumber: ['passport', 'passport no'],
  birthCertificateNumber: ['birth certificate', 'birth certificate no', 'birth registration no', 'brn'],
  allergyStatus: ['allergies asked'],
  dateOfDeath: ['death date', 'deathdate', 'dod', 'died', 'deceased date'],
  dateOfBirth: [
    ...['dob', 'birth date', 'birthdate', 'birthday', 'born', 'date de naissance', 'fecha de nacimiento'],
    ...['জন্ম তারিখ', 'জন্মতারিখ', 'जन्म तिथि'],
  ],
  gender: ['sex', 'sexe', 'genre', 'sexo', 'geschlecht', 'লিঙ্গ', 'लिंग'],
  address: [
    'street',
    'street address',
    'home address',
    'full address',
    'adresse',
    'dirección',
    'ঠিকানা',
    'पता',
  ],
  emergencyContact: ['emergency contact name', 'next of kin', 'guardian', 'contact person'],
  emergencyContactRelationship: ['relationship', 'relation'],
  emergencyContactPhone: ['emergency phone', 'emergency number', 'next of kin phone'],
  bloodType: ['blood group', 'blood', 'groupe sanguin', 'রক্তের গ্রুপ'],
  allergies: ['allergy', 'known allergies'],
  medicalHistory: ['history', 'past medical history', 'conditions'],
  insuranceProvider: ['insurance', 'insurer', 'insurance company'],
  insuranceNumber: ['policy number', 'insurance id', 'insurance policy number', 'member number'],
  status: ['patient status'],
};

const likeEnough = 0.75;

/** Guesses which column holds which field by the likeness of its heading; no column is taken twice. */
export function guessColumns(header: readonly string[]): Partial<Record<ImportColumn, number>> {
  const pairs = (Object.keys(otherWords) as ImportColumn[]).flatMap((field) =>
    header.map((heading, column) => ({ field, column, likeness: likenessOf(field, heading) })),
  );
  const columns: Partial<Record<ImportColumn, number>> = {};
  const taken = new Set<number>();
  for (const { field, column, likeness } of pairs.toSorted((a, b) => b.likeness - a.likeness)) {
    if (likeness < likeEnough || field in columns || taken.has(column)) continue;
    columns[field] = column;
    taken.add(column);
  }
  return columns;
}

function likenessOf(field: ImportColumn, heading: string): number {
  const words = headingWords(field).map(squeeze);
  const whole = squeeze(heading);
  const variants = [whole, whole.replace(/^patients?/, '')];
  return Math.max(...words.flatMap((word) => variants.map((variant) => pairsInCommon(word, variant))));
}

function ownHeading(field: ImportColumn): string[] {
  const heading = (exportHeadings as Partial<Record<ImportColumn, string>>)[field];
  return heading === undefined ? [] : [heading];
}

/** What lists call a column, with the heading of our own export. */
export function headingWords(column: ImportColumn): readonly string[] {
  return [...ownHeading(column), ...otherWords[column]];
}

/** Share of letter pairs that two texts have in common (Dice), from 0 to 1. */
function pairsInCommon(a: string, b: string): number {
  if (a === b) return 1;
  const [ours, theirs] = [letterPairs(a), letterPairs(b)];
  if (ours.length === 0 || theirs.length === 0) return 0;
  const common = ours.filter((pair) => theirs.includes(pair)).length;
  return (2 * common) / (ours.length + theirs.length);
}

function letterPairs(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));
}
