/** Where encrypted bytes lie: a folder, or a store that speaks the protocol of S3. It knows nothing of keys. */
export interface BlobStore {
  /** Stores the whole content under the name, or nothing; what has this name already is replaced at once. */
  write(name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** So many bytes from a place on, or what is left. @throws AppError NOT_FOUND when there is none of this name. */
  readPart(name: string, from: number, bytes: number): Promise<Uint8Array>;
  /** Forgets it; one that is gone already is no fault. */
  remove(name: string): Promise<void>;
  /** The names of all that is whole. */
  names(): AsyncIterable<string>;
  /** Clears away what a killed process had begun to write before an instant. */
  clearUnfinished(before: Date): Promise<void>;
  /** Fails where nothing could be stored now. */
  check(): Promise<void>;
}
