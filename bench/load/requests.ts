import { randomUUID } from 'node:crypto';
import type { WireRequest } from './hot-calls.ts';

/** A write with a submission's key of its own. */
export function post(path: string, token: string, body: object): WireRequest {
  const headers =
    `authorization: Bearer ${token}\r\ncontent-type: application/json\r\n` +
    `idempotency-key: ${randomUUID()}\r\n`;
  return { method: 'POST', path, headers, body: JSON.stringify(body) };
}

/** One of the values, by chance. */
export function anyOf<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)]!;
}

let nextPhone = Date.now() % 1e9;

/** Nobody twice: the register refuses likely duplicates, and their search is part of the work. */
export function aPerson() {
  const mark = randomUUID().slice(0, 13);
  // The invented patients' numbers begin with 1.
  const phone = `+880 2${String(nextPhone++ % 1e9).padStart(9, '0')}`;
  return {
    firstName: `Amina ${mark}`,
    lastName: 'Begum',
    dateOfBirth: '1990-05-17',
    gender: 'female',
    phone,
    address: '12 Station Road, Ward 4',
    bloodType: 'B+',
  };
}
