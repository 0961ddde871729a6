import { Gauge, type Registry } from 'prom-client';
import { readOperatorFigures } from '#areas/platform/platform.public.ts';
import type { Database } from '#database/database.ts';
import type { HostHealth } from '#server/requests/host-health.ts';
import { selectTenants } from '#database/tenants.queries.ts';

/** What is looked up when somebody asks. */
export interface MeasuredParts {
  database: Database;
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  health: Pick<HostHealth, 'state'>;
  countStreams: () => number;
  now: () => Date;
}

type Values = Record<string, number | null | undefined>;

const help: Record<string, string> = {
  openward_up: '1 where the database answered while this was read.',
  openward_live_streams: 'Open event streams, one for each browser.',
  openward_database_connections: 'Connections of the pool that calls use.',
  openward_database_connections_idle: 'Those of them that nobody uses.',
  openward_database_waiting: 'Calls that wait for a connection.',
  openward_jobs_failed: 'Daily and minute jobs whose last run failed, in all hospitals.',
  openward_hospitals_behind: 'Hospitals whose daily jobs were last done before yesterday.',
  openward_messages_waiting: 'Messages that wait to be sent.',
  openward_messages_failed: 'Messages that could not be sent, of a day.',
  openward_message_oldest_seconds: 'How long the oldest message has been waiting.',
  openward_audit_unsealed: 'Entries of the audit trails that are not sealed yet.',
  openward_audit_seal_lag_seconds: 'How long the oldest of them has been waiting.',
  openward_counted_seconds: 'Age of the counts of jobs, messages and audit trails.',
  openward_backup_age_seconds: 'Age of the newest whole back-up of the embedded database.',
  openward_backup_bytes: 'Its size.',
  openward_log_age_seconds:
    'Up to how long ago the log of the embedded database is kept: so much is lost with the disk.',
  openward_disk_free_bytes: 'Room on the disk of DATA_DIR.',
  openward_disk_bytes: 'Size of that disk.',
};

/** Figures of the whole server; of hospitals only sums over all of them. What cannot be read is left out. */
export function measureState(parts: MeasuredParts, registry: Registry): () => Promise<void> {
  const gauges = new Map(
    Object.entries(help).map(([name, words]) => [
      name,
      new Gauge({ name, help: words, registers: [registry] }),
    ]),
  );
  return async () => {
    const found = await ofHospitals(parts).catch((): Values => ({ openward_up: 0 }));
    const values: Values = { ...ofProcess(parts), ...(await ofMachine(parts)), ...found };
    for (const [name, gauge] of gauges) {
      const value = values[name];
      if (value === null || value === undefined) gauge.remove();
      else gauge.set(value);
    }
  };
}

function ofProcess({ pool, countStreams }: MeasuredParts): Values {
  return {
    openward_live_streams: countStreams(),
    openward_database_connections: pool.totalCount,
    openward_database_connections_idle: pool.idleCount,
    openward_database_waiting: pool.waitingCount,
  };
}

async function ofMachine({ health, now }: MeasuredParts): Promise<Values> {
  const state = await health.state();
  const { backUp, log, disk } = state ?? { backUp: null, log: null, disk: null };
  const age = (at: string) => Math.max(0, (now().getTime() - Date.parse(at)) / 1000);
  return {
    openward_disk_free_bytes: disk?.freeBytes,
    openward_disk_bytes: disk?.totalBytes,
    openward_log_age_seconds: log && log !== 'none' ? age(log.reachesTo) : null,
    ...(backUp && backUp !== 'none'
      ? { openward_backup_age_seconds: age(backUp.madeAt), openward_backup_bytes: backUp.bytes }
      : {}),
  };
}

async function ofHospitals({ database, now }: MeasuredParts): Promise<Values> {
  const platform = (await selectTenants(database)).find((one) => one.is_platform);
  if (!platform) return { openward_up: 1 };
  const figures = await readOperatorFigures(database, platform.id, now());
  return {
    openward_up: 1,
    openward_jobs_failed: figures.jobsFailed,
    openward_hospitals_behind: figures.hospitalsBehind,
    openward_messages_waiting: figures.messagesWaiting,
    openward_messages_failed: figures.messagesFailed,
    openward_message_oldest_seconds: figures.oldestMessageSeconds,
    openward_audit_unsealed: figures.unsealed,
    openward_audit_seal_lag_seconds: figures.sealLagSeconds,
    openward_counted_seconds: figures.countedSeconds,
  };
}
