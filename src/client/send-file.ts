import { writeBase64 } from '#kernel/base64.ts';
import type { Call, CallOutput, CallRequest } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { transport } from './transport.ts';

type FileCall = Call & { kind: 'write'; takesFile?: object };

/**
 * A call that takes a file, by its id. Over HTTP the file travels as it is; where there is no HTTP it goes along with the
 * input, as base64.
 */
export function remoteFile<C extends FileCall>(id: C['id']) {
  return async (input: Omit<CallRequest<C>, 'content'>, file: Blob): Promise<CallOutput<C>> => {
    const via = transport();
    // Whoever chooses a file again means another one.
    const idempotencyKey = newId();
    if (via.sendFile) return (await via.sendFile(id, input, { file, idempotencyKey })) as CallOutput<C>;
    const content = writeBase64(new Uint8Array(await file.arrayBuffer()));
    return (await via.send(id, { ...input, content }, { idempotencyKey })) as CallOutput<C>;
  };
}
