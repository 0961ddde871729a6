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

/** The heading and the words that somebody with these permissions finds. */
async function readGuard(at: Hospital, address: string, permissions: readonly Permission[]) {
  const { caller } = await aStaffMember(opened, at, [...permissions]);
  const page = await renderScreen(at, address, { as: caller });
  const heading = await page.findByRole('heading', { name: /^Access / });
  return [heading.textContent, page.queryByText(words)?.textContent];
}

const restricted = ['Access Restricted', words];

const everything = permissionCodes.filter((one) => one !== 'super_admin');

test('every page of the inpatient area is walked', () => {
  expect(routes.length).toBeGreaterThanOrEqual(9);
  expect(routes.filter(({ opens }) => opens.length === 0)).toEqual([]);
});

test.each(routes)(
  '$address is restricted while the module is off, whatever one may do',
  async ({ address }) => {
    expect(await readGuard(without, address, everything)).toEqual(restricted);
  },
);

test.each(routes)('$address is restricted without $opens', async ({ address, opens }) => {
  const others = everything.filter((one) => !opens.some((opening) => opening === one));
  expect(await readGuard(hospital, address, others)).toEqual(restricted);
});
