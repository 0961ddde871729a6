import { createStore, useStore } from '#client/store.ts';

const key = 'hms.sidebar.collapsed';
const olderKey = 'hms_sidebar_state';
const collapsedWords = new Set(['true', '1', 'collapsed', '"collapsed"']);

/** Reads the remembered state; a browser used with the earlier program remembers it under another key. */
export function readCollapsed(storage: Pick<Storage, 'getItem'>): boolean {
  return collapsedWords.has(storage.getItem(key) ?? storage.getItem(olderKey) ?? '');
}

function readSafely(): boolean {
  try {
    return readCollapsed(localStorage);
  } catch {
    return false;
  }
}

const isCollapsed = createStore(readSafely());

/** True while the sidebar shows icons only. */
export function useIsSidebarCollapsed(): boolean {
  return useStore(isCollapsed);
}

/** Collapses or expands the sidebar and remembers it in this browser. */
export function setSidebarCollapsed(next: boolean): void {
  isCollapsed.set(next);
  try {
    localStorage.setItem(key, String(next));
  } catch {
    // A browser without room forgets it; the sidebar works all the same.
  }
}
