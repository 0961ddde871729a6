import { createHash } from 'node:crypto';
import { chownSync, createWriteStream, existsSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { choosePostgresAccount } from '../../embedded/programs/postgres-account.ts';
import { StartUpError } from '../../embedded/start-up-error.ts';
import type { Manifest } from '../archive-file.ts';
import { readCompressed } from '../compressed-file.ts';
import type { BackUpPlace } from '../place/back-up-place.ts';
import { folderOfLog, follows, type KeptSegment, keptSegments, segmentFileName } from './kept-segment.ts';

/** To which instant a back-up is to be brought by its log. */
export interface LogWish {
  /** The back-up, for people. */
  readonly label: string;
  /** Where the log lies. */
  readonly place: BackUpPlace;
  readonly identity: string | undefined;
  readonly to: Date | 'latest';
  readonly tell: (line: string) => void;
}

/**
 * Lays the kept log into an unpacked back-up and returns the settings with which PostgreSQL replays it up to the instant.
 * @throws StartUpError that names the instants which can be reached
 */
export async function layLog(wish: LogWish, { log }: Manifest, aside: string) {
  if (!log) {
    throw new StartUpError(
      `${wish.label} was made while no log was kept: leave --to out, or take a back-up that has one.`,
    );
  }
  const folder = folderOfLog(log.id);
  const found = await keptSegments(wish.place, folder);
  const kept = unbroken(found, log);
  const last = kept.findLast(({ isMarked }) => isMarked)?.at;
  const wholeAt = new Date(log.wholeAt);
  const end = last && last > wholeAt ? last : wholeAt;
  const to = wish.to === 'latest' ? end : wish.to;
  if (to < wholeAt || to > end) {
    const side = to < wholeAt ? 'before this back-up was whole' : 'after the end of its log';
    throw new StartUpError(
      `${to.toISOString()} is ${side}: it reaches from ${wholeAt.toISOString()} to ${end.toISOString()}${found.length > 0 ? '' : `, for there is no log in ${wish.place.tell(folder)}`}.`,
    );
  }
  const stop = wish.to === 'latest' ? -1 : kept.findIndex((one) => one.isMarked && one.at > to);
  const taken = stop === -1 ? kept : kept.slice(0, stop + 1);
  for (const one of taken) await laySegment(wish, folder, one, aside);
  await layFiles(wish, `${folder}/files`, aside);
  const signal = join(aside, 'postgres', 'recovery.signal');
  writeFileSync(signal, '', { mode: 0o600 });
  own(signal, aside);
  wish.tell(`Replaying ${taken.length} parts of its log, to ${to.toISOString()} …`);
  return {
    // All of it lies where PostgreSQL looks next.
    restore_command: 'exit 1',
    // Nobody gets in before it has arrived.
    hot_standby: 'off',
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    ...(wish.to === 'latest' ? {} : { recovery_target_time: inWordsOfPostgres(to) }),
  };
}

/** At this point of its start PostgreSQL does not know what Z means. */
function inWordsOfPostgres(at: Date): string {
  return at.toISOString().replace('T', ' ').replace('Z', '+00');
}

/** From the first part that a back-up needs on, up to the first gap; it brings those up to `until` itself. */
function unbroken(kept: readonly KeptSegment[], { from, until }: { from: string; until: string }) {
  const found: KeptSegment[] = [];
  for (const one of kept) {
    if (one.segment < from || one.segment.slice(0, 8) !== from.slice(0, 8)) continue;
    const before = found.at(-1)?.segment ?? until;
    if (one.segment > until && !follows(one.segment, before)) break;
    found.push(one);
  }
  return found;
}

const blockBytes = 1 << 16;
const zeros = Buffer.alloc(blockBytes);

/** Most of a part that ended after a minute are zeros: they take no room on the disk. */
async function laySegment({ place, identity }: LogWish, folder: string, one: KeptSegment, aside: string) {
  const file = `${folder}/${segmentFileName(one)}`;
  const parts: Buffer[] = [];
  try {
    for await (const part of await readCompressed(place, file, identity)) parts.push(part as Buffer);
  } catch (error) {
    if (error instanceof StartUpError) throw error;
    throw damaged(place.tell(file), error);
  }
  const content = Buffer.concat(parts);
  if (createHash('sha256').update(content).digest('hex').slice(0, 32) !== one.hash)
    throw damaged(place.tell(file));
  const target = join(aside, 'postgres', 'pg_wal', one.segment);
  const handle = await open(target, 'w', 0o600);
  try {
    for (let at = 0; at < content.length; at += blockBytes) {
      const block = content.subarray(at, at + blockBytes);
      if (!block.equals(zeros.subarray(0, block.length))) await handle.write(block, 0, block.length, at);
    }
    await handle.truncate(content.length);
  } finally {
    await handle.close();
  }
  own(target, aside);
}

/** Those that the back-up holds already are the same: a file is written once. */
async function layFiles({ place, identity }: LogWish, folder: string, aside: string): Promise<void> {
  for (const name of await place.names(folder)) {
    const target = join(aside, 'files', name.replace(/\.gz(?:\.age)?$/, ''));
    if (existsSync(target)) continue;
    const file = `${folder}/${name}`;
    const writing = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(await readCompressed(place, file, identity), writing).catch((error: unknown) => {
      throw error instanceof StartUpError ? error : damaged(place.tell(file), error);
    });
  }
}

function own(path: string, aside: string): void {
  const account = choosePostgresAccount(join(aside, 'postgres'));
  if (account) chownSync(path, account.uid, account.gid);
}

function damaged(file: string, cause?: unknown): StartUpError {
  return new StartUpError(`${file} is damaged: restore to an instant before it, or take a later back-up.`, {
    cause,
  });
}
