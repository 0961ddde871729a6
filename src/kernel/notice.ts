import { declareSentences, type FactsArgument, type SentenceFacts } from './sentences.ts';

/** What a notification says: its heading and one line below it. */
export interface NoticeSentences {
  readonly title: string;
  readonly message: string;
}

const isDeclared: unique symbol = Symbol('declared notice');

/**
 * What somebody is told of: a code and its facts, stored as they are. Only the writer that `defineNotices` returns
 * makes one, so there is no code without sentences.
 */
export interface Notice {
  /** `<namespace>.<key>` of declared sentences, such as `appointments.booked`. */
  readonly code: string;
  /** Instants as ISO text, amounts in minor units of the hospital's currency. */
  readonly facts: SentenceFacts;
  readonly [isDeclared]: true;
}

type AllSentences = Readonly<Record<string, NoticeSentences>>;

/** Writes a notice; the facts are those that its title and its message take. */
export type NoticeWriter<T extends AllSentences> = <Key extends keyof T & string>(
  key: Key,
  ...facts: FactsArgument<T[Key][keyof NoticeSentences]>
) => Notice;

/**
 * Declares the notices that an area sends (`x.notices.ts` in the area's root), each with the English sentences of
 * its title and its message. The file knows neither React nor the design system: a page makes the sentences from it
 * as well as a server that writes mail.
 */
export function defineNotices<const T extends AllSentences>(namespace: string, notices: T): NoticeWriter<T> {
  const sentences = Object.entries(notices).flatMap(([key, { title, message }]) => [
    [partOf(key, 'title'), title],
    [partOf(key, 'message'), message],
  ]);
  declareSentences(noticeNamespace(namespace), Object.fromEntries(sentences) as Record<string, string>);
  return (key, ...[facts]) => ({
    code: `${namespace}.${key}`,
    facts: facts ?? {},
    [isDeclared]: true,
  });
}

/** Where the sentences of a code are declared. */
export function placeOfNotice(code: string, part: keyof NoticeSentences): { namespace: string; key: string } {
  const [word = '', key = ''] = code.split('.');
  return { namespace: noticeNamespace(word), key: partOf(key, part) };
}

function noticeNamespace(word: string): string {
  return `${word}-notices`;
}

function partOf(key: string, part: keyof NoticeSentences): string {
  return `${key}.${part}`;
}
