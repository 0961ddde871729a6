import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateAsOwner } from '#hosts/node/database/owner-connection.ts';
import { startEmbeddedPostgres } from '#hosts/node/embedded/start-embedded-postgres.ts';
import { startBucket } from '#hosts/node/files/bucket.fixture.ts';
import { runCommandLine } from '#testing/server-process.ts';
import { serverFile } from '../tools/setup.mjs';
import { describeMachine, madeOn } from './machine.ts';
import { writeSection } from './report-sections.ts';
import { readOptions } from './read-options.ts';

// node bench/back-up-memory.ts --megabytes 256,1024,4096: the most memory that `npm run backup` takes for so many
// megabytes of stored files, which do not compress, encrypted into a bucket. With --write the outcome becomes a section
// of bench/RESULTS.md.
const { values } = readOptions({
  options: { megabytes: { type: 'string', default: '256,1024,4096' }, write: { type: 'boolean' } },
});
const sizes = values.megabytes.split(',').map(Number);
const mebibyte = 1_048_576;
const fileMegabytes = 64;
const tell = (line: string) => void process.stdout.write(`${line}\n`);

const folder = mkdtempSync(join(tmpdir(), 'openward-memory-'));
mkdirSync(join(folder, 's3'));
const dataDirectory = join(folder, 'data');
const bucket = await startBucket(join(folder, 's3'), true);
const running = await startEmbeddedPostgres({ dataDirectory, onProgress: () => {} });
const measured: string[] = [];
try {
  await migrateAsOwner(running.ownerConfig, running.serverConfig.user);
  const made = await runCommandLine('backup', ['--new-key', join(folder, 'key')], {});
  const { endpoint, accessKeyId, secretAccessKey, region } = bucket.place;
  const environment = {
    DATA_DIR: dataDirectory,
    BACKUP_KEY: /^BACKUP_KEY=(age1\w+)$/m.exec(made.output)![1]!,
    BACKUP_S3: endpoint,
    BACKUP_S3_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET: secretAccessKey,
    BACKUP_S3_REGION: region,
  };
  const block = join(folder, 'block');
  writeFileSync(block, randomBytes(fileMegabytes * mebibyte));
  for (const megabytes of sizes) {
    const files = join(dataDirectory, 'files');
    rmSync(files, { recursive: true, force: true });
    mkdirSync(files);
    // The same content under many names: what reads it one after the other does not notice.
    for (let count = 0; count < megabytes / fileMegabytes; count += 1) {
      linkSync(block, join(files, count.toString(16).padStart(32, '0')));
    }
    const started = performance.now();
    const peak = await peakOfBackUp(environment);
    const seconds = (performance.now() - started) / 1000;
    measured.push(`${megabytes} MB of files: ${Math.round(peak / mebibyte)} MB (${seconds.toFixed(0)} s)`);
    tell(measured.at(-1)!);
    rmSync(join(folder, 's3', 'openward-files'), { recursive: true, force: true });
    mkdirSync(join(folder, 's3', 'openward-files'));
  }
} finally {
  await running.stop();
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
}
if (values.write) {
  writeSection(
    [
      '## Memory of a back-up into a bucket',
      `Made by \`node bench/back-up-memory.ts --megabytes ${values.megabytes} --write\` ${madeOn(describeMachine())}.`,
      `The most resident memory of \`npm run backup\`, encrypted, in parts of 32 MiB, read again and compared: ${measured.join('; ')}.`,
    ].join('\n\n'),
  );
}

/** The most resident memory of the command in bytes, as Linux notes it. */
async function peakOfBackUp(environment: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [serverFile('backup')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const look = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      peak = Math.max(peak, Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024);
    } catch {
      // It has ended.
    }
  }, 100);
  await once(child, 'exit');
  clearInterval(look);
  if (child.exitCode !== 0) throw new Error('The back-up failed.');
  return peak;
}
