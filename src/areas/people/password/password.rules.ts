import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { commonPasswords } from './common-passwords.ts';

/** What a hospital asks of passwords; the length is in characters, 8 to 64. */
export interface PasswordPolicy {
  minLength: number;
  needsMixedCase: boolean;
  needsDigit: boolean;
  needsSymbol: boolean;
}

/** Whose password it is: their name and their hospital's are the first that somebody would guess. */
export interface PasswordOwner {
  email: string;
  hospitalName: string;
}

export const maxPasswordLength = sizeLimits.passwordCharacters;

/** What can be asked of a password; the sentences are in `password.texts.ts`. */
export type PasswordRule =
  | 'minLength'
  | 'maxLength'
  | 'mixedCase'
  | 'digit'
  | 'symbol'
  | 'notEmail'
  | 'notHospital'
  | 'notCommon';

/** A shorter name is part of too many good passwords to be refused in them. */
const minNameLength = 3;

/** The rules that a policy holds everybody to, in the order they are shown. */
export function rulesOf(policy: PasswordPolicy): PasswordRule[] {
  return [
    'minLength',
    ...(policy.needsMixedCase ? (['mixedCase'] as const) : []),
    ...(policy.needsDigit ? (['digit'] as const) : []),
    ...(policy.needsSymbol ? (['symbol'] as const) : []),
    'notEmail',
    'notHospital',
    'notCommon',
  ];
}

/** The rules that a password breaks, each once; none when it may be used. */
export function passwordFaults(
  policy: PasswordPolicy,
  password: string,
  owner: PasswordOwner,
): PasswordRule[] {
  const all: readonly PasswordRule[] = ['maxLength', ...rulesOf(policy)];
  return all.filter((rule) => isBroken[rule](password, policy, owner));
}

type Check = (password: string, policy: PasswordPolicy, owner: PasswordOwner) => boolean;

const isBroken: Record<PasswordRule, Check> = {
  minLength: (password, policy) => charactersIn(password) < policy.minLength,
  maxLength: (password) => charactersIn(password) > maxPasswordLength,
  mixedCase: (password) => !/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password),
  digit: (password) => !/\p{Nd}/u.test(password),
  symbol: (password) => !/[^\p{L}\p{M}\p{N}]/u.test(password),
  notEmail: (password, _policy, owner) => contains(password, owner.email.split('@')[0] ?? ''),
  notHospital: (password, _policy, owner) => contains(password, owner.hospitalName),
  notCommon: isCommon,
};

// A character outside Unicode's basic plane counts once, as whoever types it sees it.
function charactersIn(text: string): number {
  return Array.from(text).length;
}

/** True when the password holds the name, whatever its case and what is between its letters. */
function contains(password: string, name: string): boolean {
  const wanted = lettersOf(name);
  return wanted.length >= minNameLength && lettersOf(password).includes(wanted);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

// `Password2026!` is `password` to whoever guesses.
function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  const bare = plain.replace(/(?<![^\p{L}\p{M}])[^\p{L}\p{M}]+$/u, '');
  return commonPasswords.has(plain) || commonPasswords.has(bare) || /^(.)\1*$/u.test(plain);
}

/** The number in a rule's sentence. */
export function countOf(rule: PasswordRule, policy: PasswordPolicy): number {
  return rule === 'maxLength' ? maxPasswordLength : policy.minLength;
}
