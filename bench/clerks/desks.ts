import pg from 'pg';
import { benchManagerEmail, benchSlug } from '../database/fill-database.ts';
import { signIn } from '../request-facts.ts';
import type { Desk } from './clerk-writes.ts';

/** The desk of the hospital under load, and one of each of the hospitals beside it. */
export interface Desks {
  own: Desk;
  beside: Desk[];
}

/** Signs in at every hospital of the bench, and reads from the database what the writes there will name. */
export async function gatherDesks(owner: pg.ClientConfig, port: number): Promise<Desks> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; slug: string }>(
      `select id, slug from tenant where slug = $1 or slug like 'beside-%' order by slug`,
      [benchSlug],
    );
    const desks = new Map<string, Desk>();
    for (const { id, slug } of rows) {
      desks.set(slug, {
        ...(await readDesk(client, id)),
        token: await signIn(port, benchManagerEmail, slug),
      });
    }
    const own = desks.get(benchSlug)!;
    desks.delete(benchSlug);
    return { own, beside: [...desks.values()] };
  } finally {
    await client.end();
  }
}

async function readDesk(client: pg.Client, tenantId: string): Promise<Omit<Desk, 'token'>> {
  const idsOf = async (query: string) => {
    const { rows } = await client.query<{ id: string }>(query, [tenantId]);
    return rows.map(({ id }) => id);
  };
  // The oldest: what a run adds is taken back before the next one.
  return {
    patientIds: await idsOf(
      `select id from patient where tenant_id = $1 and status = 'active' order by id limit 5000`,
    ),
    doctorIds: await idsOf(`select id from doctor where tenant_id = $1 order by id`),
    testIds: await idsOf(`select id from lab_test where tenant_id = $1 order by id`),
    invoiceIds: await idsOf(
      `select id from invoice where tenant_id = $1 and status in ('sent', 'partial', 'overdue')
        order by id limit 2000`,
    ),
  };
}
