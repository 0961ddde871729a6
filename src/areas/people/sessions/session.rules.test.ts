import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSessionAlive, sessionEnd, touchMinutes } from './session.rules.ts';
import { networkOf } from '#kernel/limits/network.ts';

const policies = fc.record({
  idleMinutes: fc.integer({ min: 5, max: 1440 }),
  absoluteHours: fc.integer({ min: 1, max: 168 }),
});

const minutes = (count: number) => count * 60_000;

test('the time of last use is noted well before an idle session would end', () => {
  const holds = fc.property(policies, (policy) => {
    expect(touchMinutes(policy)).toBeLessThanOrEqual(policy.idleMinutes / 5);
  });
  fc.assert(holds);
});

test('a session lives exactly while it is neither idle too long, nor too old, nor past its own end', () => {
  const age = fc.integer({ min: 0, max: 200 * 60 });
  fc.assert(
    fc.property(policies, policies, age, age, (then, now, ageMinutes, unusedMinutes) => {
      const start = new Date('2026-03-01T08:00:00Z');
      const present = new Date(start.getTime() + minutes(ageMinutes));
      const idle = Math.min(unusedMinutes, ageMinutes);
      const session = {
        created_at: start.toISOString(),
        last_used_at: new Date(present.getTime() - minutes(idle)).toISOString(),
        expires_at: sessionEnd(then, start).toISOString(),
        ended_at: null,
      };
      const latest = Math.min(then.absoluteHours, now.absoluteHours) * 60;
      expect(isSessionAlive(session, now, present)).toBe(idle < now.idleMinutes && ageMinutes < latest);
      expect(isSessionAlive({ ...session, ended_at: session.created_at }, now, present)).toBe(false);
    }),
  );
});

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '::ffff:10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['N/A', 'N/A'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
