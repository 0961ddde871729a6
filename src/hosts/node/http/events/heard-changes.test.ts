import { expect, test } from 'vitest';
import type { Actor } from '#kernel/access/actor.ts';
import { moduleDefaults } from '#kernel/access/modules.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import { waitUntil } from '#testing/waiting.ts';
import { HeardChanges } from './heard-changes.ts';
import { maxWaitingTopics } from './stream-limits.ts';

const userId = '01980000-0000-7000-8000-000000000001';

function anActor(...permissions: Permission[]): Actor {
  return {
    userId,
    tenantId: '01980000-0000-7000-8000-000000000002',
    tenantSlug: 'any',
    sessionId: '01980000-0000-7000-8000-000000000003',
    name: 'Any Body',
    permissions: new Set(permissions),
    isAdministrator: false,
    modules: moduleDefaults,
    mustSetUpSecondFactor: false,
    timeZone: 'UTC',
  };
}

/** A listener whose rights are found when the test says so. */
function aListener() {
  const heard: string[] = [];
  const looks: PromiseWithResolvers<Actor | null>[] = [];
  const changes = new HeardChanges(anActor('patients.read', 'lab.read'), {
    tell: (topics) => void heard.push(...topics),
    tellMissed: () => void heard.push('(missed)'),
    findRights: () => {
      const look = Promise.withResolvers<Actor | null>();
      looks.push(look);
      return look.promise;
    },
    onSignedOut: () => void heard.push('(over)'),
  });
  const add = (topics: string[], areRightsKnown = true) =>
    changes.add({ topics, restricted: new Map() }, { areRightsKnown });
  return { heard, looks, add };
}

const own = `sessions/${userId}`;

test('what comes while rights are looked up waits, in order, and is told by the rights that are found', async () => {
  const { heard, looks, add } = aListener();
  add(['lab-orders']);
  add(['lab-results', own], false);
  add(['patients', 'lab-alerts']);
  expect(heard).toEqual(['lab-orders', own]);
  looks[0]!.resolve(anActor('patients.read'));
  await waitUntil(() => heard.includes('patients'));
  add(['lab-tests', 'settings']);
  expect(heard).toEqual(['lab-orders', own, 'patients', 'settings']);
});

test('rights that changed again while they were looked up are looked up once more', async () => {
  const { heard, looks, add } = aListener();
  add([own], false);
  add([own, 'lab-results'], false);
  looks[0]!.resolve(anActor('lab.read'));
  await waitUntil(() => looks.length === 2);
  expect(heard).toEqual([own, own]);
  looks[1]!.resolve(anActor());
  add(['settings']);
  await waitUntil(() => heard.includes('settings'));
  expect(heard).toEqual([own, own, 'settings']);
});

test('nothing is told once the session is over', async () => {
  const { heard, looks, add } = aListener();
  add([own, 'patients'], false);
  looks[0]!.resolve(null);
  await waitUntil(() => heard.includes('(over)'));
  add(['patients']);
  expect(heard).toEqual([own, '(over)']);
});

test('more than may wait is not kept: the page is told that it missed something', async () => {
  const { heard, looks, add } = aListener();
  add([own], false);
  for (let count = 0; count <= maxWaitingTopics; count += 1) add(['patients']);
  looks[0]!.resolve(anActor('patients.read'));
  await waitUntil(() => heard.includes('(missed)'));
  add(['patients']);
  expect(heard).toEqual([own, '(missed)', 'patients']);
});
