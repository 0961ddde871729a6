import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDrafts, mergeDraft, readDraft, removeDraft, writeDraft } from './draft-store.ts';

// Node has no sessionStorage: this is the browser's own contract, key by key.
class TabStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new TabStorage());
});
afterEach(() => void vi.unstubAllGlobals());

test('a draft comes back with its submission key until it is removed', () => {
  writeDraft('patient.new', { values: { firstName: 'Mina' }, submissionKey: 'k1' });
  expect(readDraft('patient.new')).toEqual({ values: { firstName: 'Mina' }, submissionKey: 'k1' });
  removeDraft('patient.new');
  expect(readDraft('patient.new')).toBeUndefined();
});

test('an unreadable draft is no draft', () => {
  for (const text of ['{', '[]', '{"values":3}', 'null']) {
    sessionStorage.setItem('hms.draft.broken', text);
    expect(readDraft('broken')).toBeUndefined();
  }
});

test('signing out forgets every draft and nothing else', () => {
  sessionStorage.setItem('hms.other', 'stays');
  writeDraft('a', { values: {}, submissionKey: null });
  writeDraft('b', { values: {}, submissionKey: null });
  clearDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['hms.other']);
});

test('a draft of an older form never brings back fields the form no longer has', () => {
  const draft = { values: { firstName: 'Mina', fax: '1' }, submissionKey: null };
  expect(mergeDraft({ firstName: '', phone: '' }, draft)).toEqual({ firstName: 'Mina', phone: '' });
});
