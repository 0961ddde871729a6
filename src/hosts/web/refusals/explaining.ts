import { CallError, fieldErrorsOf, type Transport } from '#client/transport.ts';
import { sharedErrors } from '#kernel/app-error.ts';
import { issueNamespace } from '#kernel/issue.ts';
import { placeOfRefusal } from '#kernel/refusal/refusal.ts';
import { declaredSentences } from '#kernel/sentences.ts';

/**
 * The transport, whose refusals arrive after the sentences that they are told in: a screen with a button alone
 * has loaded no contract, and so not what can be wrong with its fields.
 */
export function explainingRefusals(transport: Transport, load = loadSentences): Transport {
  async function explained<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      // Without its sentence a refusal is still told, in general words.
      if (lacksSentence(error)) await Promise.allSettled([load()]);
      throw error;
    }
  }
  return {
    ...transport,
    send: (id, input, options) => explained(transport.send(id, input, options)),
    ...(transport.sendFile && {
      sendFile: (id: string, input: object, sent: { file: Blob; idempotencyKey: string }) =>
        explained(transport.sendFile!(id, input, sent)),
    }),
  };
}

const loadSentences = (): Promise<unknown> => import('./sentences.ts');

function lacksSentence(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  if (error.code in sharedErrors || error.code === 'UNREACHABLE' || error.code === 'TIMED_OUT') {
    return Object.values(fieldErrorsOf(error)).some(
      ({ code }) => !declaredSentences(issueNamespace(code.split('.')[0] ?? '')),
    );
  }
  return placeOfRefusal(error.code) === undefined;
}
