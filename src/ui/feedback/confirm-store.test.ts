import { expect, test } from 'vitest';
import { confirmAction, currentConfirmation, dismissConfirmations } from './confirm-store.ts';

test('questions asked at once are shown one after the other and answered apart', async () => {
  const first = confirmAction({ title: 'First', message: 'A?' });
  const second = confirmAction({ title: 'Second', message: 'B?' });
  expect(currentConfirmation()?.title).toBe('First');
  currentConfirmation()?.answer(true);
  expect(currentConfirmation()?.title).toBe('Second');
  currentConfirmation()?.answer(false);
  expect(currentConfirmation()).toBeUndefined();
  expect(await first).toBe(true);
  expect(await second).toBe(false);
});

test('what is still asked when a person leaves is answered with no', async () => {
  const asked = [1, 2].map((number) => confirmAction({ title: `Question ${number}`, message: 'A?' }));
  dismissConfirmations();
  expect(currentConfirmation()).toBeUndefined();
  expect(await Promise.all(asked)).toEqual([false, false]);
});
