import { useEffect, useLayoutEffect, useRef } from 'react';
import { isFocusLost, lastFocused } from './last-focus.ts';

interface Opener {
  control: HTMLElement | undefined;
  /** The list in which the control stands, as its row may be gone by then. */
  list: HTMLElement | null | undefined;
  /** What opened the dialog in which the control stands. */
  before: Opener | undefined;
}

let newest: Opener | undefined;

/**
 * When a dialog goes away, gives the focus back to what opened it, else to the list in which that stood, else to the
 * title of the page.
 */
export function useReturnFocus(isOpen: boolean): void {
  const opener = useRef<Opener>(undefined);
  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const control = lastFocused();
    const isInDialog = control?.closest('[role=dialog], [role=alertdialog]');
    newest = {
      control,
      list: control?.closest<HTMLElement>('[data-list]'),
      before: isInDialog ? newest : undefined,
    };
    opener.current = newest;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => giveBack(opener.current);
  }, [isOpen]);
}

function giveBack(opener: Opener | undefined): void {
  for (let one = opener; one; one = one.before) {
    if (one.control?.isConnected) return focusOn(one.control, one.list);
  }
  // Not where another dialog or page has the focus already.
  if (isFocusLost()) focusOn(opener?.list, document.getElementById('page-title'));
}

function focusOn(...choices: (HTMLElement | null | undefined)[]): void {
  for (const choice of choices) {
    choice?.focus();
    if (choice && document.activeElement === choice) return;
  }
}
