import type { FormErrors } from '@mantine/form';
import { isAppError } from '#kernel/app-error.ts';

/** The message per field that a refusal carries (kernel `invalidFields`); empty when it names none. */
export function fieldMessages(error: unknown): Record<string, string> {
  if (!isAppError(error)) return {};
  const { fields } = error.facts;
  if (typeof fields !== 'object' || fields === null) return {};
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

const focusable = 'input, textarea, select, button';

function fieldNodes(form: HTMLElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[data-path]')];
}

/** Moves the focus to the first field, in the order of the screen, that one of the paths names. */
export function focusFirstField(form: HTMLElement, paths: readonly string[]): boolean {
  const node = fieldNodes(form).find((one) => paths.includes(one.dataset['path'] ?? ''));
  if (!node) return false;
  const target = node.matches(focusable) ? node : (node.querySelector<HTMLElement>(focusable) ?? node);
  target.focus();
  return true;
}

/** The messages of fields that the form does not show, which would otherwise be seen nowhere. */
export function homelessMessages(form: HTMLElement, messages: FormErrors): string[] {
  const shown = new Set(fieldNodes(form).map((node) => node.dataset['path']));
  return Object.entries(messages).flatMap(([path, message]) =>
    shown.has(path) || typeof message !== 'string' ? [] : [message],
  );
}
