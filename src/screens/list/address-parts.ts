import { dateOf, idOf, oneOf, textOf } from '#client/search-parameters.ts';

/** What a part of an address is for: it narrows the list, sorts it, or is the screen's own affair. */
export type PartRole = 'filter' | 'order' | 'view';

/** One part of a list's address; parts at their usual value are left out of the address. */
export interface AddressPart<Value, Role extends PartRole = PartRole> {
  /** Reads what anybody may have typed; what is wrong counts as left out. */
  readonly read: (raw: unknown) => Value;
  /** What the part is when the address does not name it. */
  readonly usual: Value;
  readonly role: Role;
}

/** A text of at most `max` characters that narrows the list, such as a category. */
export function textPart(max: number): AddressPart<string | undefined, 'filter'> {
  return { read: (raw) => textOf(raw)?.slice(0, max), usual: undefined, role: 'filter' };
}

/** The text of the search box, at most 200 characters; it is sent without spaces around it. */
export function searchPart(): AddressPart<string, 'filter'> {
  return { read: (raw) => textOf(raw)?.slice(0, 200) ?? '', usual: '', role: 'filter' };
}

/** One of a few words that narrows the list; undefined, which narrows nothing, when the address names none. */
export function choicePart<const Word extends string>(
  words: readonly Word[],
): AddressPart<Word | undefined, 'filter'> {
  return { read: (raw) => oneOf(words, raw), usual: undefined, role: 'filter' };
}

/** One of a few words that narrows the list, with the one that is meant when the address names none. */
export function choiceOr<const Word extends string>(
  words: readonly Word[],
  usual: NoInfer<Word>,
): AddressPart<Word, 'filter'> {
  return { read: (raw) => oneOf(words, raw) ?? usual, usual, role: 'filter' };
}

/** The id of a record that narrows the list, such as one patient's. */
export function idPart(): AddressPart<string | undefined, 'filter'> {
  return { read: idOf, usual: undefined, role: 'filter' };
}

/** A calendar date (YYYY-MM-DD) that narrows the list. */
export function datePart(): AddressPart<string | undefined, 'filter'> {
  return { read: dateOf, usual: undefined, role: 'filter' };
}

/** How the list is sorted, such as 'name' and '-name'. */
export function sortPart<const Word extends string>(
  words: readonly Word[],
  usual: NoInfer<Word>,
): AddressPart<Word, 'order'> {
  return { read: (raw) => oneOf(words, raw) ?? usual, usual, role: 'order' };
}

/** A part that the list's request does not carry, such as the record that is opened over the list. */
export function viewPart<Value>({ read, usual }: AddressPart<Value>): AddressPart<Value, 'view'> {
  return { read, usual, role: 'view' };
}
