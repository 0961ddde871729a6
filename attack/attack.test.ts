import { afterAll, beforeAll, expect, test } from 'vitest';
import { allAttacks } from './all-attacks.ts';
import { Attempts, type AttackResult, carryOut, defineAttack } from './attack.ts';
import { startOwnServer } from './own-server.ts';
import { approach, type Target } from './target.ts';

const attacks = await allAttacks();
let server: Awaited<ReturnType<typeof startOwnServer>>;
let target: Target;
const results: AttackResult[] = [];

beforeAll(async () => {
  server = await startOwnServer();
  target = await approach(server.url);
}, 120_000);
afterAll(async () => {
  const tried = results.reduce((sum, result) => sum + result.tried, 0);
  process.stdout.write(`Attacks: ${results.length} kinds, ${tried} tries.\n`);
  await server.end();
});

test.each(attacks.map((attack) => [attack.name, attack] as const))(
  '%s is held off',
  { timeout: 120_000 },
  async (_name, attack) => {
    const result = await carryOut(attack, target);
    results.push(result);
    expect(result.gotThrough).toEqual([]);
  },
);

test('an attack that tries nothing, fails to begin or gains something counts as one that got through', async () => {
  const parts = { name: 'any', tries: 'anything', expects: 'nothing' };
  const runs = [
    async () => {},
    () => Promise.reject(new Error('no way in')),
    async (_target: Target, attempts: Attempts) => attempts.note('once', 'a record'),
  ];
  for (const run of runs) {
    const { gotThrough } = await carryOut(defineAttack({ ...parts, run }), target);
    expect(gotThrough).toHaveLength(1);
  }
});
