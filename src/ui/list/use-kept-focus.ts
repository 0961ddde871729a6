import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { isFocusLost, lastFocused } from '#ui/layer/last-focus.ts';

const rowMark = '[data-list-row]';

/**
 * Keeps the focus in a list whose rows change: on the control that was disabled while it worked, else on the row that
 * took the place of the one that went, else on the list.
 */
export function useKeptFocus(): {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const held = useRef<{ control: HTMLElement; place: number }>(undefined);
  const rows = () => [...(ref.current?.querySelectorAll<HTMLElement>(rowMark) ?? [])];
  // After every drawing: rows come and go with the data, and actions are disabled by their screens.
  useEffect(() => {
    if (!held.current || !isFocusLost() || lastFocused()?.control !== held.current.control) return;
    const { control, place } = held.current;
    if (control.isConnected) return control.focus({ preventScroll: true });
    (rows()[place] ?? rows().at(-1) ?? ref.current)?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>(rowMark);
      held.current =
        row && ref.current?.contains(row) ? { control: target, place: rows().indexOf(row) } : undefined;
    },
  };
}
