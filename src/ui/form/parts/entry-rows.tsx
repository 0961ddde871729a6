import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { submitButtonOf } from './enter-goes-on.tsx';
import { type EntryColumn, gridOf, useEntryLayout } from './entry-layout.ts';
import classes from './entry-rows.module.css';

export interface EntryRowsProps {
  /** Each row in an EntryRow. */
  children: ReactNode;
  /**
   * On a wide screen the rows are a table: a child of a row stands in each of these columns, and labels stand above
   * them once. Where the fields do not fit side by side a row is a card, whose fields have their labels.
   */
  columns?: readonly EntryColumn[];
  /** Enter in the last row goes on to the first row of the next column, and never sends the form. */
  goesOn?: boolean;
}

const steps: Record<string, 1 | -1 | undefined> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Values typed row by row, such as results or lines of an invoice: Tab goes to the next value, Enter and the arrows to
 * the same field of the next row or the one before. Enter in the last row does what it does in any form unless `goesOn`,
 * as it does on a box to tick.
 */
export function EntryRows({ children, columns, goesOn = false }: EntryRowsProps) {
  const [layout, measure] = useEntryLayout(columns);
  const widths = columns && { '--entry-columns': gridOf(columns, layout) };
  return (
    // The handler only adds keys to fields that have their own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes['rows']}
      ref={measure}
      data-layout={columns && layout}
      style={widths as CSSProperties}
      onKeyDown={(event) => onKeyDown(event, goesOn)}
    >
      {columns && (
        <div className={classes['head']} aria-hidden="true">
          {columns
            .filter(({ width }) => layout === 'table' || width !== 'name')
            .map(({ label, align }) => (
              <span key={label} style={{ textAlign: align }}>
                {label}
              </span>
            ))}
        </div>
      )}
      {children}
    </div>
  );
}

/** One row of EntryRows. */
export function EntryRow({ children }: { children: ReactNode }) {
  return <div data-entry-row>{children}</div>;
}

/** What a row of a table asks for besides its columns, such as a reason: below them, with its labels. */
export function BelowRow({ children }: { children: ReactNode }) {
  return <div className={classes['below']}>{children}</div>;
}

/** A scanner ends a code with Enter, which must not send the form. */
export function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
}

function onKeyDown(event: KeyboardEvent<HTMLElement>, goesOn: boolean): void {
  const step = steps[event.key];
  const { target } = event;
  if (!step || event.ctrlKey || event.metaKey || event.defaultPrevented || !isPlainField(target)) return;
  // Enter on a box belongs to the form.
  if (target.type === 'checkbox' && event.key === 'Enter') return;
  const row = target.closest('[data-entry-row]');
  const rows = [...event.currentTarget.querySelectorAll('[data-entry-row]')];
  if (!row) return;
  const place = fieldsOf(row).indexOf(target);
  const next = rows[rows.indexOf(row) + step];
  const isOnward = goesOn && event.key === 'Enter';
  const field = next ? fieldsOf(next)[place] : isOnward ? fieldsOf(rows[0]!)[place + 1] : undefined;
  if (isOnward) event.preventDefault();
  if (isOnward && !field) submitButtonOf(target)?.focus();
  if (!field) return;
  event.preventDefault();
  field.focus();
  if (field.type !== 'checkbox') field.select();
}

/** A field in which arrows choose nothing, or a box to tick. */
function isPlainField(target: EventTarget): target is HTMLInputElement {
  return (
    target instanceof HTMLInputElement &&
    ['text', 'search', 'tel', 'checkbox'].includes(target.type) &&
    target.getAttribute('aria-haspopup') === null &&
    target.role !== 'combobox'
  );
}

function fieldsOf(row: Element): HTMLInputElement[] {
  return [...row.querySelectorAll('input')].filter(isPlainField);
}
