import type { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';

/**
 * A stream of Node's as one of the web. `Readable.toWeb` goes on handing over what the stream still held after the
 * reader has left, which throws where nobody can catch it: a restore onto a full disk would end the program.
 */
export function webStream(readable: Readable): globalThis.ReadableStream<Uint8Array<ArrayBuffer>> {
  return ReadableStream.from(readable) as globalThis.ReadableStream<Uint8Array<ArrayBuffer>>;
}
