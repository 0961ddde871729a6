import { type RefObject, useEffect, useEffectEvent } from 'react';
import { goToListSearch, moveToRow, openRow } from './list-rows.ts';
import { areSingleKeysOn } from './single-keys.ts';

export interface PageKeys {
  main: RefObject<HTMLElement | null>;
  openSearch: () => void;
  openHelp: () => void;
}

/** Where letters choose or are typed, they stay what they are. */
const takesLetters = 'input, textarea, select, [role="menu"], [role="listbox"], [role="combobox"]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(takesLetters) !== null);
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

/**
 * The keys of every screen: Ctrl+K (or ⌘K) searches; where nobody is typing `j` and `k` move over rows, Enter opens
 * one, `/` goes to the search and `?` tells all of them.
 */
export function usePageKeys({ main, openSearch, openHelp }: PageKeys): void {
  const single: Record<string, (event: KeyboardEvent, page: HTMLElement) => boolean> = {
    j: (_event, page) => moveToRow(page, 1),
    k: (_event, page) => moveToRow(page, -1),
    Enter: ({ target }) => openRow(target),
    '/': (_event, page) => {
      if (!goToListSearch(page)) openSearch();
      return true;
    },
    '?': () => {
      openHelp();
      return true;
    },
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.defaultPrevented || event.altKey || event.isComposing) return;
    // Most keys are letters of a field: nothing of the page is searched for them.
    if ((!isCommand && isTyping(event.target)) || isDialogOpen()) return;
    if (isCommand && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      openSearch();
    }
    if (isCommand || isTyping(event.target) || !areSingleKeysOn() || !main.current) return;
    if (single[event.key]?.(event, main.current)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
