import { createHash } from 'node:crypto';
import pg from 'pg';
import { newToken } from '#areas/people/sessions/session.rules.ts';

/** How many browsers one person has open; the server lets 32 streams be. */
const browsersOfPerson = 20;

/**
 * Makes colleagues of somebody who is signed in, with the same roles, and sessions of theirs as signing in leaves them;
 * returns the tokens. Hashing 10,000 passwords would take most of the time of the measurement.
 */
export async function makeSessions(
  owner: pg.ClientConfig,
  { slug, email }: { slug: string; email: string },
  count: number,
): Promise<string[]> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const { rows } = await client.query<{ tenant_id: string; id: string }>(
      `select a.tenant_id, a.id from user_account a join tenant t on t.id = a.tenant_id
        where t.slug = $1 and a.email_key = $2`,
      [slug, email],
    );
    const { tenant_id: tenantId, id: personId } = rows[0]!;
    const people = Math.ceil(count / browsersOfPerson);
    await client.query(
      'create temporary table colleague as select gen_random_uuid() as id, n from generate_series(1, $1::int) n',
      [people],
    );
    await copyRows(client, 'user_account', {
      from: `where one.tenant_id = '${tenantId}' and one.id = '${personId}'`,
      with: `'id', colleague.id, 'email', 'stream' || n || '@bench.example', 'email_key', 'stream' || n || '@bench.example'`,
    });
    await copyRows(client, 'user_role', {
      from: `where one.tenant_id = '${tenantId}' and one.user_id = '${personId}'`,
      with: `'user_id', colleague.id`,
    });
    const tokens = Array.from({ length: count }, () => newToken(tenantId));
    const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
    await client.query(
      `insert into user_session (tenant_id, id, user_id, token_hash, expires_at)
       select $1::uuid, gen_random_uuid(), colleague.id, hash, now() + interval '8 hours'
         from unnest($2::text[]) with ordinality as token (hash, place)
         join colleague on n = (place - 1) / $3::int + 1`,
      [tenantId, hashes, browsersOfPerson],
    );
    return tokens;
  } finally {
    await client.end();
  }
}

async function copyRows(
  client: pg.Client,
  table: string,
  row: { from: string; with: string },
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const columns = rows.map(({ name }) => name);
  await client.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.map((name) => `(made).${name}`).join(', ')}
       from (select jsonb_populate_record(one, jsonb_build_object(${row.with})) as made
         from ${table} as one, colleague ${row.from}) as rows`,
  );
}
