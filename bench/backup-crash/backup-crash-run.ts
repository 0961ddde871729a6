import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { backUpsIn } from '#hosts/node/backup/daily-back-up.ts';
import { newestLog } from '#hosts/node/backup/log/outdated-log.ts';
import { backUpTime } from '#hosts/node/backup/make-back-up.ts';
import { folderPlace } from '#hosts/node/backup/place/folder-place.ts';
import { readArchive } from '#hosts/node/backup/read-archive.ts';
import { faultsOfWrites } from '#testing/crash/check-writes.ts';
import type { WriteLoad } from '#testing/crash/write-load.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';
import { AcknowledgedLog } from './acknowledged-log.ts';
import { type CommandEnd, runUntilKilled } from './killed-command.ts';

export const victims = [
  ...(['server', 'back-up', 'database', 'restore'] as const),
  ...(['both', 'back-up', 'server', 'restore to the newest'] as const),
] as const;
export type Victim = (typeof victims)[number];

/** An archive run begins when a server is ready, and takes about this long. */
const archivingMs = 2500;

/** A hospital that is written to while it is backed up, archived and restored, and what of it is killed. */
export class BackupCrashRun {
  readonly faults: string[] = [];
  readonly kills = new Map<Victim, number>();
  /** Restores that were faster than their kill, or ran whole, and what they brought was compared. */
  compared = 0;
  server!: ServerProcess;
  readonly environment: NodeJS.ProcessEnv;
  readonly #data: string;
  readonly #backUps: string;
  readonly #restored: string;
  readonly #seconds = { backup: 5, restore: 10 };
  #load!: WriteLoad;
  #told!: AcknowledgedLog;
  #mark = '';

  constructor(folder: string) {
    this.#data = join(folder, 'data');
    this.#backUps = join(folder, 'back-ups');
    this.#restored = join(folder, 'restored');
    this.environment = { DATA_DIR: this.#data, DATABASE_URL: '', BACKUP_DIR: this.#backUps };
  }

  async start(open: (workplace: { url(): string }, mark: string) => Promise<WriteLoad>): Promise<WriteLoad> {
    this.server = await startServer(this.environment);
    this.#mark = Date.now().toString(36);
    this.#load = await open({ url: () => this.server.url }, this.#mark);
    this.#told = new AcknowledgedLog(this.#load.acknowledged);
    this.#load.start(2);
    const first = await runUntilKilled('backup', [], this.environment);
    if (first.exitCode !== 0) throw new Error(`The first back-up failed: ${first.output}`);
    this.#note('backup', first);
    // A guess until the first whole one: it reads what the back-up has written, and starts a database on it.
    this.#seconds.restore = this.#seconds.backup * 3;
    return this.#load;
  }

  async kill(victim: Victim): Promise<void> {
    if (victim === 'back-up') return this.#killBackUp();
    if (victim === 'restore') return this.#killRestore(undefined);
    if (victim === 'restore to the newest') return this.#killRestore('latest');
    const postmaster = Number.parseInt(readFileSync(join(this.#data, 'postgres/postmaster.pid'), 'utf8'), 10);
    if (victim !== 'server') process.kill(postmaster, 'SIGKILL');
    if (victim !== 'database') {
      await this.server.end('SIGKILL');
      this.server = await startServer(this.environment);
      // The next kill of it meets the archiving that begins with it.
      await delay(Math.random() * archivingMs);
    }
    this.#count(victim);
    await this.moreWrites(1);
  }

  async moreWrites(count: number): Promise<void> {
    const wanted = this.#load.count + count;
    const deadline = Date.now() + 120_000;
    while (this.#load.count < wanted) {
      this.#load.assertNotRefused();
      if (Date.now() > deadline) throw new Error('Writes did not go on within two minutes after a kill.');
      await delay(10);
    }
  }

  /** A whole restore, whose rows are compared with what it must hold. */
  async restoreWhole(to?: 'latest'): Promise<void> {
    const before = await this.#mustHold(to);
    const end = await this.#restore(to);
    if (end.exitCode !== 0) this.faults.push(`a restore failed: ${end.output}`);
    else await this.#compareRestored(before);
  }

  async check(isQuiet: boolean): Promise<void> {
    this.faults.push(...(await this.#load.faults(this.#data, isQuiet)));
  }

  async stop(): Promise<void> {
    this.#told?.stop();
    await this.server?.end();
  }

  async #killBackUp(): Promise<void> {
    const before = new Set(await this.#whole());
    const end = await runUntilKilled('backup', [], this.environment, this.#moment('backup'));
    if (end.wasKilled) this.#count('back-up');
    else this.#note('backup', end);
    if (!end.wasKilled && end.exitCode !== 0) this.faults.push(`a back-up failed: ${end.output}`);
    const place = folderPlace(this.#backUps);
    for (const file of (await this.#whole()).filter((name) => !before.has(name))) {
      await readArchive({ place, file }, undefined, { folder: async () => {}, file: drain }).catch(
        (error: Error) => this.faults.push(`half of a back-up counts: ${error.message}`),
      );
    }
    for (const name of (await this.#whole()).slice(0, -2)) await place.remove(name);
  }

  async #killRestore(to: 'latest' | undefined): Promise<void> {
    const before = await this.#mustHold(to);
    const end = await this.#restore(to, this.#moment('restore'));
    if (end.wasKilled) this.#count(to ? 'restore to the newest' : 'restore');
    else if (end.exitCode !== 0) this.faults.push(`a restore failed: ${end.output}`);
    // Whatever has the name of the folder is whole.
    if (existsSync(this.#restored)) await this.#compareRestored(before);
    await this.moreWrites(1);
  }

  async #restore(to: 'latest' | undefined, killAfterMs?: number): Promise<CommandEnd> {
    const file = join(this.#backUps, (await this.#whole()).at(-1)!);
    const args = to ? [file, '--to', to] : [file];
    const end = await runUntilKilled('restore', args, { DATA_DIR: this.#restored }, killAfterMs);
    if (!end.wasKilled) this.#note('restore', end);
    return end;
  }

  async #mustHold(to: 'latest' | undefined) {
    const log = to && (await newestLog(folderPlace(this.#backUps)));
    const at = log && log !== 'none' ? new Date(log.reachesTo) : backUpTime((await this.#whole()).at(-1)!)!;
    return this.#told.before(at);
  }

  async #compareRestored(before: ReturnType<AcknowledgedLog['before']>): Promise<void> {
    this.compared += 1;
    const faults = await faultsOfWrites(this.#restored, before, this.#mark, false);
    this.faults.push(...faults.map((fault) => `restored: ${fault}`));
    rmSync(this.#restored, { recursive: true, force: true });
  }

  #whole(): Promise<string[]> {
    return backUpsIn(folderPlace(this.#backUps));
  }

  #moment(command: 'backup' | 'restore'): number {
    return Math.random() * this.#seconds[command] * 1050;
  }

  #note(command: 'backup' | 'restore', { seconds }: CommandEnd): void {
    this.#seconds[command] = seconds;
  }

  #count(victim: Victim): void {
    this.kills.set(victim, (this.kills.get(victim) ?? 0) + 1);
  }
}

async function drain(_path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await finished(Readable.from(content).resume());
}
