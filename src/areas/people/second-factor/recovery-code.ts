import { sha256 } from '#database/sha256.ts';

/** How many recovery codes a person gets. */
export const recoveryCodeCount = 10;

// Base32 without I, L, O and U (Crockford): nothing is read as something else, and no code spells a word.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 4;
const lettersPerGroup = 4;

/** New recovery codes of 80 random bits each, such as `7K2M-Q9RT-X4DH-PC8W`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, newRecoveryCode);
}

function newRecoveryCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(groups * lettersPerGroup));
  const text = Array.from(random, (byte) => letters[byte % letters.length]).join('');
  return (text.match(new RegExp(`.{${lettersPerGroup}}`, 'g')) ?? []).join('-');
}

/** A code as it counts: without case, spaces and dashes, and with the letters that are mistaken for others. */
export function readRecoveryCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** What is stored of a recovery code. Its 80 random bits need no slow hash. */
export function recoveryCodeHash(typed: string): Promise<string> {
  return sha256(readRecoveryCode(typed));
}
