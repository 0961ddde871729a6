import { expect, test } from 'vitest';
import { readCopies, setAside, writeCopies } from './readable-copies.ts';

/** Browser storage with room for a number of characters, as a browser's quota counts them. */
function storageOf(entries: Record<string, string>, room = 10_000): Storage {
  const kept = new Map(Object.entries(entries));
  const used = () => [...kept].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem(key, value) {
      const before = kept.get(key);
      kept.set(key, value);
      if (used() <= room) return;
      if (before === undefined) kept.delete(key);
      else kept.set(key, before);
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
}

const at = new Date('2026-11-20T15:00:00.000Z');

test('what an earlier program left is read, and absent keys are told as absent', () => {
  expect(readCopies(storageOf({ patients: '[1]' }), ['patients', 'hms_invoices'])).toEqual({
    patients: '[1]',
    hms_invoices: null,
  });
});

test('a copy for which there is no room is reported, and the others are written', () => {
  const storage = storageOf({}, 40);
  expect(writeCopies(storage, { patients: 'x'.repeat(50), hms_invoices: '[]' })).toEqual(['patients']);
  expect(storage.getItem('hms_invoices')).toBe('[]');
});

test('an unreadable value is moved aside unchanged', () => {
  const storage = storageOf({ patients: '{broken' });
  const [aside] = setAside(storage, ['patients', 'hms_invoices'], at);
  expect(aside).toBe('patients.corrupt-2026-11-20T15-00-00.000Z');
  expect(storage.getItem('patients')).toBeNull();
  expect(storage.getItem(aside ?? '')).toBe('{broken');
});

test('a value that cannot be moved for lack of room stays where it was', () => {
  const storage = storageOf({ patients: '{broken' }, 16);
  expect(setAside(storage, ['patients'], at)).toEqual([]);
  expect(storage.getItem('patients')).toBe('{broken');
});
