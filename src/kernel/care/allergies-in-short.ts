import { z } from 'zod';

/** 'not-asked' is what an absence means; 'none-known' is a statement of somebody. */
export const allergyStates = ['not-asked', 'none-known', 'recorded'] as const;

export type AllergyState = (typeof allergyStates)[number];

/** What is told of a patient's allergies wherever a medicine or an operation is decided: the one state of the list. */
export const allergiesInShort = z.strictObject({
  state: z.enum(allergyStates),
  substances: z.array(z.string()),
});

export type AllergiesInShort = z.output<typeof allergiesInShort>;
