import type { HotCall, RequestFacts } from './load/hot-calls.ts';
import type { LoadReport } from './load/load-generator.ts';
import type { LoadProcess } from './load/load-process.ts';
import type { MeasuredServer } from './servers.ts';

/** A round with the processor time that the server process spent on each request, in milliseconds. */
export interface Measured extends LoadReport {
  processorMs: number;
}

/** Several rounds of one call at one number of connections, of ours and of the yardstick in turns. */
export interface Comparison {
  call: HotCall;
  connections: number;
  ours: Measured;
  bare: Measured;
  /** Our throughput over the yardstick's: the median of the rounds. */
  ratio: number;
}

export interface RoundPlan {
  facts: RequestFacts;
  servers: { ours: MeasuredServer; bare: MeasuredServer };
  rounds: number;
  seconds: number;
}

/** Measures both servers in turns, so that whatever else the machine does meets both alike. */
export async function compare(
  load: LoadProcess,
  call: HotCall,
  connections: number,
  { facts, servers, rounds, seconds }: RoundPlan,
): Promise<Comparison> {
  const ours: Measured[] = [];
  const bare: Measured[] = [];
  const run = async (server: MeasuredServer, length: number) => {
    const before = server.processorSeconds();
    const report = await load.run({ port: server.port, call, facts, connections, seconds: length });
    return { ...report, processorMs: ((server.processorSeconds() - before) * 1000) / report.requests };
  };
  await run(servers.ours, 1);
  await run(servers.bare, 1);
  for (let round = 0; round < rounds; round += 1) {
    const isOursFirst = round % 2 === 0;
    if (isOursFirst) ours.push(await run(servers.ours, seconds));
    bare.push(await run(servers.bare, seconds));
    if (!isOursFirst) ours.push(await run(servers.ours, seconds));
  }
  const ratio = median(ours.map((report, round) => report.perSecond / bare[round]!.perSecond));
  return { call, connections, ours: middle(ours), bare: middle(bare), ratio };
}

/** The round with the median throughput. */
function middle(reports: Measured[]): Measured {
  return reports.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(reports.length / 2)]!;
}

/** The middle of an odd number of values. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
