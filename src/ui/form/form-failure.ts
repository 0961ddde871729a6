import type { FormErrors } from '@mantine/form';
import type { FieldIssue } from '#kernel/issue.ts';
import { issueWords, messageWords } from './issue-words.ts';

// The refusal itself (AppError) and what a client receives of it (CallError) carry the same facts.
function factsOf(error: unknown): object {
  const hasFacts = error instanceof Error && 'facts' in error;
  return hasFacts && typeof error.facts === 'object' && error.facts !== null ? error.facts : {};
}

/** The sentence per field of a refusal (kernel `invalidFields`); empty when it names no field. */
export function fieldMessages(error: unknown): Record<string, string> {
  const facts = factsOf(error);
  if (!('fields' in facts) || typeof facts.fields !== 'object' || facts.fields === null) return {};
  const entries: [string, unknown][] = Object.entries(facts.fields);
  return Object.fromEntries(
    entries.flatMap(([path, issue]) => (isIssue(issue) ? [[path, issueWords(issue)] as const] : [])),
  );
}

/** True when no answer came in time: whether it was saved is then not known. */
export function isAnswerLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'TIMED_OUT';
}

function isIssue(issue: unknown): issue is FieldIssue {
  return typeof issue === 'object' && issue !== null && 'code' in issue && typeof issue.code === 'string';
}

/** The errors of a form's own schema in words; they are written like those of the server. */
export function schemaMessages(errors: FormErrors): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path,
      typeof message === 'string' ? messageWords(message) : message,
    ]),
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
