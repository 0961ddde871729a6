const rowMark = '[data-list-row]';
const opensRow =
  'a[href], button:not([data-destructive], [aria-haspopup="menu"], [aria-disabled="true"], :disabled)';

/** Moves the focus to the next row (1) or the one before (-1) of the lists on the page; false where there is none. */
export function moveToRow(page: ParentNode, step: 1 | -1): boolean {
  const rows = [...page.querySelectorAll<HTMLElement>(rowMark)];
  const focused = document.activeElement?.closest<HTMLElement>(rowMark);
  const place = focused ? rows.indexOf(focused) : -1;
  const next = place === -1 ? (step === 1 ? rows[0] : rows.at(-1)) : rows[place + step];
  if (!next) return false;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Does what the row is for: its first link or button that destroys nothing. False where no row has the focus. */
export function openRow(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || !target.matches(rowMark)) return false;
  const opener = target.querySelector<HTMLElement>(opensRow);
  opener?.click();
  return opener !== null;
}

/** Goes into the search field of the list on the page; false where it has none. */
export function goToListSearch(page: ParentNode): boolean {
  const field = page.querySelector<HTMLInputElement>('search input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}
