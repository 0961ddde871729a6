import { samplePassword } from '#areas/people/people.samples.ts';
import type { PasswordHasher } from '#server/host-services.ts';

/** OWASP Password Storage Cheat Sheet: PBKDF2 with HMAC-SHA-256. */
const iterations = 600_000;
/** Opens with any word: the sample accounts of the demo check no password (document 1, section 5). */
const anyWord = 'any-word';

/** Passwords in the demo: PBKDF2, which every browser has, and no check for sample accounts. */
export const demoPasswords: PasswordHasher = {
  async hash(password) {
    if (password === samplePassword) return anyWord;
    const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
    return `pbkdf2$${iterations}$${salt}$${await derive(password, salt, iterations)}`;
  },
  async verify(stored, password) {
    if (stored === anyWord) return password !== '';
    const [scheme, rounds, salt, hash] = stored.split('$');
    if (scheme !== 'pbkdf2' || !rounds || !salt || !hash) return false;
    return (await derive(password, salt, Number(rounds))) === hash;
  },
};

async function derive(password: string, salt: string, rounds: number): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(password), 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations: rounds };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256)));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
