import { Combobox, InputBase, type TextInputProps, useCombobox } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { RecordMatches } from './use-record-search.ts';
import type { Typing } from './use-typing.ts';

export interface TypeOrPickFieldProps<Row> extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** What the field shows. */
  value: string;
  /** From `useTyping(value)`. */
  typing: Typing;
  /** What is found for `typing.search`. */
  matches: RecordMatches<Row>;
  idOf: (row: Row) => string;
  /** What the field shows once the row is picked. */
  textOf: (row: Row) => string;
  renderOption?: (row: Row) => ReactNode;
  /** The text, and the row that it stands for; undefined for words that stand for none. Told once for each change. */
  onChange: (text: string, row: Row | undefined) => void;
  /** Enter, or a press on one that is offered: what was picked, undefined where the words stay words. */
  onEntered?: (row: Row | undefined) => void;
  /**
   * What Enter does with words that are exactly those of none that is found: takes the first one, or leaves them as
   * words where other words are as good, such as those of a diagnosis.
   */
  enterTakes?: 'first' | 'words';
}

/**
 * A field in which one writes words or picks one of what is found for them: by a press, by arrow keys and Enter, or by
 * Enter alone, which waits for what is found for the words written now. Other words end the link to what was picked,
 * and its own words, also when typed, restore it. Mantine's Autocomplete tells a pick and then its text as if it was
 * typed: whoever clears an id for what is typed loses what was picked.
 */
export function TypeOrPickField<Row>(all: TypeOrPickFieldProps<Row>) {
  const { value, typing, matches, idOf, textOf, renderOption, onChange, onEntered, enterTakes, ...props } =
    all;
  const { readOnly = false, disabled = false, label, onFocus, onBlur, onClick, onKeyDown } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const combobox = useCombobox({ onDropdownClose: () => setTimeout(combobox.resetSelectedOption) });
  const picked = useRef<Row>(undefined);
  const isWaiting = useRef(false);

  const isOld = typing.search !== typing.wanted || matches.isPlaceholderData === true;
  const isSearching = typing.wanted !== '' && (isOld || (!matches.data && !matches.isError));
  const found = isOld ? [] : (matches.data?.rows ?? []);
  const named = typing.wanted === '' ? [] : found.filter((row) => isSame(textOf(row), value));
  const exact = named.length === 1 ? named[0] : undefined;
  const takesFirst = enterTakes !== 'words' && typing.wanted !== '';

  function write(text: string) {
    isWaiting.current = false;
    typing.begin();
    const known = picked.current;
    onChange(text, known && isSame(textOf(known), text) ? known : undefined);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  }

  function rest() {
    isWaiting.current = false;
    typing.end();
    combobox.closeDropdown();
  }

  function pick(row: Row) {
    rest();
    picked.current = row;
    onChange(textOf(row), row);
    onEntered?.(row);
  }

  function enter() {
    const row = exact ?? (takesFirst ? found[0] : undefined);
    if (row) return pick(row);
    rest();
    onEntered?.(undefined);
  }

  const enterWaiting = useEffectEvent(() => {
    if (isWaiting.current) enter();
  });
  useEffect(() => {
    if (!isSearching) enterWaiting();
  }, [isSearching]);

  const link = useEffectEvent(() => {
    if (!exact || (picked.current && idOf(picked.current) === idOf(exact))) return;
    picked.current = exact;
    onChange(value, exact);
  });
  const exactId = exact && idOf(exact);
  useEffect(() => {
    if (exactId !== undefined) link();
  }, [exactId]);

  const foundIds = found.map(idOf).join(' ');
  const { resetSelectedOption, selectFirstOption } = combobox;
  useEffect(() => {
    resetSelectedOption();
    if (takesFirst && foundIds !== '') selectFirstOption();
  }, [foundIds, takesFirst, resetSelectedOption, selectFirstOption]);

  function takeByKey(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (event.defaultPrevented || readOnly) return;
    if (isSearching) {
      event.preventDefault();
      isWaiting.current = true;
      return;
    }
    // The option that the keys stand on is pressed by the list itself.
    if (combobox.dropdownOpened && combobox.getSelectedOptionIndex() !== -1) return;
    // Nothing was typed since: Enter is the form's own, unless somebody waits for it.
    if (typing.wanted === '' && !onEntered) return;
    event.preventDefault();
    enter();
  }

  return (
    <Combobox
      store={combobox}
      readOnly={readOnly}
      onOptionSubmit={(chosenId) => {
        const row = found.find((one) => idOf(one) === chosenId);
        if (row) pick(row);
      }}
    >
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <InputBase
          {...props}
          id={id}
          value={value}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onFocus={(event) => {
            combobox.openDropdown();
            onFocus?.(event);
          }}
          onBlur={(event) => {
            combobox.closeDropdown();
            onBlur?.(event);
          }}
          onClick={(event) => {
            combobox.openDropdown();
            onClick?.(event);
          }}
          onKeyDown={takeByKey}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.length === 0 || readOnly || disabled}>
        <Combobox.Options
          {...(label ? { labelledBy: `${id}-label` } : { 'aria-label': props['aria-label'] })}
        >
          {found.map((row) => (
            <Combobox.Option key={idOf(row)} value={idOf(row)}>
              {renderOption ? renderOption(row) : textOf(row)}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}
