import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attentionHeaders, saysUnattended, watchAttention } from './attention.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a page says that nobody is there a minute after the last key, pointer or touch, and not before', () => {
  const page = new EventTarget();
  watchAttention(page as Window);
  for (const sign of ['keydown', 'pointermove', 'touchstart']) {
    vi.advanceTimersByTime(61_000);
    expect(saysUnattended(attentionHeaders())).toBe(true);
    page.dispatchEvent(new Event(sign));
    expect(saysUnattended(attentionHeaders())).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(saysUnattended(attentionHeaders())).toBe(false);
  }
});
