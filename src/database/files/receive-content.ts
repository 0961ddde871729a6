import { AppError, invalidFields } from '#kernel/app-error.ts';
import { readBase64 } from '#kernel/base64.ts';
import { issue } from '#kernel/files/file.issues.ts';
import type { FileStore, ReceivedFile } from './file-store.ts';

/** A file as it comes: beside the input of a call, or within it as base64. */
export interface SentFile {
  file?: AsyncIterable<Uint8Array> | undefined;
  content: string | undefined;
}

/**
 * Takes in the file of a call.
 * @throws AppError INVALID_INPUT at `content` where it did not come, or is larger than that.
 */
export async function receiveContent(
  files: FileStore,
  { file, content }: SentFile,
  maximumBytes: number,
): Promise<ReceivedFile> {
  try {
    return await files.receive(file ?? contentOf(content), maximumBytes);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'PAYLOAD_TOO_LARGE') throw error;
    throw invalidFields({ content: issue('tooLarge', { max: maximumBytes / 2 ** 20 }) });
  }
}

async function* contentOf(content: string | undefined): AsyncGenerator<Uint8Array> {
  if (content === undefined || content === '') throw invalidFields({ content: issue('missing') });
  yield bytesOf(content);
}

function bytesOf(content: string): Uint8Array {
  try {
    return readBase64(content);
  } catch {
    throw invalidFields({ content: issue('notContent') });
  }
}
