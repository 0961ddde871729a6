import type { FormErrors } from '@mantine/form';

// The refusal itself (AppError) and what a client receives of it (CallError) carry the same facts.
function factsOf(error: unknown): object {
  const hasFacts = error instanceof Error && 'facts' in error;
  return hasFacts && typeof error.facts === 'object' && error.facts !== null ? error.facts : {};
}

/** The message per field that a refusal carries (kernel `invalidFields`); empty when it names none. */
export function fieldMessages(error: unknown): Record<string, string> {
  const facts = factsOf(error);
  if (!('fields' in facts) || typeof facts.fields !== 'object' || facts.fields === null) return {};
  const entries = Object.entries(facts.fields);
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
