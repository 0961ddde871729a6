import { memo, type ReactNode } from 'react';
import { errorsOf, type LookedAtForm, valueOf } from './looked-at-form.ts';

export interface SteadyPartProps {
  form: LookedAtForm;
  /** Every field that the part shows or reads, by its name in the form; lists of plain values as well. */
  fields: readonly string[];
  /** Draws the part. Whatever else it reads must stay as it is while the form is open. */
  children: () => ReactNode;
}

/**
 * A part of a long form that is drawn anew only when one of its fields changes. A key that is pressed in one field draws
 * the whole form otherwise, which on a slow machine is longer than until the next key.
 */
export const SteadyPart = memo(function SteadyPart({ children }: SteadyPartProps) {
  return children();
}, looksTheSame);

function looksTheSame(before: SteadyPartProps, now: SteadyPartProps): boolean {
  return now.fields.every(
    (name) =>
      isSame(valueOf(before.form, name), valueOf(now.form, name)) &&
      JSON.stringify(errorsOf(before.form, name)) === JSON.stringify(errorsOf(now.form, name)),
  );
}

/** The form copies its lists with every change, whichever field it was. */
function isSame(before: unknown, now: unknown): boolean {
  if (before === now) return true;
  return Array.isArray(before) && Array.isArray(now) && JSON.stringify(before) === JSON.stringify(now);
}
