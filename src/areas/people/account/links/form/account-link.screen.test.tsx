// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CallError, type Transport } from '#client/transport.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aColleague } from '../../../people.fixture.ts';
import { inviteUser } from '../../../users/links/user-link.contract.ts';
import { createUser, removeUser, type User } from '../../../users/user.contract.ts';

describe('the page of a link', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  async function anInvitation(): Promise<{ user: User; token: string }> {
    const user = await admin.call(createUser, aColleague());
    const { token } = await admin.call(inviteUser, { userId: user.id });
    return { user, token: token! };
  }

  /** Opens an address and notes which calls the page makes. */
  async function openAddress(address: string) {
    const asked: string[] = [];
    const through = (transport: Transport): Transport => ({
      ...transport,
      send: (id, input, options) => {
        asked.push(id);
        return transport.send(id, input, options);
      },
    });
    return { screen: await renderScreen(hospital, address, { as: admin, through }), asked };
  }

  test('greets by name, and keeps the secret in the fragment until it is used', async () => {
    const { user, token } = await anInvitation();
    const { screen } = await openAddress(`/invitation#${token}`);
    expect(await screen.findByText(new RegExp(`Hello ${user.firstName}`))).toBeVisible();
    expect(window.location.hash).toBe(`#${token}`);
    expect(screen.address()).toBe('/invitation');
  });

  test('a refused link is told in plain words and leaves the address', async () => {
    const { user, token } = await anInvitation();
    await admin.call(removeUser, { userId: user.id, version: 1 });
    const { screen } = await openAddress(`/invitation#${token}`);
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(screen.getByText(/expired, was withdrawn/)).toBeVisible();
    await expect.poll(() => window.location.href).not.toContain('#');
  });

  test('an address with the secret in its path opens nothing, asks nothing and loses the secret', async () => {
    const { token } = await anInvitation();
    const { screen, asked } = await openAddress(`/invitation/${token}`);
    await expect.poll(() => window.location.pathname).toBe('/invitation');
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(asked.filter((id) => id.startsWith('accountLinks.'))).toEqual([]);
    expect(window.location.href).not.toContain(token);
  });

  test('an address without a secret asks nothing', async () => {
    const { screen, asked } = await openAddress('/password-reset');
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(asked.filter((id) => id.startsWith('accountLinks.'))).toEqual([]);
  });

  test('another link opened in the same tab is shown in its place', async () => {
    const [first, second] = [await anInvitation(), await anInvitation()];
    const { screen } = await openAddress(`/invitation#${first.token}`);
    expect(await screen.findByText(new RegExp(`Hello ${first.user.firstName}`))).toBeVisible();
    window.location.hash = second.token;
    expect(await screen.findByText(new RegExp(`Hello ${second.user.firstName}`))).toBeVisible();
  });

  test('a link that was withdrawn while its form was open keeps what was typed and says why', async () => {
    const { user, token } = await anInvitation();
    const { screen } = await openAddress(`/invitation#${token}`);
    await screen.user.type(await screen.findByLabelText(/^Password/), 'seven green boats');
    await screen.user.type(screen.getByLabelText(/^Repeat the password/), 'seven green boats');
    await admin.call(inviteUser, { userId: user.id });
    await screen.user.click(screen.getByRole('button', { name: 'Set password and sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('was withdrawn');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('seven green boats');
  });

  test('a lost call can be tried again, with the secret still there', async () => {
    const { user, token } = await anInvitation();
    let isAway = true;
    const through = (transport: Transport): Transport => ({
      ...transport,
      send: (id, input, options) =>
        isAway && id === 'accountLinks.read'
          ? Promise.reject(new CallError('DATABASE_AWAY', {}))
          : transport.send(id, input, options),
    });
    const screen = await renderScreen(hospital, `/invitation#${token}`, { as: admin, through });
    const again = await screen.findByRole('button', { name: 'Try Again' });
    isAway = false;
    await screen.user.click(again);
    expect(await screen.findByText(new RegExp(`Hello ${user.firstName}`))).toBeVisible();
  });
});
