import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anInpatient } from '#areas/vitals/vitals.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import * as contract from './wound.contract.ts';

const hourMs = 3_600_000;

describe('wounds', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let nurse: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    nurse = await hospital.as('nurse');
  });
  afterAll(() => opened.close());

  const ago = (hours: number) => new Date(opened.clock.now().getTime() - hours * hourMs).toISOString();
  const aStay = () => anInpatient(admin, { admittedAt: ago(72) });
  const injury = { site: 'sacrum', kind: 'pressure_injury', stage: '2' } as const;
  const aWound = async (part = {}) => {
    const { patientId } = await aStay();
    return nurse.call(contract.recordWound, { patientId, ...injury, observedAt: ago(48), ...part });
  };

  test('a wound is observed over time until it has healed; each observation stays as it was', async () => {
    const found = await aWound({
      lengthMm: 30,
      widthMm: 20,
      exudate: 'moderate',
      painScore: 4,
      dressing: 'Foam',
      nextDressingAt: ago(24),
    });
    expect(found).toMatchObject({ site: 'sacrum', kind: 'pressure_injury', status: 'open' });
    const woundId = found.id;
    const smaller = await nurse.call(contract.observeWound, {
      woundId,
      stage: '2',
      lengthMm: 12,
      observedAt: ago(2),
    });
    expect(smaller.observations.map(({ lengthMm }) => lengthMm)).toEqual([12, 30]);
    expect(smaller.observations[1]).toEqual(found.observations[0]);
    const healed = await nurse.call(contract.observeWound, { woundId, isHealed: true });
    expect(healed.status).toBe('healed');
    await expect(nurse.call(contract.observeWound, { woundId })).rejects.toMatchObject({
      facts: { fields: { notes: { code: 'wounds.nothingSaid' } } },
    });
    await expect(nurse.call(contract.observeWound, { woundId, stage: '1' })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    const { rows } = await nurse.call(contract.listWounds, { patientId: found.patient.id });
    expect(rows).toEqual([healed]);
    expect(opened.announced).toContain(`${hospital.tenantId} wounds`);
  });

  test('only a pressure injury has a stage, and it needs one; a wrong field stores nothing', async () => {
    const { patientId } = await aStay();
    const refused = async (part: object, field: string) =>
      expect(
        nurse.call(contract.recordWound, { patientId, site: 'heel_left', kind: 'surgical', ...part }),
      ).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        facts: { fields: { [field]: { code: expect.any(String) as string } } },
      });
    await refused({ kind: 'pressure_injury' }, 'stage');
    await refused({ stage: '3' }, 'stage');
    await refused({ lengthMm: 2001 }, 'lengthMm');
    await refused({ painScore: 11 }, 'painScore');
    await refused({ nextDressingAt: ago(1) }, 'nextDressingAt');
    await refused({ isHealed: true, nextDressingAt: ago(-24) }, 'nextDressingAt');
    await refused({ observedAt: ago(73) }, 'observedAt');
    expect((await nurse.call(contract.listWounds, { patientId })).rows).toEqual([]);
  });

  test('an observation entered in error counts no longer: a wound opens again, or was none', async () => {
    const { id: woundId } = await aWound();
    const healed = await nurse.call(contract.observeWound, { woundId, isHealed: true });
    const [last, first] = healed.observations;
    const mark = (woundObservationId: string) =>
      nurse.call(contract.correctWound, { woundId, woundObservationId, reason: 'Wrong patient' });
    expect(await mark(last!.id)).toMatchObject({
      status: 'open',
      observations: [{ enteredInError: { reason: 'Wrong patient', markedByName: 'Sample nurse' } }, {}],
    });
    await expect(mark(last!.id)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect((await mark(first!.id)).status).toBe('in_error');
  });

  test('two people at once: a wound that healed takes no further observation', async () => {
    const { id: woundId } = await aWound();
    const admins = await hospital.as('tenant_admin');
    const results = await Promise.allSettled(
      [nurse, admins, nurse, admins].map((who) =>
        who.call(contract.observeWound, { woundId, isHealed: true }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('who does not nurse records nothing, and another hospital sees nothing', async () => {
    const { id: woundId, patient, observations } = await aWound();
    const doctor = await hospital.as('doctor');
    expect((await doctor.call(contract.listWounds, { patientId: patient.id })).rows).toHaveLength(1);
    await expect(doctor.call(contract.observeWound, { woundId, stage: '1' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const stranger = await (await opened.aHospital()).as('nurse');
    const unknown = { code: 'NOT_FOUND' };
    await expect(stranger.call(contract.listWounds, { patientId: patient.id })).rejects.toMatchObject(
      unknown,
    );
    await expect(stranger.call(contract.observeWound, { woundId, stage: '1' })).rejects.toMatchObject(
      unknown,
    );
    await expect(
      stranger.call(contract.correctWound, {
        woundId,
        woundObservationId: observations[0]!.id,
        reason: 'Not theirs',
      }),
    ).rejects.toMatchObject(unknown);
    await expect(
      stranger.call(contract.recordWound, { patientId: patient.id, ...injury }),
    ).rejects.toMatchObject(unknown);
  });
});
