import { v5, v7 } from 'uuid';

/** A new UUID version 7: unique, and ordered by the millisecond it was made in (RFC 9562). */
export function newId(): string {
  return v7();
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** True for the canonical lower-case text form of a UUID. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}

/** The id under which a record of an earlier program is known here: its own where that is a UUID, else always the same (UUID version 5). */
export function adoptedId(tenantId: string, kind: string, leftId: string): string {
  return isUuid(leftId) ? leftId : v5(`${kind}/${leftId}`, tenantId);
}
