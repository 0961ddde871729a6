import { useEffect } from 'react';

let last: HTMLElement | undefined;

/** The control that had the focus last, also once it is disabled or gone; of a menu, the button that opened it. */
export function lastFocused(): HTMLElement | undefined {
  return last;
}

/** No control has the focus, so that it is lost for who works without a mouse. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Keeps what `lastFocused` tells; called once, by what is around every screen. */
export function useLastFocus(): void {
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = menuButton(target) ?? target;
    };
    // Who presses beside every control wants none of them.
    const pressed = ({ target }: PointerEvent) => {
      if (target instanceof Element && !last?.contains(target)) last = menuButton(target);
    };
    document.addEventListener('focusin', focused);
    document.addEventListener('pointerdown', pressed, true);
    return () => {
      document.removeEventListener('focusin', focused);
      document.removeEventListener('pointerdown', pressed, true);
    };
  }, []);
}

function menuButton(target: Element): HTMLElement | undefined {
  const name = target.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (name && document.getElementById(name)) || undefined;
}
