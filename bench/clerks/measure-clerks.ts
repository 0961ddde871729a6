import type { BenchDatabase } from '../database/open-bench-database.ts';
import type { LoadReport } from '../load/load-generator.ts';
import { type LoadProcess, startLoadProcess } from '../load/load-process.ts';
import { median } from '../rounds.ts';
import { startOpenward } from '../servers.ts';
import { type ClerkWrite, clerkWrites } from './clerk-writes.ts';
import { type Desks, gatherDesks } from './desks.ts';
import { onOwnDisk, onSlowDisk } from './slow-disk.ts';

/** How many clerks of one hospital write at once. */
const clerksAtOnce = 20;

/** One write by one clerk, by many of the same hospital, and by one clerk in each of many hospitals. */
export interface ClerkFindings {
  write: ClerkWrite;
  /** True where every flush was made to take longer. */
  isSlowDisk: boolean;
  one: LoadReport;
  many: LoadReport;
  beside: LoadReport;
  /** The throughput of many over that of one: the median of the rounds. */
  manyRatio: number;
  besideRatio: number;
}

export interface ClerkPlan {
  writes?: readonly ClerkWrite[] | undefined;
  rounds: number;
  seconds: number;
  tell: (line: string) => void;
}

/**
 * Measures each write by one clerk, by twenty of one hospital and by one in each of fifty hospitals, in turns: on the
 * disk as it is, where two cores are soon busy, and on a slow one, where a queue shows.
 */
export async function measureClerks(database: BenchDatabase, plan: ClerkPlan): Promise<ClerkFindings[]> {
  const { ownerConfig, serverConfig } = database.postgres;
  await onOwnDisk(ownerConfig);
  const load = startLoadProcess();
  const server = await startOpenward(serverConfig);
  try {
    const desks = await gatherDesks(ownerConfig, server.port);
    const measure = async (isSlowDisk: boolean) => {
      const findings: ClerkFindings[] = [];
      for (const write of plan.writes ?? clerkWrites) {
        const found = { write, isSlowDisk, ...(await measureWrite(load, server.port, write, desks, plan)) };
        plan.tell(lineOf(found));
        findings.push(found);
      }
      return findings;
    };
    return [...(await measure(false)), ...(await onSlowDisk(ownerConfig, () => measure(true)))];
  } finally {
    load.stop();
    await server.stop();
  }
}

type Kind = 'one' | 'many' | 'beside';

async function measureWrite(
  load: LoadProcess,
  port: number,
  write: ClerkWrite,
  { own, beside }: Desks,
  plan: ClerkPlan,
) {
  const run = (at: typeof beside, connections: number, seconds: number) =>
    load.run({ port, write, desks: at, connections, seconds });
  const rounds: Record<Kind, LoadReport>[] = [];
  await run([own], clerksAtOnce, 1);
  for (let round = 0; round < plan.rounds; round += 1) {
    rounds.push({
      one: await run([own], 1, plan.seconds),
      many: await run([own], clerksAtOnce, plan.seconds),
      beside: await run(beside, beside.length, plan.seconds),
    });
  }
  const middle = (of: Kind) =>
    rounds.map((round) => round[of]).toSorted((a, b) => a.perSecond - b.perSecond)[
      Math.floor(rounds.length / 2)
    ]!;
  const ratio = (of: Kind) => median(rounds.map((round) => round[of].perSecond / round.one.perSecond));
  return {
    one: middle('one'),
    many: middle('many'),
    beside: middle('beside'),
    manyRatio: ratio('many'),
    besideRatio: ratio('beside'),
  };
}

function lineOf({ write, isSlowDisk, one, many, beside, manyRatio, besideRatio }: ClerkFindings): string {
  const figures = (report: LoadReport) =>
    `${report.perSecond.toFixed(0)}/s p50 ${report.p50.toFixed(1)} p99 ${report.p99.toFixed(1)} ms`;
  return (
    `${write}${isSlowDisk ? ' on a slow disk' : ''}: one clerk ${figures(one)}; ` +
    `twenty ${figures(many)}, ratio ${manyRatio.toFixed(2)}; ` +
    `fifty hospitals ${figures(beside)}, ratio ${besideRatio.toFixed(2)}`
  );
}
