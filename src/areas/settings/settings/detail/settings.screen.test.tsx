// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';

describe('the tabs of the settings', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let operator: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    ({ operator } = await aPlatform(opened));
  });
  afterAll(() => opened.close());

  const tabs = (screen: Awaited<ReturnType<typeof renderScreen>>) =>
    screen.getAllByRole('tab').map(({ textContent }) => textContent);

  test('the operator has their own sections, and none of a hospital', async () => {
    const screen = await renderScreen(hospital, '/dashboard/settings', { as: operator });
    expect(await screen.findByRole('heading', { name: 'Who runs this platform' })).toBeVisible();
    expect(tabs(screen)).toEqual([
      ...['Organization', 'Users & Roles', 'Security', 'Appearance', 'Integrations', 'Machine clients'],
    ]);
    expect(screen.queryByRole('heading', { name: /Modules|Laboratory|Late entries|Stock/ })).toBeNull();
  });

  test('who manages no keys has no tab of machine clients, and its address opens the organization', async () => {
    const { caller } = await aStaffMember(opened, hospital, ['admin.settings']);
    const screen = await renderScreen(hospital, '/dashboard/settings?tab=machine-clients', { as: caller });
    expect(await screen.findByRole('heading', { name: 'Modules' })).toBeVisible();
    expect(tabs(screen)).not.toContain('Machine clients');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Organization');
  });

  test('the operator at the address of a hospital’s screen is told where to find it', async () => {
    const screen = await renderScreen(hospital, '/dashboard/patients', { as: operator });
    expect(await screen.findByText('This screen belongs to a hospital')).toBeVisible();
  });
});
