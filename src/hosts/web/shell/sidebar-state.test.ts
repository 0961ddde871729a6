import { expect, test } from 'vitest';
import { readCollapsed } from './sidebar-state.ts';

function storageOf(entries: Record<string, string>) {
  return { getItem: (key: string) => entries[key] ?? null };
}

test('the sidebar starts expanded in a browser that remembers nothing', () => {
  expect(readCollapsed(storageOf({}))).toBe(false);
});

test('a collapsed sidebar is remembered, also by the earlier program', () => {
  expect(readCollapsed(storageOf({ 'hms.sidebar.collapsed': 'true' }))).toBe(true);
  expect(readCollapsed(storageOf({ hms_sidebar_state: 'collapsed' }))).toBe(true);
});

test('the newer key wins over the older', () => {
  expect(readCollapsed(storageOf({ 'hms.sidebar.collapsed': 'false', hms_sidebar_state: 'true' }))).toBe(
    false,
  );
});
