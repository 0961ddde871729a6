/**
 * English sentences that the server never sends: it tells a code and its facts, and whoever shows them makes the
 * sentence in the reader's language. `defineIssues` and `defineNotices` declare them; this is what both share.
 * `{{name}}` takes a fact. `{{due, instant}}` formats it: `instant` is ISO text shown in the hospital's zone, `money`
 * an amount in minor units of the hospital's currency, `number` a number with grouped digits.
 */
export type Sentences = Readonly<Record<string, string>>;

/** Plain values, so that they can be stored and sent as JSON. */
export type SentenceFacts = Readonly<Record<string, string | number>>;

type Trimmed<Text extends string> = Text extends ` ${infer Rest}`
  ? Trimmed<Rest>
  : Text extends `${infer Rest} `
    ? Trimmed<Rest>
    : Text;

/** What a text writes between its braces, such as `name` and `due, instant`. */
type Insides<Text extends string> = Text extends `${string}{{${infer Inside}}}${infer Rest}`
  ? Inside | Insides<Rest>
  : never;

type NameOf<Inside extends string> = Inside extends `${infer Name},${string}`
  ? Trimmed<Name>
  : Trimmed<Inside>;

type FormatOf<Inside extends string> = Inside extends `${string},${infer Format}` ? Trimmed<Format> : 'text';

interface FactTypes {
  text: string | number;
  number: number;
  instant: string;
  money: number;
}

/** The names of the values that a text takes. */
export type ValueNames<Text extends string> = NameOf<Insides<Text>>;

/** The values that a text takes; a format that does not exist does not compile. */
export type FactsOf<Text extends string> = {
  readonly [Inside in Insides<Text> as NameOf<Inside>]: FormatOf<Inside> extends infer Format extends
    keyof FactTypes
    ? FactTypes[Format]
    : never;
};

/** The facts as a last argument, which is left out for texts without any. */
export type FactsArgument<Text extends string> = [ValueNames<Text>] extends [never] ? [] : [FactsOf<Text>];

const declared = new Map<string, Sentences>();

/** Keeps the sentences of a namespace, such as `services-issues`, for whoever shows them in this process. */
export function declareSentences(namespace: string, sentences: Sentences): void {
  declared.set(namespace, sentences);
}

/** The English sentences of a namespace; undefined where nobody declared one. */
export function declaredSentences(namespace: string): Sentences | undefined {
  return declared.get(namespace);
}
