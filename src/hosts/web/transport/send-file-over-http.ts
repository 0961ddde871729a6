import { noteContact, noteLostContact } from '#client/contact/contact.ts';
import { shownPersonHeaders } from '#client/contact/shown-person.ts';
import { CallError } from '#client/transport.ts';
import type { ErrorCode, ErrorFacts } from '#kernel/app-error.ts';

/** A file of some megabytes over a poor line takes this long at most. */
const maxSendingMs = 180_000;

interface Refusal {
  code: ErrorCode;
  data?: ErrorFacts;
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string';
}

/** Sends a call whose file is the body of the request, as it is. @throws CallError */
export async function sendFile(
  id: string,
  input: object,
  { file, idempotencyKey }: { file: Blob; idempotencyKey: string },
): Promise<unknown> {
  const fields = Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]);
  const address = `/files/${id.replace('.', '/')}?${new URLSearchParams(fields).toString()}`;
  const { response, answer } = await ask(address, file, idempotencyKey);
  noteContact();
  if (response.ok) return answer;
  if (isRefusal(answer)) throw new CallError(answer.code, answer.data ?? {});
  throw new CallError('INTERNAL');
}

async function ask(
  address: string,
  file: Blob,
  key: string,
): Promise<{ response: Response; answer: unknown }> {
  const signal = AbortSignal.timeout(maxSendingMs);
  const headers = {
    'content-type': 'application/octet-stream',
    'idempotency-key': key,
    ...shownPersonHeaders(),
  };
  try {
    const response = await fetch(address, { method: 'POST', headers, body: file, signal });
    return { response, answer: await response.json().catch((): unknown => undefined) };
  } catch (error) {
    const hasPassed = error instanceof DOMException && error.name === 'TimeoutError';
    if (hasPassed) throw new CallError('TIMED_OUT', { isWrite: true }, { cause: error });
    noteLostContact();
    throw new CallError('UNREACHABLE', {}, { cause: error });
  }
}
