import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus to the field marked with `data-autofocus` once its form is there, on a page as dialogs do. Not
 * where a finger is the pointer, as the keyboard of a phone hides half of the page, and not once somebody went on.
 */
export function useFirstField(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (form.current?.closest('[role=dialog]') || !window.matchMedia('(pointer: fine)').matches) {
      return undefined;
    }
    // The shell has given the focus to the page by then.
    const frame = requestAnimationFrame(() => {
      const field = form.current?.querySelector<HTMLElement>('[data-autofocus]');
      if (isNowhere(document.activeElement)) field?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [form]);
}

function isNowhere(focused: Element | null): boolean {
  return focused === null || focused.matches('body, main, #page-title');
}
