import pg from 'pg';
import { StartUpError } from '../../embedded/start-up-error.ts';
import { isCluster } from './cluster.ts';

/** A machine of the cluster as the coordinator knows it. */
export interface Machine {
  host: string;
  port: number;
}

export interface TenantPlace {
  tenantId: string;
  /** The group of shards with this hospital's rows, by the shard of its settings. */
  shardId: string;
  machine: Machine;
  /** How many hospitals lie in the same group and move along; 1 for one that was set apart. */
  hospitals: number;
}

/**
 * Where the rows of a hospital lie.
 * @throws StartUpError where there is no such hospital or no cluster
 */
export async function findTenant(client: pg.Client, slug: string): Promise<TenantPlace> {
  if (!(await isCluster(client))) {
    throw new StartUpError('This database is one machine: there is nowhere to move a hospital to.');
  }
  const tenant = await client.query<{ id: string }>('select id from tenant where slug = $1', [slug]);
  const tenantId = tenant.rows[0]?.id;
  if (!tenantId) throw new StartUpError(`There is no hospital ${slug}.`);
  const { rows } = await client.query<{ shard: string; host: string; port: number; hospitals: number }>(
    placeQuery,
    [tenantId],
  );
  const { shard, host, port, hospitals } = rows[0]!;
  return { tenantId, shardId: shard, machine: { host, port }, hospitals };
}

/** Gives a hospital a group of shards for itself, so that it moves alone. Writes of its present group wait meanwhile. */
export async function setApart(client: pg.Client, place: TenantPlace): Promise<void> {
  if (place.hospitals <= 1) return;
  await client.query('set citus.enable_unsafe_triggers = on');
  await client.query(
    `select isolate_tenant_to_new_shard('tenant_settings', $1::uuid, 'CASCADE', 'block_writes')`,
    [place.tenantId],
  );
}

/**
 * Moves the group of shards that a hospital lies in to another machine. Reads go on; writes of its hospitals wait until
 * the rows are there, and go on by themselves on the other machine.
 */
export async function moveTenant(client: pg.Client, place: TenantPlace, to: Machine): Promise<void> {
  const known = await client.query(
    `select from pg_dist_node where nodename = $1 and nodeport = $2 and isactive and shouldhaveshards`,
    [to.host, to.port],
  );
  if (!known.rowCount)
    throw new StartUpError(`${to.host}:${to.port} is no machine of this cluster that takes rows.`);
  await client.query('set citus.enable_unsafe_triggers = on');
  await client.query('select citus_move_shard_placement($1::bigint, $2, $3, $4, $5, $6)', [
    place.shardId,
    place.machine.host,
    place.machine.port,
    to.host,
    to.port,
    // The copy that does not hold up writes signs in as the owner of the tables, whom row-level security refuses.
    'block_writes',
  ]);
}

const placeQuery = `
  with place as (select get_shard_id_for_distribution_column('tenant_settings', $1::uuid) as shard)
  select shard, nodename as host, nodeport as port,
    (select count(*)::int from tenant
      where get_shard_id_for_distribution_column('tenant_settings', tenant.id) = place.shard) as hospitals
  from place
  join pg_dist_placement on shardid = place.shard
  join pg_dist_node using (groupid)`;
