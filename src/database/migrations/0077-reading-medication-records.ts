import type { Kysely } from 'kysely';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';

const gains: Readonly<Record<string, readonly string[]>> = { doctor: ['mar.read'] };

/** Who orders medicines for the ward reads what became of them. docs/decisions/0104-orders-of-a-stay.md */
export async function up(db: Kysely<never>): Promise<void> {
  await inEachHospital(db, (tenantId) => extendRoles(db, tenantId, gains));
}
