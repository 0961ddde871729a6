import type { Topic } from '#kernel/access/topics.ts';
import { patternOf, wordPatterns } from '#database/search/word-patterns.ts';
import { toAsciiDigits } from '#kernel/digits.ts';
import { nameSoundKey, soundPatterns, soundWords } from '#database/search/name-sound.ts';
import { normalizeText } from '#database/search/normal-text.ts';
import { recordNumber } from '#kernel/record-number.ts';

/** The number people read: P and at least six digits. */
export const formatPatientNumber = recordNumber('P').format;

/** The live topic of one record: an open screen of it hears of its changes, not of everybody's. */
export function patientTopic(patientId: string): Topic {
  return `patients/${patientId}`;
}

/** The topic that tells whoever has a patient's record open that it was restricted. */
export function restrictionTopic(patientId: string): Topic {
  return `restrictions/${patientId}`;
}

/** A phone number by its last ten digits, so that +880 1711… and 01711… are one; null when too short to tell. */
export function phoneKey(phone: string | null): string | null {
  const digits = toAsciiDigits(phone ?? '').replace(/\D/g, '');
  return digits.length >= 7 ? digits.slice(-10) : null;
}

const shortestKey = 4;

/** Letters and digits alone of a document's number, by which it is compared; null for what is too short for one. */
export function documentKey(text: string | null): string | null {
  const key = toAsciiDigits(text ?? '')
    .toUpperCase()
    .replace(/[^\p{L}\d]/gu, '');
  return key.length >= shortestKey && /\d/.test(key) ? key : null;
}

export interface SearchablePatient {
  patientNumber: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  /** Names before a marriage, for example. */
  formerNames: string | null;
  isRestricted: boolean;
}

/** The normalised name by which patients are sorted and duplicates found. */
export function sortName(patient: Pick<SearchablePatient, 'firstName' | 'lastName'>): string {
  return normalizeName(`${patient.firstName} ${patient.lastName}`.trim());
}

/** O'Neil and ONeil are one name. */
function normalizeName(text: string): string {
  return withoutApostrophes(normalizeText(text));
}

/** Of names that were stored before they were left out. */
export function withoutApostrophes(name: string): string {
  return name.replaceAll("'", '');
}

/**
 * By what two people have one name, whatever its spelling, script and order; the name itself where nothing sounds, so
 * that it is never empty.
 */
export function nameKey(patient: Pick<SearchablePatient, 'firstName' | 'lastName'>): string {
  return nameSoundKey(`${patient.firstName} ${patient.lastName}`.trim()) || sortName(patient);
}

/**
 * All that the search looks at; every word starts after a space, the first one too. A restricted patient is found
 * by name and number alone: typing on until somebody is found must not tell their phone or e-mail.
 */
export function searchText(patient: SearchablePatient): string {
  const phone = toAsciiDigits(patient.phone ?? '').replace(/\D/g, '');
  const contact = patient.isRestricted ? [] : [patient.formerNames, patient.email, phone];
  const words = [sortName(patient), patient.patientNumber, ...contact].filter(Boolean);
  const names = [patient.firstName, patient.lastName, patient.isRestricted ? '' : patient.formerNames];
  const sounds = soundWords(names.filter(Boolean).join(' '));
  // Each sound ends with a space, so that it is found as a whole.
  return ` ${normalizeName(words.join(' '))} ${sounds.map((sound) => `${sound} `).join('')}`;
}

/**
 * The LIKE patterns that all must match for a typed search; empty for a blank one. A word matches inside words
 * too; one of less than three characters only at their beginning, where the index can help.
 */
export function searchPatterns(search: string): string[] {
  const text = normalizeName(search);
  return isPhoneLike(text) ? [phonePart(text)].filter(Boolean).map(patternOf) : wordPatterns(text);
}

/** P19, p000019 and 19 as the number of a patient, in full; null for what is none. */
export function searchedNumber(search: string): string | null {
  const [, digits] = /^p?[ -]?0*([1-9]\d{0,8})$/.exec(normalizeText(search)) ?? [];
  return digits === undefined ? null : formatPatientNumber(Number(digits));
}

/** What else a typed text can be: a number of a patient or a document, and a name as it sounds. */
export function searchedBeside(search: string) {
  return {
    soundPatterns: soundPatterns(search),
    patientNumber: searchedNumber(search),
    documentKey: documentKey(search),
  };
}

function isPhoneLike(text: string): boolean {
  return /^[\d\s+().\-/]+$/.test(text) && text.replace(/\D/g, '').length >= 5;
}

// People write one number with the country code, with a leading zero, or with neither.
function phonePart(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  const national = digits.length > 8 ? digits.replace(/^880/, '') : digits;
  return national.length > 5 ? national.replace(/^0/, '') : national;
}
