import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus to what most people do next in a dialog, marked with `data-autofocus`, where its content came later
 * than the dialog itself. Not where a finger is the pointer, and not once somebody went on. Mark nothing that a second
 * press of Enter must not do.
 */
export function useNextStep(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return undefined;
    const frame = requestAnimationFrame(() => {
      const dialog = content.current?.closest('[role=dialog]');
      const focused = document.activeElement;
      const isWhereItOpened = focused === document.body || focused === dialog || isCloseButton(focused);
      if (dialog && isWhereItOpened) {
        content.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [content]);
}

function isCloseButton(focused: Element | null): boolean {
  return focused?.closest('[role=dialog] header') !== null && focused?.tagName === 'BUTTON';
}
