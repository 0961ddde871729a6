import { type CallError, fieldErrorsOf } from '#client/transport.ts';
import { issueNamespace } from '#kernel/issue.ts';
import { placeOfRefusal } from '#kernel/refusal/refusal.ts';
import { declaredSentences } from '#kernel/sentences.ts';
import { refusedRowPrefix } from '#kernel/tables/table-rows.ts';
import { isAtHand } from '#screens/refusal/refusal.texts.ts';

/** Fetches the sentence in which a refusal is told, where the page has none. */
export async function fetchMissingSentence(refusal: CallError, load = loadSentences): Promise<void> {
  if (lacksSentence(refusal)) await load();
}

/** Fetches the sentences of what rows of an import were refused for, where the page lacks one. */
export async function fetchMissingSentences(issues: readonly { code: string }[]): Promise<void> {
  const isLacking = issues.some(({ code }) =>
    code.startsWith(refusedRowPrefix)
      ? placeOfRefusal(code.slice(refusedRowPrefix.length)) === undefined
      : !declaredSentences(issueNamespace(code.split('.')[0] ?? '')),
  );
  if (isLacking) await loadSentences();
}

const loadSentences = (): Promise<unknown> => import('./sentences.ts');

function lacksSentence(refusal: CallError): boolean {
  if (!isAtHand(refusal.code)) return placeOfRefusal(refusal.code) === undefined;
  return Object.values(fieldErrorsOf(refusal)).some(
    ({ code }) => !declaredSentences(issueNamespace(code.split('.')[0] ?? '')),
  );
}
