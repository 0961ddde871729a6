// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePause } from './use-pause.ts';

afterEach(() => void vi.useRealTimers());

test('a device that nobody touches pauses, each touch begins the time anew, and no touch ends the pause', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { result } = renderHook(() => usePause(1000));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const touch = () => act(() => void window.dispatchEvent(new Event('pointerdown')));
  pass(900);
  touch();
  pass(900);
  expect(result.current).toBe(false);
  pass(100);
  expect(result.current).toBe(true);
  touch();
  pass(100);
  expect(result.current).toBe(true);
});
