// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { openRowMenu } from '#testing/screens/row-menu.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { sampleApplications } from '../../samples/applications.samples.ts';
import { seedApplications } from '../../samples/applications.seed.ts';
import { listSubmissions, readSubmission } from '../kyc.contract.ts';

const path = '/dashboard/super-admin/kyc';

describe('the list of applications and their review', () => {
  const opened = openTestSystem();
  let operator: Caller;
  let tenantId: string;
  let hospital: Hospital;

  beforeAll(async () => {
    ({ operator, tenantId } = await aPlatform(opened));
    hospital = await opened.aHospital();
  });
  afterAll(() => opened.close());

  /** A new pair of the samples: one that waits, and one that was rejected. */
  async function theNewest(status: 'open' | 'rejected') {
    const { user } = await operator.call(currentSession, {});
    const platform = { tenantId, operatorId: user.id, now: opened.clock.now() };
    await opened.database.inTenant(tenantId, 'write', (db) => seedApplications(db, platform));
    const { organizationName: search } = sampleApplications.find((one) =>
      status === 'rejected' ? one.rejected : !one.rejected,
    )!;
    const { rows } = await operator.call(listSubmissions, { search, status });
    return rows[0]!;
  }

  const open = (address: string) => renderScreen(hospital, address, { as: operator });

  test('a pending row offers Approve and Reject, which begin on the page with its documents', async () => {
    const { id, number } = await theNewest('open');
    const screen = await open(`${path}?q=${number}`);
    expect(await screen.findByRole('link', { name: /^Review:/ })).toBeVisible();
    const { item } = await openRowMenu();
    expect(item(/^Reject/)).toHaveAttribute('href', `${path}/${id}?decide=reject`);
    await screen.user.click(item(/^Approve/)!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve KYC' }));
    expect(screen.address()).toBe(`${path}/${id}?decide=approve`);
    await screen.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Submitted Documents' })).toBeVisible();
    expect(screen.address()).toBe(`${path}/${id}`);
  });

  test('a row that is decided offers neither, and its address begins nothing', async () => {
    const { id: applicationId, number } = await theNewest('rejected');
    const screen = await open(`${path}?status=rejected&q=${number}`);
    expect(await screen.findByRole('link', { name: /^View:/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^More/ })).toBeNull();
    const review = await open(`${path}/${applicationId}?decide=reject`);
    expect(await review.findByRole('button', { name: 'Reopen' })).toBeVisible();
    expect(review.queryByRole('dialog')).toBeNull();
    expect(review.queryByRole('textbox', { name: 'Review Notes' })).toBeNull();
  });

  test('what is written beside the documents is kept, and the decision takes it along', async () => {
    const { id: applicationId, organizationName } = await theNewest('open');
    const screen = await open(`${path}/${applicationId}`);
    const theNotes = () => screen.findByRole('textbox', { name: 'Review Notes' });
    await screen.user.type(await theNotes(), 'Another name');
    await screen.user.click(screen.getByRole('link', { name: 'Back to KYC' }));
    await screen.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.user.click((await screen.findAllByRole('link', { name: organizationName }))[0]!);
    expect(await theNotes()).toHaveValue('Another name');

    await screen.user.click(screen.getByRole('button', { name: 'Approve KYC' }));
    const approving = within(await screen.findByRole('dialog', { name: 'Approve KYC' }));
    expect(approving.getByLabelText('Review Notes')).toHaveValue('Another name');
    await screen.user.click(approving.getByRole('button', { name: 'Cancel' }));
    await screen.user.type(await theNotes(), '.');

    await screen.user.click(screen.getByRole('button', { name: 'Reject KYC' }));
    const rejecting = within(await screen.findByRole('dialog', { name: 'Reject KYC' }));
    expect(rejecting.getByLabelText(/^Review Notes/)).toHaveValue('Another name.');
    await screen.user.click(rejecting.getByRole('button', { name: 'Reject KYC' }));
    expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Review Notes' })).toBeNull();
    expect(await operator.call(readSubmission, { applicationId })).toMatchObject({
      status: 'rejected',
      reviewNotes: 'Another name.',
    });
  });
});
