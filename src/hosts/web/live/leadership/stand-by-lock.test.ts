import { expect, onTestFinished, test, vi } from 'vitest';
import { standByLock } from './stand-by-lock.ts';

/** A tab that stands for a lead, and whether it has it. */
function aTab(name: string) {
  const tab = { leads: false, deposed: 0 };
  const candidacy = standByLock(name, {
    onLead: () => void (tab.leads = true),
    onDeposed() {
      tab.leads = false;
      tab.deposed += 1;
    },
  });
  const withdraw = () => {
    tab.leads = false;
    candidacy.withdraw();
  };
  onTestFinished(withdraw);
  return Object.assign(tab, { challenge: candidacy.challenge, withdraw });
}

test('one tab leads, and the next in line follows when it leaves', async () => {
  const name = crypto.randomUUID();
  const tabs = [aTab(name), aTab(name), aTab(name)];
  await vi.waitUntil(() => tabs[0]!.leads);
  expect(tabs.map(({ leads }) => leads)).toEqual([true, false, false]);
  tabs[1]!.withdraw();
  tabs[0]!.withdraw();
  await vi.waitUntil(() => tabs[2]!.leads);
  expect(tabs.map(({ leads }) => leads)).toEqual([false, false, true]);
});

test('a challenged tab gives way, stands in line again, and comes back', async () => {
  const name = crypto.randomUUID();
  const [first, second] = [aTab(name), aTab(name)];
  await vi.waitUntil(() => first.leads);
  second.challenge();
  await vi.waitUntil(() => second.leads);
  await vi.waitUntil(() => first.deposed === 1);
  expect(first.leads).toBe(false);
  second.withdraw();
  await vi.waitUntil(() => first.leads);
});

test('a tab that leads does not challenge itself', async () => {
  const tab = aTab(crypto.randomUUID());
  await vi.waitUntil(() => tab.leads);
  tab.challenge();
  tab.withdraw();
  expect(tab.deposed).toBe(0);
});
