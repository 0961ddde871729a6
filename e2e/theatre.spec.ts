// areas: surgery, laboratory, patients
import { expect } from '@playwright/test';
import { signInAs, test } from './hospital.ts';
import { aConfirmedCase } from './theatre-records.ts';

test('the checklist blocks the start until it is filled; the note is signed and the chart completed @host', async ({
  page,
}) => {
  await signInAs(page, 'Tenant Admin');
  const { id: caseId, caseNumber } = await aConfirmedCase(page);
  const open = (part: string) => signInAs(page, 'Tenant Admin', `/dashboard/surgery/cases/${caseId}${part}`);
  await open('');
  await page.getByRole('button', { name: 'Start Surgery' }).click();
  const question = page.getByRole('dialog', { name: 'Start surgery', exact: true });
  await question.getByRole('button', { name: 'Start Surgery' }).click();
  await expect(page.getByText('The safety checklist is not complete.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('tab', { name: 'Safety Checklist' }).click();
  await expect(page.getByText('Cannot proceed')).toBeVisible();
  for (const phase of ['Sign In', 'Time Out']) {
    const group = page.getByRole('heading', { name: phase, exact: true }).locator('..');
    // Those of a phase are there once the server knows that the one before it is complete.
    await expect(group.getByRole('checkbox').first()).toBeVisible();
    for (const item of await group.getByRole('checkbox').all()) {
      await item.click();
      await expect(item).toBeChecked();
    }
  }
  await page.getByRole('button', { name: 'Start Surgery' }).click();
  await question.getByRole('button', { name: 'Start Surgery' }).click();
  await question.getByRole('checkbox', { name: /different day than planned/ }).click();
  await question.getByRole('button', { name: 'Start Surgery' }).click();
  await expect(page.getByText(`${caseNumber} started`)).toBeVisible();

  await page.getByRole('tab', { name: 'Anesthesia Records' }).click();
  await page.getByRole('button', { name: 'New Record' }).click();
  await page.getByRole('button', { name: 'Create Record' }).click();
  await page.getByRole('link', { name: caseNumber }).click();
  await page.getByRole('button', { name: 'Start anesthesia' }).click();
  await page
    .getByRole('dialog', { name: 'Start anesthesia' })
    .getByRole('button', { name: 'Start anesthesia' })
    .click();
  await page.getByRole('textbox', { name: 'Heart rate (/min)' }).fill('70');
  await page.getByRole('button', { name: 'Record vital signs' }).click();
  await expect(page.getByText('Vital signs recorded')).toBeVisible();
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  const ending = page.getByRole('dialog', { name: 'Complete anesthesia' });
  await ending
    .getByRole('textbox', { name: 'Reason for leaving recovery below 9' })
    .fill('To intensive care');
  await ending.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Anesthesia record completed')).toBeVisible();

  await open('?part=notes');
  await page.getByRole('button', { name: 'New Note' }).click();
  const form = page.getByRole('dialog', { name: 'Create Operative Note' });
  await expect(form.getByRole('textbox', { name: 'Procedure performed' })).toHaveValue('Appendicectomy');
  await form.getByRole('textbox', { name: 'Procedure details' }).fill('Removed through three ports.');
  await expect(form.getByText('Not counted yet')).toBeVisible();
  await form.getByRole('button', { name: 'Create Note' }).click();
  await page.getByRole('table').getByRole('link', { name: caseNumber }).first().click();
  await page.getByRole('button', { name: 'Transcribed' }).click();
  await expect(page.getByText('Note transcribed, waiting for signature')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Note' })).toBeVisible();
});

test('an emergency starts over the open checklist and stands in the list of overrides @host', async ({
  page,
}) => {
  await signInAs(page, 'Tenant Admin');
  const { id: caseId, caseNumber } = await aConfirmedCase(page);
  await signInAs(page, 'Tenant Admin', `/dashboard/surgery/cases/${caseId}?part=checklist`);
  const emergency = 'Start without complete checklist (emergency)';
  await page.getByRole('button', { name: emergency }).click();
  const form = page.getByRole('dialog', { name: 'Start without complete checklist' });
  await form.getByRole('textbox', { name: 'Reason for the emergency' }).fill('Bleeding that cannot wait');
  await form.getByRole('button', { name: emergency }).click();
  await form.getByRole('checkbox', { name: /different day than planned/ }).click();
  await form.getByRole('button', { name: emergency }).click();
  await expect(page.getByText(/started without the complete checklist/)).toBeVisible();
  await signInAs(page, 'Tenant Admin', '/dashboard/surgery/overrides');
  await expect(page.getByRole('row').filter({ hasText: caseNumber })).toContainText(
    'Bleeding that cannot wait',
  );
});
