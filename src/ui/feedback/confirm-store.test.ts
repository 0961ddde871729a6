import { expect, test } from 'vitest';
import { confirmAction, currentConfirmation } from './confirm-store.ts';

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
