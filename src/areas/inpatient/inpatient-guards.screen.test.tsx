// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Permission, permissionCodes } from '#kernel/access/permissions.ts';
import { newId } from '#kernel/ids.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';
import { inpatientWeb } from './inpatient.web.ts';

const opened = openTestSystem();
let hospital: Hospital;
let without: Hospital;
beforeAll(async () => {
  hospital = await opened.aHospital();
  without = await opened.aHospital({ modules: { billing_enabled: true } });
});
afterAll(() => opened.close());

/** The words of document 2, section 2, and of document 3, 'Module guards'. */
const words = "Admissions module is not available or you don't have permission to access it.";

const routes = (inpatientWeb.routes ?? []).map((route) => ({
  address: route.path.replaceAll(/\$\w+/g, () => newId()),
  opens: [route.permission ?? []].flat(),
}));

async function expectRestricted(at: Hospital, address: string, permissions: readonly Permission[]) {
  const { caller } = await aStaffMember(opened, at, [...permissions]);
  const page = await renderScreen(at, address, { as: caller });
  expect(await page.findByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  expect(page.getByText(words)).toBeVisible();
}

const everything = permissionCodes.filter((one) => one !== 'super_admin');

test('every page of the inpatient area is walked', () => {
  expect(routes.length).toBeGreaterThanOrEqual(9);
  expect(routes.filter(({ opens }) => opens.length === 0)).toEqual([]);
});

test.each(routes)(
  '$address is restricted while the module is off, whatever one may do',
  async ({ address }) => {
    await expectRestricted(without, address, everything);
  },
);

test.each(routes)('$address is restricted without $opens', async ({ address, opens }) => {
  await expectRestricted(
    hospital,
    address,
    everything.filter((one) => !opens.some((opening) => opening === one)),
  );
});
