import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOverview } from '#areas/analytics/overview/overview.contract.ts';
import { dailyJobsOf } from './gated-parts.ts';
import { isAppError } from '#kernel/app-error.ts';
import { moduleDefaults, type ModuleFlag, moduleOf, modulesToCome } from '#kernel/access/modules.ts';
import { permissionCodes } from '#kernel/access/permissions.ts';
import { aRequest, embeddedPostgres, type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { serverAreas } from '#hosts/system/areas.ts';
import { doDailyJobs } from '../jobs/daily-jobs.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

const opened = openTestSystem(postgres);
afterAll(() => opened.close());

const calls = [...opened.system.dispatcher.calls.values()].map(({ call }) => call);
const flags = Object.keys(moduleDefaults) as ModuleFlag[];
const everyPermission = permissionCodes.filter((code) => code !== 'super_admin');

/** Gates a part of the home screen instead of whole calls. */
const flagOfHome = 'referral_reports_enabled';

test('a flag gates calls, or nothing asks for it yet', () => {
  for (const flag of flags.filter((one) => one !== flagOfHome)) {
    const isAsked = calls.some(({ module }) => module === flag);
    expect({ flag, isAsked }).toEqual({ flag, isAsked: !modulesToCome.has(flag) });
  }
});

test('a call that demands permissions of one module names that module', () => {
  const ungated = calls.filter(({ access, module }) => {
    if (access === 'public' || access === 'signed-in') return false;
    const modules = new Set((typeof access === 'string' ? [access] : access).map(moduleOf));
    const [only] = modules;
    return modules.size === 1 && only !== undefined && module !== only;
  });
  expect(ungated.map(({ id }) => id)).toEqual([]);
});

test('every call and daily job of an area with a flag names one', () => {
  const gated = serverAreas.filter(({ module }) => module);
  expect(gated.map(({ name }) => name)).toEqual([
    'laboratory',
    'billing',
    'inpatient',
    'stock',
    'pharmacy',
    'doses',
    'nursing',
    'ward-orders',
    'ward-rounds',
    'surgery',
    'messages',
    'reports',
  ]);
  for (const area of gated) {
    for (const { call } of area.calls) {
      const { module } = opened.system.dispatcher.calls.get(call.id)!.call;
      expect({ id: call.id, module }).toEqual({ id: call.id, module: call.module ?? area.module });
    }
    expect(dailyJobsOf(area).filter(({ module }) => !module)).toEqual([]);
  }
});

test('a new hospital starts as document 1, section 6 says', () => {
  const on = flags.filter((flag) => moduleDefaults[flag]);
  expect(on).toEqual(['payouts_enabled', 'audit_trail_enabled', 'referral_reports_enabled']);
});

describe.each(flags.filter((flag) => !modulesToCome.has(flag)))('where %s is off', (flag) => {
  let hospital: Hospital;
  let staff: Caller;
  let admin: Caller;

  beforeAll(async () => {
    const modules = Object.fromEntries(flags.map((one) => [one, one !== flag]));
    hospital = await opened.aHospital({ modules });
    staff = (await aStaffMember(opened, hospital, everyPermission)).caller;
    admin = await hospital.as('tenant_admin');
  });

  /** True where the call is refused because its module is off; what else is wrong with it is no matter. */
  async function isOffFor({ token }: Caller, id: string): Promise<boolean> {
    try {
      await opened.system.dispatcher.run(id, { not: 'an input' }, aRequest({ token }));
      return false;
    } catch (error) {
      if (isAppError(error, 'MODULE_OFF')) return error.facts['module'] === flag;
      if (isAppError(error)) return false;
      throw error;
    }
  }

  test('exactly its calls are refused to staff with every permission, and none to administrators', async () => {
    const own = calls.filter(({ access }) => access !== 'public');
    const refused: string[] = [];
    for (const { id } of own) {
      if (await isOffFor(staff, id)) refused.push(id);
      expect(await isOffFor(admin, id)).toBe(false);
    }
    expect(refused).toEqual(own.filter(({ module }) => module === flag).map(({ id }) => id));
  });

  test('its figures are not on the home screen', async () => {
    const { laboratory, billing, referrals } = await staff.call(readOverview, {});
    expect({
      laboratory: laboratory === null,
      billing: billing === null,
      referrals: referrals === null,
    }).toEqual({
      laboratory: flag === 'laboratory_enabled',
      billing: flag === 'billing_enabled',
      referrals: flag === flagOfHome,
    });
  });

  test('its daily jobs rest', async () => {
    const ran: string[] = [];
    await doDailyJobs({
      database: opened.database,
      clock: opened.clock,
      jobs: flags.map((module) => ({
        name: `test.${module}.${hospital.tenantId}`,
        module,
        run: async ({ tenantId }) => {
          if (tenantId === hospital.tenantId) ran.push(module);
        },
      })),
      onChange: () => {},
      onError: (error) => {
        throw error;
      },
    });
    expect(ran).toEqual(flags.filter((one) => one !== flag));
  });
});
