import { declareSentences } from '../sentences.ts';

const places = new Map<string, string>();

/**
 * Declares one English sentence for each refusal of an area (`x.refusals.ts` beside `x.errors.ts`): what a screen
 * says that has no words of its own for it. The sentences take no facts. A code without one does not compile.
 */
export function defineRefusals<Errors extends Readonly<Record<string, number>>>(
  namespace: string,
  sentences: Readonly<Record<keyof Errors & string, string>>,
): void {
  declareSentences(refusalNamespace(namespace), sentences);
  for (const code of Object.keys(sentences)) places.set(code, refusalNamespace(namespace));
}

/** Where the sentence of a refusal is declared; undefined for a code that nobody has declared here (yet). */
export function placeOfRefusal(code: string): { namespace: string; key: string } | undefined {
  const namespace = places.get(code);
  return namespace === undefined ? undefined : { namespace, key: code };
}

function refusalNamespace(word: string): string {
  return `${word}-refusals`;
}
