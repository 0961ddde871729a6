import { expect, test } from 'vitest';
import { askedAddress, isPeriodReversed, trailList } from './trail-list.address.ts';

const userId = '01980000-0000-7000-8000-0000000000b1';

test('what the address names is asked for', () => {
  const raw = {
    userId,
    resource: 'patients',
    action: 'VIEW',
    from: '2026-01-01',
    to: '2026-01-31',
    after: 'x',
  };
  expect(trailList.requestOf(trailList.read(raw))).toEqual({
    userId,
    resource: 'patients',
    action: 'VIEW',
    from: '2026-01-01',
    to: '2026-01-31',
    cursor: 'x',
    limit: 50,
  });
});

test('what was typed wrongly counts as left out', () => {
  const raw = { userId: 'nobody', from: '2026-02-30', to: 'soon', size: '7', entryId: '1' };
  const address = trailList.read(raw);
  expect(trailList.filterOf(address)).toEqual({});
  expect(address).toMatchObject({ size: 50, entryId: undefined });
});

test('a period that ends before it starts is not asked for', () => {
  const address = trailList.read({ from: '2026-02-02', to: '2026-02-01' });
  expect(isPeriodReversed(address)).toBe(true);
  expect(trailList.filterOf(askedAddress(address))).toEqual({ from: '2026-02-02' });
});
