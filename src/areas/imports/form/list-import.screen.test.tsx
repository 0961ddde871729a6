// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listBeds } from '#areas/inpatient/beds/bed.contract.ts';
import { listServices } from '#areas/billing/services/service.contract.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';

/** The files of jsdom cannot be read as streams, which those of browsers can. */
function aFile(lines: readonly string[]): File {
  const text = lines.join('\n');
  const file = new File([text], 'list.csv', { type: 'text/csv' });
  return Object.assign(file, { stream: () => new Response(text).body });
}

describe('the screen of an import', () => {
  const opened = openTestSystem();
  let hospital: Hospital;

  beforeAll(async () => {
    hospital = await opened.aHospital();
  });
  afterAll(() => opened.close());

  test('a word that nobody can know is asked once for the file', async () => {
    const screen = await renderScreen(hospital, '/dashboard/import/beds', { as: 'tenant_admin' });
    const file = aFile([
      'Ward,Type of ward,Bed No,Bed type',
      'West,Medicine,W-1,Hammock',
      'West,Medicine,W-2,Cabin',
    ]);
    await screen.user.upload(await screen.findByLabelText('Choose a CSV or Excel file'), file);
    const check = await screen.findByRole('button', { name: 'Check 2 rows' });
    expect(screen.getByRole('combobox', { name: 'What Cabin means for Type of bed' })).toHaveValue('private');
    await screen.user.click(check);
    expect(screen.getByRole('alert')).toHaveTextContent('Say first what is marked above.');
    const asked = screen.getByRole('combobox', { name: 'What Hammock means for Type of bed' });
    await screen.user.selectOptions(asked, 'Standard');
    await screen.user.click(check);
    await screen.user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
    expect(await screen.findByText('2 added, 0 changed, 0 already present, 0 refused')).toBeVisible();
    const { rows } = await (await hospital.as('tenant_admin')).call(listBeds, { search: 'west' });
    expect(rows.map(({ bedNumber, bedType, wardType }) => [bedNumber, bedType, wardType])).toEqual([
      ['W-1', 'standard', 'general'],
      ['W-2', 'private', 'general'],
    ]);
  });

  test('a list without headings, and one value for a column that it lacks', async () => {
    const screen = await renderScreen(hospital, '/dashboard/import/services', { as: 'tenant_admin' });
    const file = aFile(['Headless X-ray,450', 'Headless ECG,300']);
    await screen.user.upload(await screen.findByLabelText('Choose a CSV or Excel file'), file);
    expect(await screen.findByRole('combobox', { name: 'Where the headings are' })).toHaveValue('0');
    await screen.user.selectOptions(screen.getByRole('combobox', { name: /^Name/ }), 'Column 1');
    await screen.user.selectOptions(screen.getByRole('combobox', { name: /^Price/ }), 'Column 2');
    await screen.user.selectOptions(
      screen.getByRole('combobox', { name: /^Category/ }),
      'The same for every row',
    );
    await screen.user.type(screen.getByRole('textbox', { name: 'Category of every row' }), 'Imaging');
    await screen.user.click(screen.getByRole('button', { name: 'Check 2 rows' }));
    await screen.user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
    expect(await screen.findByText('2 added, 0 changed, 0 already present, 0 refused')).toBeVisible();
    const { rows } = await (await hospital.as('tenant_admin')).call(listServices, { category: 'Imaging' });
    expect(rows.map(({ name, priceMinor }) => [name, priceMinor])).toEqual([
      ['Headless ECG', 30_000],
      ['Headless X-ray', 45_000],
    ]);
  });

  test('who may not fill a list is refused at its address', async () => {
    const screen = await renderScreen(hospital, '/dashboard/import/people', { as: 'nurse' });
    expect(await screen.findByText('Access Denied')).toBeVisible();
  });
});
