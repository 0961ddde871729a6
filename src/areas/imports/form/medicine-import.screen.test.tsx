// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { listMedicines } from '#areas/pharmacy/medicines/medicine.contract.ts';

const address = '/dashboard/import/medicines';

/** The files of jsdom cannot be read as streams, which those of browsers can. */
function csvFile(lines: readonly string[]): File {
  const text = lines.join('\n');
  const file = new File([text], 'medicines.csv', { type: 'text/csv' });
  return Object.assign(file, { stream: () => new Response(text).body });
}

describe('the screen of the import of medicines', () => {
  const opened = openTestSystem();
  let hospital: Hospital;

  beforeAll(async () => {
    hospital = await opened.aHospital();
  });
  afterAll(() => opened.close());

  test('columns are found by their headings or chosen, and what became of the rows is told', async () => {
    const screen = await renderScreen(hospital, address, { as: 'tenant_admin' });
    const file = csvFile([
      'Brand Name,Generic,Strength,Dosage Form,Group of it,Unit Price,Shelf',
      'Importol,Paracetamol,500 mg,Tablet,Pain,1.20,A1',
      'Brokenol,Paracetamol,500 mg,Tablet,Pain,cheap,A2',
    ]);
    await screen.user.upload(await screen.findByLabelText('Choose a CSV or Excel file'), file);
    expect(await screen.findByRole('combobox', { name: /^Generic name/ })).toHaveValue('1');
    const start = screen.getByRole('button', { name: 'Check 2 rows' });
    await screen.user.click(start);
    expect(screen.getByRole('alert')).toHaveTextContent('Say first what is marked above.');
    await screen.user.selectOptions(screen.getByRole('combobox', { name: /^Category/ }), 'Group of it');
    await screen.user.selectOptions(
      screen.getByRole('combobox', { name: /of every row$/ }),
      'Add it as another',
    );
    expect(screen.getByText('Columns that are not imported: Shelf.')).toBeVisible();
    await screen.user.click(start);
    expect(await screen.findByRole('cell', { name: /^Price: / })).toBeVisible();
    await screen.user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
    expect((await screen.findAllByText('1 added, 0 changed, 0 already present, 1 refused'))[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download refused rows' })).toBeVisible();
    const admin = await hospital.as('tenant_admin');
    expect((await admin.call(listMedicines, {})).rows).toMatchObject([
      { name: 'Importol', category: 'Pain' },
    ]);
  });

  test('a doctor, who does not keep the catalogue, is refused at its address', async () => {
    const screen = await renderScreen(hospital, address, { as: 'doctor' });
    expect(await screen.findByText('Access Denied')).toBeVisible();
  });
});
