import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

export interface FirstByEnterOptions {
  /** What is written and looked for; '' while nothing is. */
  wanted: string;
  /** Whether what is offered does not answer what is written yet. */
  isSearching: boolean;
  /** Changes what is written. */
  write: (text: string) => void;
  /** What the field shows while nobody writes. */
  atRest: string;
}

/** What the field of a Select or MultiSelect of Mantine takes, which offers what is found. */
export interface FirstByEnter {
  ref: RefObject<HTMLInputElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onSearchChange: (text: string) => void;
}

/** They lead to another field and change nothing that is written. */
const leavingKeys = new Set(['Tab', 'Shift']);

/** Which of the options the arrow keys stand on. */
const reached = '[data-combobox-selected]';

/**
 * Enter takes the first that is found for what is written now, and waits for it where it must, also when the field is
 * left meanwhile: a scanner ends its code with Enter before anything is found. It never saves the form in half a search.
 * The first is marked in the list (see styles.css); where the arrow keys stand on another, the list takes that by itself.
 */
export function useFirstByEnter({ wanted, isSearching, write, atRest }: FirstByEnterOptions): FirstByEnter {
  const field = useRef<HTMLInputElement>(null);
  // A field that was left no longer names its list.
  const list = useRef<HTMLElement>(null);
  const isWaiting = useRef(false);
  const isOffered = wanted !== '' && !isSearching;

  const takeFirst = useEffectEvent(() => {
    const first = firstIn(list.current);
    if (first) first.click();
    else if (document.activeElement !== field.current) write(atRest);
  });

  useEffect(() => {
    listOf(field.current)?.toggleAttribute('data-enter-takes-first', isOffered);
    if (!isOffered || !isWaiting.current) return;
    isWaiting.current = false;
    takeFirst();
  }, [isOffered]);

  return {
    ref: field,
    onKeyDown(event) {
      if (event.key !== 'Enter') isWaiting.current &&= leavingKeys.has(event.key);
      else if (wanted !== '' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing) {
        event.preventDefault();
        list.current = listOf(event.currentTarget);
        if (isSearching) isWaiting.current = true;
        else if (!list.current?.querySelector(reached)) firstIn(list.current)?.click();
      }
    },
    onSearchChange(text) {
      // The field clears what was written when it is left. While Enter waits for an answer, that is still looked for.
      if (!isWaiting.current) write(text);
    },
  };
}

function listOf(field: HTMLInputElement | null): HTMLElement | null {
  const id = field?.getAttribute('aria-controls');
  return id ? document.getElementById(id) : null;
}

function firstIn(list: HTMLElement | null): HTMLElement | null {
  return list?.querySelector<HTMLElement>('[role="option"]') ?? null;
}
