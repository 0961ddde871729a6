// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hospital, openTestSystem } from '../hospital.ts';
import { renderPiece, type Screen } from '../screens/render-screen.tsx';
import { aPlatform } from '../staff/platform.ts';
import { type Offered, type OfferedRecords, offeredRecords } from './offered-records.ts';
import { filesThatListenToPicks, pickerFiles } from './picker-sources.ts';
import { knownLists, type PickerRow, pickerTable } from './picker-table.tsx';

const opened = openTestSystem();
let hospital: Hospital;
let records: OfferedRecords;

beforeAll(async () => {
  hospital = await opened.aHospital();
  records = await offeredRecords(opened, hospital, await opened.aHospital());
});
afterAll(() => opened.close());

/** Shows a picker as a form does, and the id that the form would store. */
function Held({ row }: { row: PickerRow }) {
  const [held, setHeld] = useState({ text: '', ids: [] as string[] });
  const [id = ''] = held.ids;
  return (
    <>
      {row.show(
        {
          label: 'Picked',
          text: held.text,
          id,
          ids: held.ids,
          write: (text, written) => setHeld({ text, ids: written ? [written] : [] }),
          pick: (picked) => setHeld({ text: '', ids: picked ? [picked] : [] }),
          // The last one alone, so that each can be picked again.
          pickAll: (ids) => setHeld({ text: '', ids: ids.slice(-1) }),
        },
        records,
      )}
      <output data-testid="held">{held.ids.at(-1)}</output>
    </>
  );
}

async function write(user: Screen['user'], text: string): Promise<HTMLElement> {
  const field = screen.getByRole('combobox');
  await user.clear(field);
  await user.type(field, text);
  return field;
}

/** The only option there is. */
async function offered(): Promise<HTMLElement> {
  return waitFor(() => {
    const options = screen.queryAllByRole('option', { hidden: true });
    expect(options).toHaveLength(1);
    return options[0]!;
  });
}

const ways: Record<string, (user: Screen['user'], { text }: Offered) => Promise<void>> = {
  async press(user, { text }) {
    await write(user, text);
    await user.click(await offered());
  },
  async arrow(user, { text }) {
    await write(user, text);
    await offered();
    await user.keyboard('{ArrowDown}{Enter}');
  },
  /** At once, as a scanner does, and on to the next field before anything is found. */
  async enter(user, { text }) {
    await write(user, text);
    await user.keyboard('{Enter}');
    await user.tab();
  },
  async finger(user, { text }) {
    await write(user, text);
    await user.pointer({ keys: '[TouchA]', target: await offered() });
  },
};

describe('what is picked is what is stored', () => {
  test.each(pickerTable)(
    '$name: by a press, by arrow and Enter, by Enter at once, by a finger',
    async (row) => {
      const as = row.isOfPlatform ? (await aPlatform(opened)).operator : 'tenant_admin';
      const { user } = await renderPiece(hospital, <Held row={row} />, { as });
      await screen.findByRole('combobox');
      const [one, other] = row.offered(records);
      for (const [target, way] of [
        [one, ways['press']!],
        [other, ways['arrow']!],
        [one, ways['enter']!],
        [other, ways['finger']!],
      ] as const) {
        await way(user, target);
        await waitFor(() => expect(screen.getByTestId('held')).toHaveTextContent(target.id));
      }
    },
  );
});

test('every picker of the program is in the table, found from the sources', () => {
  const found = [...pickerFiles()];
  const searching = found.filter(([, kinds]) => kinds.some((kind) => kind !== 'list')).map(([file]) => file);
  expect(searching).toEqual([...new Set(pickerTable.map(({ file }) => file))].toSorted());
  const lists = found.filter(([, kinds]) => kinds.includes('list')).map(([file]) => file);
  expect(lists).toEqual(knownLists.toSorted());
});

test('no field listens to a pick apart from the text that it writes', () => {
  expect(filesThatListenToPicks()).toEqual([]);
});
