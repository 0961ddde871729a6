import { useEffect, useLayoutEffect, useRef } from 'react';
import { type FocusPlace, isFocusLost, lastFocused } from './last-focus.ts';

interface Opener {
  place: FocusPlace | undefined;
  /** What opened the dialog in which that stands. */
  before: Opener | undefined;
}

let newest: Opener | undefined;

/**
 * When a dialog goes away, gives the focus back to what opened it, else to the dialog or the list in which that stood,
 * else to the title of the page.
 */
export function useReturnFocus(isOpen: boolean): void {
  const opener = useRef<Opener>(undefined);
  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const place = lastFocused();
    newest = { place, before: place?.dialog ? newest : undefined };
    opener.current = newest;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => giveBack(opener.current);
  }, [isOpen]);
}

function giveBack(opener: Opener | undefined): void {
  for (let one = opener; one; one = one.before) {
    const { control, list, dialog } = one.place ?? {};
    if (control?.isConnected) return focusOn(control, list, dialog);
    if (dialog?.isConnected) return focusOn(dialog);
  }
  // Not where another dialog or page has the focus already.
  if (isFocusLost()) focusOn(opener?.place?.list, document.getElementById('page-title'));
}

function focusOn(...choices: (HTMLElement | null | undefined)[]): void {
  for (const choice of choices) {
    choice?.focus();
    if (choice && document.activeElement === choice) return;
  }
}
