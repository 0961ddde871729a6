import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrateAsOwner } from '#hosts/node/database/owner-connection.ts';
import { installedPostgres, programOf, unprivilegedAccount } from '../debian-postgres.ts';
import { freePort } from '../server-process.ts';

/** One PostgreSQL of a pair. */
interface Member {
  data: string;
  port: number;
}

const login = 'openward_server';
const database = 'postgres';

/** A primary and standbys from Debian's packages, on ports of the loopback that they keep. */
export class ReplicatedPostgres {
  readonly #version: string;
  readonly #directory: string;
  readonly #members: Member[] = [];
  readonly #account = unprivilegedAccount();

  private constructor(version: string, directory: string) {
    this.#version = version;
    this.#directory = directory;
  }

  /** Starts a primary with the schema of today; null, with a printed reason, where the programs are not. */
  static async start(): Promise<ReplicatedPostgres | null> {
    const version = installedPostgres();
    if (!version) {
      process.stdout.write('No replica under test: PostgreSQL of the machine is not installed.\n');
      return null;
    }
    const directory = mkdtempSync(join(tmpdir(), 'openward-replica-'));
    chmodSync(directory, 0o755);
    const pair = new ReplicatedPostgres(version, directory);
    const member = await pair.#newMember();
    pair.#run('initdb', '-D', member.data, '-U', 'postgres', '--auth=trust', '--locale=C.UTF-8');
    pair.start(0);
    await pair.onMember(0, `create role ${login} login nosuperuser nobypassrls`);
    await migrateAsOwner(pair.ownerOf(0), login);
    return pair;
  }

  ownerOf(index: number): pg.ClientConfig {
    return { host: '127.0.0.1', port: this.#members[index]!.port, user: 'postgres', database };
  }

  /** The address of some members, as DATABASE_URL takes it. */
  addressOf(...indexes: number[]): string {
    const hosts = indexes.map((index) => `127.0.0.1:${this.#members[index]!.port}`);
    return `postgres://${login}@${hosts.join(',')}/${database}`;
  }

  async onMember(index: number, text: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client(this.ownerOf(index));
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** Copies a member into a new standby of it, or into one that was killed; returns its index. */
  async addStandby(of: number, index = this.#members.length): Promise<number> {
    const member = this.#members[index] ?? (await this.#newMember());
    rmSync(member.data, { recursive: true, force: true });
    const name = `standby_${index}`;
    const from = `host=127.0.0.1 port=${this.#members[of]!.port} user=postgres application_name=${name}`;
    this.#run('pg_basebackup', '-D', member.data, '-R', '-X', 'stream', '-c', 'fast', '-d', from);
    this.start(index);
    return index;
  }

  /** From now on a commit is acknowledged when a standby has it on its disk. */
  async waitForStandby(primary: number): Promise<void> {
    await this.onMember(primary, `alter system set synchronous_standby_names = 'ANY 1 (*)'`);
    await this.onMember(primary, 'select pg_reload_conf()');
    await until(async () => {
      const [found] = await this.onMember(
        primary,
        `select count(*)::int as count from pg_stat_replication where sync_state in ('sync', 'quorum')`,
      );
      return found!['count'] === 1;
    });
  }

  start(index: number): void {
    const { data, port } = this.#members[index]!;
    const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=`;
    this.#run('pg_ctl', '-D', data, '-l', `${data}.log`, '-w', '-o', options, 'start');
  }

  /** Kills all of a member's processes with -9. */
  async kill(index: number): Promise<void> {
    const { data } = this.#members[index]!;
    const postmaster = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
    const pids = [postmaster, ...children.split(/\s+/).filter(Boolean).map(Number)];
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended with its postmaster.
      }
    }
    await until(async () => pids.every(hasEnded));
    rmSync(join(data, 'postmaster.pid'));
  }

  promote(index: number): void {
    this.#run('pg_ctl', '-D', this.#members[index]!.data, '-w', 'promote');
  }

  stop(): void {
    for (const { data } of this.#members) {
      try {
        this.#run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      } catch {
        // It does not run.
      }
    }
    rmSync(this.#directory, { recursive: true, force: true });
  }

  async #newMember(): Promise<Member> {
    const folder = join(this.#directory, `member-${this.#members.length}`);
    mkdirSync(folder);
    if (this.#account) chownSync(folder, this.#account.uid, this.#account.gid);
    const member = { data: join(folder, 'db'), port: await freePort() };
    this.#members.push(member);
    return member;
  }

  #run(program: string, ...args: string[]): void {
    execFileSync(programOf(this.#version, program), args, {
      stdio: 'ignore',
      cwd: this.#directory,
      ...this.#account,
    });
  }
}

const maxWaitMs = 60_000;

/** For programs as well, which have no test runner around them. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + maxWaitMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('PostgreSQL did not get there within a minute.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A killed process that nobody has waited for yet holds nothing any more. */
function hasEnded(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.startsWith('Z');
  } catch {
    return true;
  }
}
