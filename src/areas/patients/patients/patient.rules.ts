import type { Topic } from '#kernel/access/topics.ts';
import { patternOf, wordPatterns } from '#database/search/word-patterns.ts';
import { toAsciiDigits } from '#kernel/digits.ts';
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
  return normalizeText(`${patient.firstName} ${patient.lastName}`);
}

/**
 * All that the search looks at; every word starts after a space, the first one too. A restricted patient is found
 * by name and number alone: typing on until somebody is found must not tell their phone or e-mail.
 */
export function searchText(patient: SearchablePatient): string {
  const phone = toAsciiDigits(patient.phone ?? '').replace(/\D/g, '');
  const contact = patient.isRestricted ? [] : [patient.formerNames, patient.email, phone];
  const words = [sortName(patient), patient.patientNumber, ...contact].filter(Boolean);
  return ` ${normalizeText(words.join(' '))}`;
}

/**
 * The LIKE patterns that all must match for a typed search; empty for a blank one. A word matches inside words
 * too; one of less than three characters only at their beginning, where the index can help.
 */
export function searchPatterns(search: string): string[] {
  const text = normalizeText(search);
  return isPhoneLike(text) ? [phonePart(text)].filter(Boolean).map(patternOf) : wordPatterns(text);
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
