import { declareSentences, type FactsArgument, type SentenceFacts, type Sentences } from './sentences.ts';

/**
 * What is wrong with one field of an input: a code and its facts. The sentence is made where it is shown, in the
 * reader's language, so neither the server nor the database ever holds one.
 */
export interface FieldIssue {
  /** `<namespace>.<key>` of a sentence that `defineIssues` declared, such as `text.tooLong`. */
  readonly code: string;
  /** The values of the sentence, such as `{ max: 200 }`. */
  readonly facts?: SentenceFacts;
}

/** Writes an issue as the message of a Zod check; read back by `readIssue`. */
export type IssueWriter<T extends Sentences> = <Key extends keyof T & string>(
  key: Key,
  ...facts: FactsArgument<T[Key]>
) => string;

/**
 * Declares the issues of one part of the program with their English sentences; `{{max}}` takes a fact. It is kept
 * beside the contract (`x.issues.ts`), so whoever has the schema has the sentences too. The returned function
 * writes an issue: `z.number(issue('priceMissing'))`, `invalidFields({ start: issue('inThePast') })`.
 */
export function defineIssues<const T extends Sentences>(namespace: string, sentences: T): IssueWriter<T> {
  declareSentences(issueNamespace(namespace), sentences);
  return (key, ...[facts]) => {
    const code = `${namespace}.${key}`;
    return facts ? `${code} ${JSON.stringify(facts)}` : code;
  };
}

/** The namespace of the sentences of issues, which may share a word with texts and notices. */
export function issueNamespace(word: string): string {
  return `${word}-issues`;
}

/** Reads what an issue writer wrote; undefined for any other message. */
export function readIssue(message: string): FieldIssue | undefined {
  const [, code, facts] = /^([\w-]+\.\w+)(?: (\{.*\}))?$/s.exec(message) ?? [];
  if (code === undefined) return undefined;
  return facts === undefined ? { code } : { code, facts: JSON.parse(facts) as SentenceFacts };
}
