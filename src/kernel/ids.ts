import { v7 } from 'uuid';

/** A new UUID version 7: unique, and ordered by the millisecond it was made in (RFC 9562). */
export function newId(): string {
  return v7();
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** True for the canonical lower-case text form of a UUID. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}
