import { Stack } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';

/**
 * Fields at a bed: Enter goes to the next one, chooses the key it stands on, and after the last field to the button
 * that saves. It never sends the form, so that half of what was measured is not stored by a habit of the hand.
 */
export function EnterGoesOn({ children }: { children: ReactNode }) {
  return (
    <Stack gap="md" onKeyDown={goOn}>
      {children}
    </Stack>
  );
}

/** The attribute of a group of keys of which one is chosen. */
export const keysAttribute = { 'data-keys': true } as const;

const stations = 'input, textarea, select, [data-keys]';

function goOn(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (!(target instanceof HTMLElement) || target instanceof HTMLTextAreaElement) return;
  const keys = target.closest('[data-keys]');
  if (keys && target.getAttribute('aria-pressed') === 'false') target.click();
  const here = keys ?? target;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stations)].filter(isStation);
  const place = all.indexOf(here as HTMLElement);
  if (place < 0) return;
  event.preventDefault();
  const next = all[place + 1];
  const entry = next?.matches('[data-keys]')
    ? (next.querySelector<HTMLElement>('[aria-pressed="true"]') ?? next.querySelector('button'))
    : next;
  (entry ?? submitButtonOf(target))?.focus();
  if (entry instanceof HTMLInputElement) entry.select();
}

/** False for what is folded away, cannot be filled in, or has keys of its own, such as a box to tick. */
function isStation(field: HTMLElement): boolean {
  if (field.closest('[inert], [hidden], [aria-hidden="true"], [style*="display: none"]') !== null)
    return false;
  if (field.matches(':disabled')) return false;
  return !(field instanceof HTMLInputElement) || ['text', 'search', 'tel'].includes(field.type);
}

/** The button that saves the form in which this stands. */
export function submitButtonOf(field: Element): HTMLElement | null {
  return field.closest('form')?.querySelector<HTMLElement>('button[type="submit"]') ?? null;
}
