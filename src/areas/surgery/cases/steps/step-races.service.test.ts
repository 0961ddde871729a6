import { afterAll, describe, expect, test } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { everyPostgres, openTestSystem } from '#testing/hospital.ts';
import { listSafetyOverrides } from '../../checklists/overrides/override.contract.ts';
import { aConfirmedCase, onAnotherDay } from '../../theatre-papers.fixture.ts';
import { completeCase, startCase } from './case-steps.contract.ts';

describe.each(everyPostgres())('a step pressed by several at once on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  afterAll(() => opened.close());

  test('counts once, with one override, and every other is told that the case has changed', async () => {
    const admin = await (await opened.aHospital()).as('tenant_admin');
    const { id: caseId, version } = await aConfirmedCase(admin);
    const override = { reason: 'Bleeding' };
    const start = { caseId, version, override, ...onAnotherDay };
    const complete = { caseId, version: version + 1, override };
    for (const press of [() => admin.call(startCase, start), () => admin.call(completeCase, complete)]) {
      const tries = await Promise.allSettled(Array.from({ length: 10 }, press));
      const codes = tries.flatMap((one) =>
        one.status === 'fulfilled' ? [] : [one.reason instanceof AppError ? one.reason.code : one.reason],
      );
      expect(codes).toHaveLength(9);
      expect(codes.filter((code) => code !== 'STALE' && code !== 'WRONG_STATE')).toEqual([]);
    }
    const { rows } = await admin.call(listSafetyOverrides, {});
    expect(rows.map(({ step }) => step).toSorted()).toEqual(['complete', 'start']);
  });
});
