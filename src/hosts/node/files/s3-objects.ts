import { S3mini, S3NetworkError, S3ServiceError } from 's3mini';
import { AppError } from '#kernel/app-error.ts';

/** A bucket of a store that speaks the protocol of S3, and who may use it. */
export interface S3Place {
  /** The bucket's own address, such as `https://s3.eu-central-1.amazonaws.com/bucket`. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const mostListed = 1000;

/** @param answerMs how long one request may take, its content included */
export function openBucket(place: S3Place, answerMs: number): S3mini {
  return new S3mini({ ...place, requestAbortTimeout: answerMs });
}

/** Puts content under a key, in parts where it is longer than one; it is there when all of it is, and never half. */
export async function putInParts(
  store: S3mini,
  key: string,
  content: AsyncIterable<Uint8Array>,
  partBytes: number,
): Promise<void> {
  const parts = inParts(content, partBytes);
  try {
    const first = (await parts.next()).value ?? Buffer.alloc(0);
    if (first.length < partBytes) await store.putObject(key, first);
    else await putLong(store, key, first, parts);
  } finally {
    await parts.return(undefined);
  }
}

/** What lies directly below a prefix: objects, and with a slash at their end what is like folders. */
export async function* listBelow(store: S3mini, prefix: string) {
  let next: string | undefined;
  do {
    const page = await store.listObjectsPaged('/', prefix, mostListed, next, { delimiter: '/' });
    yield* page?.objects ?? [];
    next = page?.nextContinuationToken;
  } while (next);
}

/** An error with what it was caused by, the outermost first. */
export function chainOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : [];
}

/** True when a store answered with this HTTP status. */
export function hasStatus(error: unknown, status: number): boolean {
  return chainOf(error).some((one) => one instanceof S3ServiceError && one.status === status);
}

/** How stores say that nothing more fits, apart from HTTP's own 507. */
const fullCodes: ReadonlySet<string | undefined> = new Set([
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'QuotaExceeded',
  'StorageCapExceeded',
]);

/** What a store's failure means to a person: full, or away. Any other error passes through. */
export function refusalOfStore(error: unknown): unknown {
  const chain = chainOf(error);
  const own = chain.find((one) => one instanceof AppError);
  if (own) return own;
  if (chain.some(isFull)) return new AppError('DISK_FULL', {}, { cause: error });
  return chain.some(isAway) ? new AppError('FILES_AWAY', {}, { cause: error }) : error;
}

function isFull(error: Error): boolean {
  return error instanceof S3ServiceError && (error.status === 507 || fullCodes.has(error.serviceCode));
}

/** No connection, one that broke off, no answer in time, or an answer that the store itself failed. */
function isAway(error: Error): boolean {
  if (error instanceof S3ServiceError) return error.status >= 500;
  return (
    error instanceof S3NetworkError ||
    error.name === 'TimeoutError' ||
    (error instanceof TypeError && error.message === 'fetch failed')
  );
}

async function putLong(store: S3mini, key: string, first: Buffer, rest: AsyncGenerator<Buffer>) {
  const upload = await store.getMultipartUploadId(key);
  try {
    const sent = [await store.uploadPart(key, upload, first, 1)];
    for await (const part of rest) sent.push(await store.uploadPart(key, upload, part, sent.length + 1));
    await store.completeMultipartUpload(key, upload, sent);
  } catch (error) {
    await store.abortMultipartUpload(key, upload).catch(() => {});
    throw error;
  }
}

/** The content in pieces of one size, the last one shorter. */
async function* inParts(
  content: AsyncIterable<Uint8Array>,
  partBytes: number,
): AsyncGenerator<Buffer, undefined> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    waiting.push(piece);
    bytes += piece.length;
    while (bytes >= partBytes) {
      const whole = Buffer.concat(waiting);
      yield whole.subarray(0, partBytes);
      waiting = [whole.subarray(partBytes)];
      bytes -= partBytes;
    }
  }
  if (bytes > 0) yield Buffer.concat(waiting);
  return undefined;
}
