import { WriteLoad } from '#testing/crash/write-load.ts';
import { ReplicatedPostgres } from '#testing/replication/replicated-postgres.ts';
import { runCommandLine, startServer } from '#testing/server-process.ts';
import { describeMachine, madeOn } from './machine.ts';
import { writeSection } from './report-sections.ts';
import { readOptions } from './read-options.ts';

// node bench/fail-over.ts --times 20: clerks write through one server; the primary is killed with -9, its synchronous
// standby promoted, and the killed one made the new standby. Every acknowledged write is found again, and none twice.
// Needs PostgreSQL of Debian's packages. With --write the outcome becomes a section of bench/RESULTS.md.
const { values } = readOptions({
  options: { times: { type: 'string', default: '20' }, write: { type: 'boolean' } },
});
const times = Number(values.times);
const clerks = 4;
const tell = (line: string) => void process.stdout.write(`${line}\n`);

const pair = await ReplicatedPostgres.start();
if (!pair) process.exit(1);
await pair.addStandby(0);
await pair.waitForStandby(0);
const address = pair.addressOf(0, 1);
const environment = { DATABASE_URL: address, OPENWARD_SAMPLES: 'on' };
const server = await startServer(environment);
const secondsAway: number[] = [];
const faults: string[] = [];
let load: WriteLoad | undefined;
try {
  load = await WriteLoad.open({ url: () => server.url }, Date.now().toString(36));
  load.start(clerks);
  let primary = 0;
  for (let time = 1; time <= times && faults.length === 0; time += 1) {
    await moreWrites(load, 20 + Math.floor(Math.random() * 60));
    const standby = 1 - primary;
    const killedAt = performance.now();
    await pair.kill(primary);
    pair.promote(standby);
    await moreWrites(load, 1);
    secondsAway.push((performance.now() - killedAt) / 1000);
    // Until there is a standby again, a commit would wait for ever: the new primary does not wait for one.
    await pair.addStandby(standby, primary);
    await pair.waitForStandby(standby);
    primary = standby;
    faults.push(...(await load.faults(address, false)));
    tell(
      `${time} fail-overs, ${load.count} acknowledged, away ${secondsAway.at(-1)!.toFixed(2)} s, ${faults.length} faults`,
    );
  }
  await load.stop();
  faults.push(...(await load.faults(address, true)));
  const audit = await runCommandLine('audit-verify', [], { DATABASE_URL: address });
  if (audit.exitCode !== 0) faults.push(audit.output);
} finally {
  await server.end();
  pair.stop();
}
for (const fault of faults) tell(fault);
const sorted = secondsAway.toSorted((one, other) => one - other);
const outcome =
  `${secondsAway.length} fail-overs under the writes of ${clerks} clerks, each of them kill -9 of the primary, promotion of ` +
  `its synchronous standby, and a new standby in its place; ${load.count.toLocaleString('en')} writes acknowledged, ` +
  `${load.repeated} of them sent again; lost or there twice: ${faults.length}. From the kill to the next acknowledged ` +
  `write, promotion included: median ${sorted[Math.floor(sorted.length / 2)]!.toFixed(2)} s, longest ${sorted.at(-1)!.toFixed(2)} s.`;
tell(outcome);
if (values.write) {
  writeSection(
    [
      '## Fail-overs while clerks write',
      `Made by \`node bench/fail-over.ts --times ${times} --write\` ${madeOn(describeMachine())}.`,
      outcome,
    ].join('\n\n'),
  );
}
process.exitCode = faults.length > 0 ? 1 : 0;

async function moreWrites(on: WriteLoad, count: number): Promise<void> {
  const wanted = on.count + count;
  while (on.count < wanted) {
    on.assertNotRefused();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
