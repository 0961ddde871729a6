// @vitest-environment jsdom
import { File as FileWithStream } from 'node:buffer';
import { afterAll, expect, test } from 'vitest';
import { CallError } from '#client/transport.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { createDiagnosis, listDiagnoses } from '#areas/consultations/diagnoses/diagnosis.contract.ts';
import { importList } from '../runs/import.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

const csv = 'Code,Title\nX1,Common cold\nX2,\nX3,Cough that lasts\n';

/** The file of jsdom cannot be read piece by piece, as that of a browser can. */
function aFile(content: string | Uint8Array): File {
  return new FileWithStream([content], 'list.csv', { type: 'text/csv' }) as unknown as File;
}

type Screen = Awaited<ReturnType<typeof renderScreen>>;

async function importRows(screen: Screen, count: number): Promise<void> {
  await screen.user.click(await screen.findByRole('button', { name: `Check ${count} rows` }));
  await screen.user.click(await screen.findByRole('button', { name: `Import ${count} rows` }));
}

/** The counts are told at the end, and again in the list of earlier imports. */
async function told(screen: Screen, counts: string): Promise<void> {
  expect((await screen.findAllByText(counts))[0]).toBeVisible();
}

test('a file is read, its columns are found, and what became of its rows is told', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  await admin.call(createDiagnosis, { code: 'X1', title: 'Common cold' });
  const screen = await renderScreen(hospital, '/dashboard/import/diagnoses', { as: admin });
  const { user } = screen;
  await screen.findByRole('heading', { name: 'Import Diagnoses' });
  await user.upload(screen.getByLabelText('Choose a CSV or Excel file'), aFile(csv));
  expect(await screen.findByRole('combobox', { name: /^Title/ })).toHaveDisplayValue('Title');
  expect(screen.getByText('For example: Common cold, Cough that lasts')).toBeVisible();
  await importRows(screen, 3);
  await told(screen, '1 added, 0 changed, 1 already present, 1 refused');
  expect(screen.getByRole('button', { name: 'Download refused rows' })).toBeVisible();
  const { rows } = await admin.call(listDiagnoses, { search: 'cough' });
  expect(rows.map(({ code, title }) => [code, title])).toEqual([['X3', 'Cough that lasts']]);
});

test('rows that could not be stored are sent again, once', async () => {
  const hospital = await opened.aHospital();
  let isLost = true;
  const screen = await renderScreen(hospital, '/dashboard/import/diagnoses', {
    as: 'tenant_admin',
    through: (transport) => ({
      listen: (listener, person) => transport.listen(listener, person),
      send: (id, input, options) =>
        isLost && id === importList.id
          ? Promise.reject(new CallError('INTERNAL'))
          : transport.send(id, input, options),
    }),
  });
  const { user } = screen;
  await screen.findByRole('heading', { name: 'Import Diagnoses' });
  await user.upload(screen.getByLabelText('Choose a CSV or Excel file'), aFile(csv));
  await importRows(screen, 3);
  expect(await screen.findByText('The import has stopped')).toBeVisible();
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await told(screen, '2 added, 0 changed, 0 already present, 1 refused');
});

test('a file in another encoding is told and read by it', async () => {
  const hospital = await opened.aHospital();
  const screen = await renderScreen(hospital, '/dashboard/import/diagnoses', { as: 'tenant_admin' });
  await screen.findByRole('heading', { name: 'Import Diagnoses' });
  const latin = new Uint8Array([...new TextEncoder().encode('Code,Title\nX1,Coeliac'), 0xe9]);
  await screen.user.upload(screen.getByLabelText('Choose a CSV or Excel file'), aFile(latin));
  expect(await screen.findByText('This file cannot be read')).toBeVisible();
  await screen.user.click(screen.getByRole('button', { name: 'Read as Windows-1252' }));
  expect(await screen.findByText('For example: Coeliacé')).toBeVisible();
});

test('a row with more cells than headings is refused instead of stored in part', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const screen = await renderScreen(hospital, '/dashboard/import/diagnoses', { as: admin });
  await screen.findByRole('heading', { name: 'Import Diagnoses' });
  const file = aFile('Code,Title\nX1,Cough, dry\n');
  await screen.user.upload(screen.getByLabelText('Choose a CSV or Excel file'), file);
  await screen.user.click(await screen.findByRole('button', { name: 'Check 1 row' }));
  expect(await screen.findByText('Nothing of this file would be added or changed.')).toBeVisible();
  expect((await admin.call(listDiagnoses, { search: 'cough' })).rows).toEqual([]);
});
