import { CallError, type Transport } from '#client/transport.ts';

/**
 * The transport, whose refusals arrive after the sentences that they are told in: a screen with a button alone
 * has loaded no contract, and so not what can be wrong with its fields.
 */
export function explainingRefusals(transport: Transport, explain = fetchSentence): Transport {
  async function explained<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      const whole = await answer;
      if (hasRefusedRows(whole)) await Promise.allSettled([fetchSentencesOf(whole.refused)]);
      return whole;
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

interface RefusedRows {
  refused: { fields: Record<string, { code: string }> }[];
}

/** An import tells in its answer which rows it did not take, and why. */
function hasRefusedRows(answer: unknown): answer is RefusedRows {
  const { refused } = (answer ?? {}) as Partial<RefusedRows>;
  return Array.isArray(refused) && refused.length > 0;
}

async function fetchSentencesOf(refused: RefusedRows['refused']): Promise<void> {
  const { fetchMissingSentences } = await import('./missing-sentence.ts');
  await fetchMissingSentences(refused.flatMap(({ fields }) => Object.values(fields)));
}

// Hardly anybody is refused on the first visit, which downloads little.
async function fetchSentence(refusal: CallError): Promise<void> {
  const { fetchMissingSentence } = await import('./missing-sentence.ts');
  await fetchMissingSentence(refusal);
}
