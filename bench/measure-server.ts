import pg from 'pg';
import type { BenchDatabase } from './database/open-bench-database.ts';
import { benchEmail } from './database/fill-database.ts';
import type { HotCall } from './load/hot-calls.ts';
import type { LoadReport } from './load/load-generator.ts';
import { startLoadProcess } from './load/load-process.ts';
import { gatherFacts } from './request-facts.ts';
import { compare, type Comparison } from './rounds.ts';
import { startBareServer, startOpenward } from './servers.ts';
import { openPgbench, type PgbenchReport } from './yardstick/pgbench.ts';

/** What the server's part of a run found. */
export interface ServerFindings {
  comparisons: (Comparison & { pgbench: PgbenchReport | null })[];
  /** Searches that come at the pace of a busy hospital, over 20 connections. */
  pacedSearch: LoadReport | null;
  /** Home screens opened and refreshed at the pace of a busy hospital, over 20 connections. */
  pacedDashboard: LoadReport | null;
  /** Resident bytes of the server after all of it; null where the system does not tell. */
  memory: number | null;
}

export interface ServerPlan {
  calls: readonly HotCall[];
  rounds: number;
  seconds: number;
  tell: (line: string) => void;
}

/** Searches a second that come in at a large hospital where twenty clerks type at once. */
export const searchPace = 40;

/** Home screens opened or fetched again each second in a large hospital at its busiest. */
export const dashboardPace = 20;

const connectionCounts = [1, 20];

/** Measures each call on the real server and on the yardstick in turns, and with pgbench where there is one. */
export async function measureServer(database: BenchDatabase, plan: ServerPlan): Promise<ServerFindings> {
  const { postgres, tenantId } = database;
  const userId = await clerkOf(postgres.ownerConfig, tenantId);
  const load = startLoadProcess();
  const ours = await startOpenward(postgres.serverConfig, process.env['BENCH_NODE_ARGUMENTS']?.split(' '));
  const bare = await startBareServer({
    tenantId,
    userId,
    timeZone: 'Asia/Dhaka',
    connection: postgres.ownerConfig,
  });
  try {
    const facts = await gatherFacts(postgres.ownerConfig, tenantId, ours.port);
    const pgbench = openPgbench(database, facts, plan.tell);
    const comparisons: ServerFindings['comparisons'] = [];
    for (const call of plan.calls) {
      for (const connections of connectionCounts) {
        const comparison = await compare(load, call, connections, {
          ...plan,
          facts,
          servers: { ours, bare },
        });
        comparisons.push({ ...comparison, pgbench: await pgbench.run(call, connections, plan.seconds) });
        const { ratio, ours: own, bare: other } = comparison;
        plan.tell(
          `${call} at ${connections}: ${own.perSecond.toFixed(0)}/s to ${other.perSecond.toFixed(0)}/s, ` +
            `ratio ${ratio.toFixed(2)}, p99 ${own.p99.toFixed(1)} ms to ${other.p99.toFixed(1)} ms, ` +
            `processor ${own.processorMs.toFixed(3)} ms to ${other.processorMs.toFixed(3)} ms`,
        );
      }
    }
    const paced = async (call: HotCall, pace: number) =>
      plan.calls.includes(call)
        ? load.run({ port: ours.port, call, facts, connections: 20, pace, seconds: plan.seconds * 4 })
        : null;
    const pacedSearch = await paced('patientSearch', searchPace);
    const pacedDashboard = await paced('dashboard', dashboardPace);
    return { comparisons, pacedSearch, pacedDashboard, memory: ours.memory() };
  } finally {
    load.stop();
    await ours.stop();
    await bare.stop();
  }
}

async function clerkOf(owner: pg.ClientConfig, tenantId: string): Promise<string> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const clerk = await client.query<{ id: string }>(
      'select id from user_account where tenant_id = $1 and email_key = $2',
      [tenantId, benchEmail],
    );
    return clerk.rows[0]!.id;
  } finally {
    await client.end();
  }
}
