import type { ValueNames } from '#kernel/sentences.ts';

type Texts = Record<string, string>;
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** `visits` where both `visits_one` and `visits_other` are written. */
type PluralKey<T extends Texts> = {
  [Key in keyof T]: Key extends `${infer Stem}_one`
    ? `${Stem}_other` extends keyof T
      ? Stem
      : never
    : never;
}[keyof T];

/** The keys a screen may ask for: plural forms appear once, under their stem. */
export type TextKey<T extends Texts> =
  | PluralKey<T>
  | Exclude<keyof T & string, `${PluralKey<T>}_${PluralForm}`>;

type Wording<T extends Texts, Key extends string> = T[Extract<keyof T, Key | `${Key}_${PluralForm}`>];

type NeededNames<T extends Texts, Key extends string> =
  | ValueNames<Wording<T, Key>>
  | (Key extends PluralKey<T> ? 'count' : never);

type NeededValues<Names extends string> = {
  [Name in Names]: Name extends 'count' ? number : string | number;
};

/** Says the text of a key in the language of the moment; call it while rendering, not when a module loads. */
export type Translate<T extends Texts> = (<Key extends TextKey<T>>(
  key: Key,
  ...values: [NeededNames<T, Key>] extends [never] ? [] : [NeededValues<NeededNames<T, Key>>]
) => string) & {
  /** The texts in English, by which it is known which there are. */
  readonly texts?: T;
};
