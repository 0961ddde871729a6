import { useEffect } from 'react';

/** A control that had the focus, and where it stood then. */
export interface FocusPlace {
  /** Of a menu, the button that opened it. */
  control: HTMLElement;
  list: HTMLElement | null;
  dialog: HTMLElement | null;
}

let last: FocusPlace | undefined;

/** What had the focus last, also once it is disabled or gone. */
export function lastFocused(): FocusPlace | undefined {
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
      if (target instanceof HTMLElement) last = placeOf(menuButton(target) ?? target);
    };
    // Who presses beside every control wants none of them.
    const pressed = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || last?.control.contains(target)) return;
      const button = menuButton(target);
      last = button && placeOf(button);
    };
    document.addEventListener('focusin', focused);
    document.addEventListener('pointerdown', pressed, true);
    return () => {
      document.removeEventListener('focusin', focused);
      document.removeEventListener('pointerdown', pressed, true);
    };
  }, []);
}

function placeOf(control: HTMLElement): FocusPlace {
  const list = control.closest<HTMLElement>('[data-list]');
  return { control, list, dialog: control.closest<HTMLElement>('[role=dialog], [role=alertdialog]') };
}

function menuButton(target: Element): HTMLElement | undefined {
  const name = target.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (name && document.getElementById(name)) || undefined;
}
