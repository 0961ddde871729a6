import { expect, onTestFinished, test } from 'vitest';
import { waitUntil } from '#testing/waiting.ts';
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
  await waitUntil(() => tabs[0]!.leads);
  expect(tabs.map(({ leads }) => leads)).toEqual([true, false, false]);
  tabs[1]!.withdraw();
  tabs[0]!.withdraw();
  await waitUntil(() => tabs[2]!.leads);
  expect(tabs.map(({ leads }) => leads)).toEqual([false, false, true]);
});

test('a challenged tab gives way, stands in line again, and comes back', async () => {
  const name = crypto.randomUUID();
  const [first, second] = [aTab(name), aTab(name)];
  await waitUntil(() => first.leads);
  second.challenge();
  await waitUntil(() => second.leads);
  await waitUntil(() => first.deposed === 1);
  expect(first.leads).toBe(false);
  second.withdraw();
  await waitUntil(() => first.leads);
});

test('a tab that leads does not challenge itself', async () => {
  const tab = aTab(crypto.randomUUID());
  await waitUntil(() => tab.leads);
  tab.challenge();
  tab.withdraw();
  expect(tab.deposed).toBe(0);
});
