import { CallError, type Transport } from '#client/transport.ts';

/**
 * The transport, whose refusals arrive after the sentences that they are told in: a screen with a button alone
 * has loaded no contract, and so not what can be wrong with its fields.
 */
export function explainingRefusals(transport: Transport, explain = fetchSentence): Transport {
  async function explained<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      // Without its sentence a refusal is still told, in general words.
      if (error instanceof CallError && !isLost(error)) await Promise.allSettled([explain(error)]);
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

/** True where no answer came, and nothing could be fetched either. */
function isLost({ code }: CallError): boolean {
  return code === 'UNREACHABLE' || code === 'TIMED_OUT';
}

// Hardly anybody is refused on the first visit, which downloads little.
async function fetchSentence(refusal: CallError): Promise<void> {
  const { fetchMissingSentence } = await import('./missing-sentence.ts');
  await fetchMissingSentence(refusal);
}
