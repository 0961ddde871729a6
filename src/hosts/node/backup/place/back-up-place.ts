import type { Readable } from 'node:stream';

/** A file of a place as it lies there. */
export interface PlacedFile {
  /** Its name in its folder. */
  readonly name: string;
  readonly bytes: number;
  readonly at: Date;
}

/**
 * Where back-ups and the archived log lie: a folder, or a bucket of a store that speaks the protocol of S3. Files are
 * named by their way from there, with `/` between folders; a folder is there when something lies in it.
 */
export interface BackUpPlace {
  /** Asking it is slow and may cost money. */
  readonly isRemote: boolean;
  /** How it is called in sentences; of a file its path or address. */
  tell(file?: string): string;
  /** The names of the whole files of a folder that begin so, in their order. */
  names(folder: string, beginning?: string): Promise<string[]>;
  /** All whole files of a folder. */
  files(folder: string): Promise<PlacedFile[]>;
  /** The names of the folders in a folder. */
  folders(folder: string): Promise<string[]>;
  /**
   * Stores the whole content under the name, or nothing; it is durable when this resolves.
   * @param at when it counts as written, where the place can tell another time than its own
   */
  write(file: string, content: Readable, at?: Date): Promise<void>;
  /** Where there is none, reading it fails. */
  read(file: string): Promise<Readable>;
  size(file: string): Promise<number>;
  /** Forgets it; one that is gone already is no fault. */
  remove(file: string): Promise<void>;
  /** Clears away what a killed process has begun to write in a folder under names that begin so. */
  clearUnfinished(folder: string, beginning?: string): Promise<void>;
  /** Removes a folder in which nothing lies any more. */
  removeEmpty(folder: string): Promise<void>;
}
