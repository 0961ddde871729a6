import { expect, test } from 'vitest';
import { availabilityOf, percentOf } from './dashboard.rules.ts';

const theatre = (status: 'available' | 'occupied' | 'maintenance' | 'cleaning', isActive = true) => ({
  status,
  isActive,
});

test('the utilization rate is occupied of all theatres in use, rounded', () => {
  const theatres = [
    theatre('occupied'),
    theatre('available'),
    theatre('cleaning'),
    theatre('available', false),
  ];
  expect(availabilityOf(theatres)).toEqual({
    total: 3,
    counts: { available: 1, occupied: 1, maintenance: 0, cleaning: 1 },
    utilizationRate: 33,
  });
});

test('with no theatres the rate is 0, and of nothing there is no share', () => {
  expect(availabilityOf([]).utilizationRate).toBe(0);
  expect(percentOf(0, 0)).toBeNull();
});
