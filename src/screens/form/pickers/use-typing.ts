import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

const typingPauseMs = 150;

/** What is being typed into a TypeOrPickField. */
export interface Typing {
  /** What to look for, after a pause; '' while nobody types, such as when the field shows what was picked. */
  search: string;
  /** What is written now and is to be looked for; '' while nobody types. */
  wanted: string;
  begin: () => void;
  /** What was written is picked or left as words: nothing is looked for until somebody types again. */
  end: () => void;
}

/** The search of a field that shows `value`: what to look for, and whether somebody types. */
export function useTyping(value: string): Typing {
  const [isTyping, setTyping] = useState(false);
  const wanted = isTyping ? value.trim() : '';
  const [search] = useDebouncedValue(wanted, typingPauseMs);
  return { search, wanted, begin: () => setTyping(true), end: () => setTyping(false) };
}
