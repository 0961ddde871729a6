import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from './list.texts.ts';

export interface SearchBoxProps {
  /** The field's name for screen readers; also its placeholder when none is given. */
  label: string;
  placeholder?: string;
  /** What is being searched for now, usually from the URL. */
  value: string;
  /** Told after typing pauses, at once on Enter and on clearing. */
  onSearch: (text: string) => void;
  delayMs?: number;
}

/** A search field that waits for the typing to pause. */
export function SearchBox({ label, placeholder = label, value, onSearch, delayMs = 300 }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  function tell(text: string) {
    told.current = text;
    onSearch(text);
  }
  const tellLater = useDebouncedCallback(tell, delayMs);
  // The back button changes the value under us; our own echo must not overwrite newer typing.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);
  function tellNow(text: string) {
    tellLater.cancel();
    setTyped(text);
    if (text !== told.current) tell(text);
  }
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      leftSection={<Icon name="search" size={18} />}
      rightSection={typed !== '' && <CloseButton aria-label={t('clearSearch')} onClick={() => tellNow('')} />}
      rightSectionPointerEvents="all"
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        tellLater(currentTarget.value);
      }}
      onKeyDown={(event) => event.key === 'Enter' && tellNow(typed)}
      maxLength={200}
      style={{ flex: '1 1 min(11rem, 50%)' }}
    />
  );
}
