import type pg from 'pg';

/** Change by themselves, beside any call. */
const leftOut = new Set(['audit_seal', 'daily_job', 'user_session']);
/** Steps move from the last of these into the others by themselves; what they add up to does not change. */
const counted = new Set(['tenant_counter', 'daily_figure', 'open_step']);

/** The statement by connection, whose tables do not change; PostgreSQL plans its hundred parts only a few times. */
const statements = new WeakMap<pg.Client, Promise<string>>();

/** What a tenant's tables hold, one sum per table; two equal digests mean that nothing was written in between. */
export async function readTenantDigest(owner: pg.Client, tenantId: string): Promise<Record<string, string>> {
  const statement = statements.get(owner) ?? digestSql(owner);
  statements.set(owner, statement);
  const sums = await owner.query<{ name: string; sum: string }>({
    name: 'tenant-digest',
    text: await statement,
    values: [tenantId],
  });
  return Object.fromEntries(sums.rows.map(({ name, sum }) => [name, sum]));
}

async function digestSql(owner: pg.Client): Promise<string> {
  const tables = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'tenant_id' order by table_name`,
  );
  const parts = tables.rows
    .filter(({ name }) => !leftOut.has(name) && !counted.has(name))
    .map(
      ({ name }) => `select '${name}' as name,
        count(*) || ' ' || coalesce(sum(hashtextextended(row::text, 0)::numeric), 0) as sum
        from ${name} as row where tenant_id = $1::uuid`,
    );
  parts.push(`select 'counted', count(*) || ' ' || coalesce(sum(hashtextextended(row::text, 0)::numeric), 0)
    from (${countedSql}) as row`);
  return parts.join(' union all ');
}

// Numbers of records may skip: a call that is refused leaves those unused that it has taken.
const countedSql = `select name, day, sum(value) as value
    from (
      select name, null::date as day, value from tenant_counter where tenant_id = $1::uuid
      union all select name, day, value from daily_figure where tenant_id = $1::uuid
      union all select step.name, step.day, step.value
        from open_step cross join lateral unnest(names, days, amounts) as step (name, day, value)
        where tenant_id = $1::uuid
    ) as parts
    where name not like '%.number'
    group by name, day having sum(value) <> 0`;
