import type { BackUpPlace } from '../place/back-up-place.ts';

/** A part of the database's log as it is kept. */
export interface KeptSegment {
  /** PostgreSQL's name of it; within one log their order is that of time. */
  readonly segment: string;
  /** When it was archived; of one that is marked: whatever was committed before is in it or in those before it. */
  readonly at: Date;
  /** Its end was asked for, and not that it was full. */
  readonly isMarked: boolean;
  /** The first half of the SHA-256 of its content. */
  readonly hash: string;
  readonly isEncrypted: boolean;
}

const pattern =
  /^([0-9A-F]{24})_(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)_([0-9a-f]{32})(_mark)?\.gz(\.age)?$/;

/** `000000010000000000000007_2026-11-23T14-05-06.007Z_…_mark.gz`, with `.age` behind it when it is encrypted. */
export function segmentFileName({ segment, at, hash, isMarked, isEncrypted }: KeptSegment): string {
  const time = at.toISOString().replaceAll(':', '-');
  return `${segment}_${time}_${hash}${isMarked ? '_mark' : ''}.gz${isEncrypted ? '.age' : ''}`;
}

/** Null for a file of another name. */
export function readSegmentName(name: string): KeptSegment | null {
  const [, segment, day, hour, minute, second, hash, mark, encrypted] = pattern.exec(name) ?? [];
  if (!segment || !hash) return null;
  const at = new Date(`${day}${hour}:${minute}:${second}`);
  return { segment, at, hash, isMarked: mark !== undefined, isEncrypted: encrypted !== undefined };
}

/** The folder of one log beside the back-ups. */
export function folderOfLog(id: string): string {
  return `log/${id}`;
}

/** What is kept of a log, in the order of time: all of it, or of one part alone. */
export async function keptSegments(
  place: BackUpPlace,
  folder: string,
  segment?: string,
): Promise<KeptSegment[]> {
  return (await place.names(folder, segment)).flatMap((name) => readSegmentName(name) ?? []);
}

/** PostgreSQL's parts of a log are 16 MB; their names count them in hexadecimal, 256 to each of the middle eight digits. */
export function follows(next: string, before: string): boolean {
  const numberOf = (name: string) =>
    Number.parseInt(name.slice(8, 16), 16) * 256 + Number.parseInt(name.slice(16), 16);
  return next.slice(0, 8) === before.slice(0, 8) && numberOf(next) === numberOf(before) + 1;
}
