import type { BenchDatabase } from '../database/open-bench-database.ts';
import type { LoadReport } from '../load/load-generator.ts';
import { startLoadProcess } from '../load/load-process.ts';
import { median } from '../rounds.ts';
import { startOpenward } from '../servers.ts';
import { type ClerkWrite, clerkWrites } from './clerk-writes.ts';
import { gatherDesks } from './desks.ts';

/** How many clerks of one hospital write at once. */
export const clerksAtOnce = 20;

/** One write by one clerk, by many of the same hospital, and by one clerk in each of many hospitals. */
export interface ClerkFindings {
  write: ClerkWrite;
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

/** Measures each write by one clerk, by twenty of one hospital and by one in each of fifty hospitals, in turns. */
export async function measureClerks(database: BenchDatabase, plan: ClerkPlan): Promise<ClerkFindings[]> {
  const load = startLoadProcess();
  const server = await startOpenward(database.postgres.serverConfig);
  try {
    const { own, beside } = await gatherDesks(database.postgres.ownerConfig, server.port);
    const findings: ClerkFindings[] = [];
    for (const write of plan.writes ?? clerkWrites) {
      const run = (desks: typeof beside, connections: number, seconds: number) =>
        load.run({ port: server.port, write, desks, connections, seconds });
      const rounds: { one: LoadReport; many: LoadReport; beside: LoadReport }[] = [];
      await run([own], clerksAtOnce, 1);
      for (let round = 0; round < plan.rounds; round += 1) {
        rounds.push({
          one: await run([own], 1, plan.seconds),
          many: await run([own], clerksAtOnce, plan.seconds),
          beside: await run(beside, beside.length, plan.seconds),
        });
      }
      findings.push(findingsOf(write, rounds));
      plan.tell(lineOf(findings.at(-1)!));
    }
    return findings;
  } finally {
    load.stop();
    await server.stop();
  }
}

function findingsOf(
  write: ClerkWrite,
  rounds: { one: LoadReport; many: LoadReport; beside: LoadReport }[],
): ClerkFindings {
  const middle = (of: 'one' | 'many' | 'beside') =>
    rounds.map((round) => round[of]).toSorted((a, b) => a.perSecond - b.perSecond)[
      Math.floor(rounds.length / 2)
    ]!;
  const ratio = (of: 'many' | 'beside') =>
    median(rounds.map((round) => round[of].perSecond / round.one.perSecond));
  return {
    write,
    one: middle('one'),
    many: middle('many'),
    beside: middle('beside'),
    manyRatio: ratio('many'),
    besideRatio: ratio('beside'),
  };
}

function lineOf({ write, one, many, beside, manyRatio, besideRatio }: ClerkFindings): string {
  const figures = (report: LoadReport) =>
    `${report.perSecond.toFixed(0)}/s p50 ${report.p50.toFixed(1)} p99 ${report.p99.toFixed(1)} ms`;
  return (
    `${write}: one clerk ${figures(one)}; twenty ${figures(many)}, ratio ${manyRatio.toFixed(2)}; ` +
    `fifty hospitals ${figures(beside)}, ratio ${besideRatio.toFixed(2)}`
  );
}
