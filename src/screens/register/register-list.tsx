import { AddressedList, type AddressedListProps } from '#screens/list/addressed-list.tsx';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import type { Translate } from '#ui/i18n/text-types.ts';
import type { Adding } from './register-head.tsx';
import { registerWords } from './register-words.ts';

type ListWord =
  | 'title'
  | 'shown_one'
  | 'shown_other'
  | 'noneFound'
  | 'noneYet'
  | 'noneMatch'
  | 'addFirst'
  | 'failedToLoad';

/** The sentences that go with a list, by name. */
export type ListTexts = Record<ListWord, string>;

export interface RegisterListProps<Row extends { id: string }, T extends ListTexts>
  extends Adding, Omit<AddressedListProps<Row>, 'caption' | 'shown' | 'none' | 'errorMessage'> {
  /** The register's texts. */
  words: Translate<T>;
  /** Names the list for screen readers where it is not called as its page. */
  caption?: string;
  /** Drawn where there are no records yet. */
  icon: AnyIcon;
}

/** The records of a register with their filters, which are in the address; an empty one offers its first step. */
export function RegisterList<Row extends { id: string }, T extends ListTexts>(
  props: RegisterListProps<Row, T>,
) {
  const { words, icon, onAdd, importFrom, ...list } = props;
  const say = registerWords(words);
  return (
    <AddressedList
      caption={say('title')}
      {...list}
      shown={(count) => say('shown', { count })}
      none={{
        title: say('noneFound'),
        icon,
        hint: say('noneYet'),
        first: onAdd && { label: say('addFirst'), onClick: onAdd },
        importFrom,
        narrowedHint: say('noneMatch'),
      }}
      errorMessage={say('failedToLoad')}
    />
  );
}
