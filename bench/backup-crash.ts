import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WriteLoad } from '#testing/crash/write-load.ts';
import { runCommandLine } from '#testing/server-process.ts';
import { BackupCrashRun, victims } from './backup-crash/backup-crash-run.ts';
import { describeMachine, madeOn } from './machine.ts';
import { writeSection } from './report-sections.ts';
import { readOptions } from './read-options.ts';

// node bench/backup-crash.ts --kills 300 [--minutes 40]: clerks write while the log is archived and back-ups are made and restored; server,
// database, back-up and restore are killed with -9 at random moments. Every acknowledged write is in the database, and
// in each restored back-up that was made after it, once. With --write the outcome becomes a section of bench/RESULTS.md.
const { values } = readOptions({
  options: {
    kills: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '600' },
    write: { type: 'boolean' },
  },
});
const wanted = Number(values.kills);
const deadline = Date.now() + Number(values.minutes) * 60_000;
const tell = (line: string) => void process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'openward-backup-crash-'));
mkdirSync(join(folder, 'back-ups'));
const run = new BackupCrashRun(folder);
const killed = () => [...run.kills.values()].reduce((sum, count) => sum + count, 0);
try {
  const load = await run.start(WriteLoad.open.bind(WriteLoad));
  for (let turn = 0; killed() < wanted && Date.now() < deadline && run.faults.length === 0; turn += 1) {
    await run.kill(victims[turn % victims.length]!);
    if (turn % 20 === 19) {
      await run.check(false);
      await run.restoreWhole('latest');
      tell(
        `${killed()} kills, ${load.count} writes acknowledged, ${run.compared} restored copies compared, ${run.faults.length} faults`,
      );
    }
  }
  await load.stop();
  await run.check(true);
  await run.restoreWhole('latest');
  const audit = await runCommandLine('audit-verify', [], run.environment);
  if (audit.exitCode !== 0) run.faults.push(audit.output);
  for (const fault of run.faults) tell(fault);
  const counted = [...run.kills].map(([victim, count]) => `${count} ${victim}`).join(', ');
  const outcome =
    `${killed()} kills with -9 (${counted}) while 2 clerks wrote, the log was archived, and back-ups were made and ` +
    `restored; ${load.count.toLocaleString('en')} writes acknowledged, ${load.repeated} of them sent again. ` +
    `${run.compared} restored copies were compared with what was acknowledged before them, and the database after every ` +
    `20. Lost, there twice, or half of a back-up counted: ${run.faults.length}.`;
  tell(outcome);
  if (values.write) {
    writeSection(
      [
        '## Kills across back-up, archive and restore',
        `Made by \`node bench/backup-crash.ts --kills ${wanted} --write\` ${madeOn(describeMachine())}.`,
        outcome,
      ].join('\n\n'),
    );
  }
} finally {
  await run.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = run.faults.length > 0 ? 1 : 0;
