import type pg from 'pg';

/**
 * Everything that the catalogue says of our schema, one sentence for each thing, sorted: columns with their defaults,
 * constraints, indexes, policies, triggers, functions with their bodies, and who owns and may do what.
 */
export async function wholeCatalogue(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(everything);
  return rows.map(({ line }) => line).toSorted();
}

const ours = `namespace = 'public'::regnamespace and not exists (select from pg_depend as part
  where part.objid = thing.oid and part.deptype = 'e')`;

const of = (columns: string, from: string, namespace: string) =>
  `select ${columns} as line from (select *, ${namespace} as namespace from ${from}) as thing where ${ours}`;

const grantee = `case when grantee = 0 then 'everybody' else grantee::regrole::text end`;

const rightsOf = (what: string, from: string, acl: string, namespace: string) => `
  select ${what} || ' may be ' || privilege_type || case when is_grantable then ' and passed on' else '' end
    || ' by ' || ${grantee} as line
  from (select *, ${namespace} as namespace from ${from}) as thing cross join lateral aclexplode(${acl}) as granted
  where ${ours}`;

const everything = [
  of(
    `'relation ' || relname || ' ' || relkind::text || ' of ' || relowner::regrole::text
      || ' secured ' || relrowsecurity::text || ' forced ' || relforcerowsecurity::text
      || coalesce(' with ' || array_to_string(reloptions, ', '), '')`,
    'pg_class',
    'relnamespace',
  ),
  `select 'column ' || relname || '.' || attname || ' ' || format_type(atttypid, atttypmod)
      || case when attnotnull then ' not null' else '' end
      || coalesce(' default ' || pg_get_expr(adbin, adrelid), '')
      || ' generated ' || attgenerated::text || ' identity ' || attidentity::text
      || ' collation ' || attcollation::regcollation::text as line
    from (select *, relnamespace as namespace from pg_class where relkind in ('r', 'p', 'v', 'm')) as thing
    join pg_attribute on attrelid = thing.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = thing.oid and adnum = attnum
    where ${ours}`,
  `select 'index ' || pg_get_indexdef(indexrelid) || ' valid ' || indisvalid::text as line
    from pg_index join (select *, relnamespace as namespace from pg_class) as thing on thing.oid = indrelid
    where ${ours}`,
  of(
    `'constraint ' || conrelid::regclass::text || '.' || conname || ' ' || pg_get_constraintdef(thing.oid)
      || ' validated ' || convalidated::text`,
    'pg_constraint',
    'connamespace',
  ),
  `select 'policy ' || polname || ' on ' || relname || ' for ' || polcmd::text || ' ' || polpermissive::text || ' to '
      || polroles::regrole[]::text || ' using ' || coalesce(pg_get_expr(polqual, polrelid), '')
      || ' with check ' || coalesce(pg_get_expr(polwithcheck, polrelid), '') as line
    from pg_policy join (select *, relnamespace as namespace from pg_class) as thing on thing.oid = polrelid
    where ${ours}`,
  `select 'trigger ' || pg_get_triggerdef(pg_trigger.oid) || ' ' || tgenabled::text as line
    from pg_trigger join (select *, relnamespace as namespace from pg_class) as thing on thing.oid = tgrelid
    where not tgisinternal and ${ours}`,
  of(
    `'function of ' || proowner::regrole::text || ' ' || pg_get_functiondef(thing.oid)`,
    `pg_proc`,
    'pronamespace',
  )
    // Aggregates have no such text.
    .concat(` and prokind <> 'a'`),
  of(`'type ' || typname || ' ' || typtype::text`, 'pg_type', 'typnamespace'),
  `select 'extension ' || extname || ' of ' || extowner::regrole::text as line from pg_extension`,
  rightsOf(
    `'relation ' || relname`,
    'pg_class',
    `coalesce(relacl, acldefault('r', relowner))`,
    'relnamespace',
  ),
  rightsOf(
    `'function ' || thing.oid::regprocedure::text`,
    'pg_proc',
    `coalesce(proacl, acldefault('f', proowner))`,
    'pronamespace',
  ),
  `select 'column ' || relname || '.' || attname || ' may be ' || privilege_type || ' by ' || ${grantee} as line
    from (select *, relnamespace as namespace from pg_class) as thing
    join pg_attribute on attrelid = thing.oid and not attisdropped
    cross join lateral aclexplode(attacl) as granted
    where ${ours}`,
  `select 'schema may be ' || privilege_type || ' by ' || ${grantee} as line
    from pg_namespace cross join lateral aclexplode(nspacl) as granted where nspname = 'public'`,
  `select 'mark ' || obj_description('public.schema_migration'::regclass, 'pg_class') as line`,
].join('\nunion all\n');
