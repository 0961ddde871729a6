import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import classes from './entry-rows.module.css';

/** One column of a table of entries. */
export interface EntryColumn {
  /** Stands once above the column; the field of each row has a name of its own. */
  label: string;
  /** As CSS has it, such as `6rem` or `minmax(0, 1fr)`. */
  width: string;
  /** Numbers that are not typed stand at the end of their column. */
  align?: 'end';
}

export interface EntryRowsProps {
  /** Each row in an EntryRow. */
  children: ReactNode;
  /**
   * On a wide screen the rows are a table: a child of a row stands in each of these columns, and labels stand above
   * them once. Below 768 pixels a row is a card, whose fields have their labels.
   */
  columns?: readonly EntryColumn[];
}

const steps: Record<string, 1 | -1 | undefined> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Values typed row by row, such as results or lines of an invoice: Tab goes to the next value, Enter and the arrows to
 * the same field of the next row or the one before. Enter in the last row does what it does in any form, as it does on
 * a box to tick.
 */
export function EntryRows({ children, columns }: EntryRowsProps) {
  const widths = columns && { '--entry-columns': columns.map(({ width }) => width).join(' ') };
  return (
    // The handler only adds keys to fields that have their own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes['rows']}
      data-table={columns !== undefined || undefined}
      style={widths as CSSProperties}
      onKeyDown={onKeyDown}
    >
      {columns && (
        <div className={classes['head']} aria-hidden="true">
          {columns.map(({ label, align }) => (
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

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const { target } = event;
  if (!step || event.ctrlKey || event.metaKey || event.defaultPrevented || !isPlainField(target)) return;
  // Enter on a box belongs to the form.
  if (target.type === 'checkbox' && event.key === 'Enter') return;
  const row = target.closest('[data-entry-row]');
  const rows = [...event.currentTarget.querySelectorAll('[data-entry-row]')];
  const next = row && rows[rows.indexOf(row) + step];
  const field = row && next && fieldsOf(next)[fieldsOf(row).indexOf(target)];
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
