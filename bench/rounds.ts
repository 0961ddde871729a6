import type { HotCall, RequestFacts } from './load/hot-calls.ts';
import type { LoadReport } from './load/load-generator.ts';
import type { LoadProcess } from './load/load-process.ts';

/** Several rounds of one call at one number of connections, of ours and of the yardstick in turns. */
export interface Comparison {
  call: HotCall;
  connections: number;
  ours: LoadReport;
  bare: LoadReport;
  /** Our throughput over the yardstick's: the median of the rounds. */
  ratio: number;
}

export interface RoundPlan {
  facts: RequestFacts;
  ports: { ours: number; bare: number };
  rounds: number;
  seconds: number;
}

/** Measures both servers in turns, so that whatever else the machine does meets both alike. */
export async function compare(
  load: LoadProcess,
  call: HotCall,
  connections: number,
  { facts, ports, rounds, seconds }: RoundPlan,
): Promise<Comparison> {
  const ours: LoadReport[] = [];
  const bare: LoadReport[] = [];
  const run = (port: number, length: number) => load.run({ port, call, facts, connections, seconds: length });
  await run(ports.ours, 1);
  await run(ports.bare, 1);
  for (let round = 0; round < rounds; round += 1) {
    const isOursFirst = round % 2 === 0;
    if (isOursFirst) ours.push(await run(ports.ours, seconds));
    bare.push(await run(ports.bare, seconds));
    if (!isOursFirst) ours.push(await run(ports.ours, seconds));
  }
  const ratio = median(ours.map((report, round) => report.perSecond / bare[round]!.perSecond));
  return { call, connections, ours: middle(ours), bare: middle(bare), ratio };
}

/** The round with the median throughput. */
function middle(reports: LoadReport[]): LoadReport {
  return reports.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(reports.length / 2)]!;
}

/** The middle of an odd number of values. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
