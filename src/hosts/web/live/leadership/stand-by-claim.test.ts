import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ElectionMessage } from '../live-signs.ts';
import type { Candidacy } from './candidacy.ts';
import { standByClaim } from './stand-by-claim.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Tab {
  readonly unheard: ElectionMessage[] = [];
  readonly candidacy: Candidacy;
  leads = false;
  /** Hears nothing, as one whose script is busy; what was said waits. */
  isBusy = false;

  constructor(others: Set<Tab>) {
    this.candidacy = standByClaim(
      (message) => {
        for (const tab of others) if (tab !== this) tab.hear(message);
      },
      { onLead: () => (this.leads = true), onDeposed: () => (this.leads = false) },
    );
  }

  hear(message: ElectionMessage): void {
    this.unheard.push(message);
    if (!this.isBusy) setTimeout(() => this.catchUp(), 1);
  }

  catchUp(): void {
    if (this.isBusy) return;
    for (const message of this.unheard.splice(0)) this.candidacy.hear(message);
  }

  goOn(): void {
    this.isBusy = false;
    this.catchUp();
  }

  leave(tabs: Set<Tab>): void {
    tabs.delete(this);
    this.candidacy.withdraw();
  }
}

function openTab(tabs: Set<Tab>): Tab {
  const tab = new Tab(tabs);
  tabs.add(tab);
  return tab;
}

const settledMs = 10_000;

function leadersOf(tabs: Set<Tab>): number {
  return [...tabs].filter(({ leads }) => leads).length;
}

test('whatever tabs open, close, crash, hang or go on, in the end exactly one leads', () => {
  const step = fc.record({
    deed: fc.constantFrom('open', 'close', 'crash', 'hang', 'goOn', 'challenge'),
    which: fc.nat(9),
    pauseMs: fc.integer({ min: 0, max: 700 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const tabs = new Set<Tab>([]);
      openTab(tabs);
      for (const { deed, which, pauseMs } of steps) {
        const tab = [...tabs][which % tabs.size];
        if (deed === 'open' || !tab) openTab(tabs);
        else if (deed === 'close') tab.leave(tabs);
        else if (deed === 'crash') tabs.delete(tab);
        else if (deed === 'hang') tab.isBusy = true;
        else if (deed === 'goOn') tab.goOn();
        else tab.candidacy.challenge();
        vi.advanceTimersByTime(pauseMs);
      }
      const last = openTab(tabs);
      for (const tab of tabs) tab.goOn();
      vi.advanceTimersByTime(settledMs);
      // Whoever misses the leading tab's beats asks for it.
      last.candidacy.challenge();
      vi.advanceTimersByTime(settledMs);
      expect(leadersOf(tabs)).toBe(1);
    }),
    { numRuns: 300 },
  );
});

test('a second tab never leads beside the first, and takes over at once when that leaves', () => {
  const tabs = new Set<Tab>();
  const first = openTab(tabs);
  vi.advanceTimersByTime(settledMs);
  const second = openTab(tabs);
  vi.advanceTimersByTime(settledMs);
  expect([first.leads, second.leads]).toEqual([true, false]);
  first.leave(tabs);
  vi.advanceTimersByTime(1000);
  expect(second.leads).toBe(true);
});
