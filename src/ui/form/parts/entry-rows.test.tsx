// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, expect, test } from 'vitest';
import { EntryRow, EntryRows } from './entry-rows.tsx';

afterEach(cleanup);

test('Enter and the arrows go to the same field of the next row, and Enter in the last one submits', async () => {
  let submitted = 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    submitted += 1;
  };
  render(
    <form onSubmit={submit}>
      <EntryRows>
        {['Sodium', 'Potassium'].map((name) => (
          <EntryRow key={name}>
            <input aria-label={name} />
            <input aria-label={`Note of ${name}`} />
          </EntryRow>
        ))}
      </EntryRows>
      <button type="submit">Save</button>
    </form>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Sodium'), '140{Enter}4.1');
  expect(screen.getByLabelText('Potassium')).toHaveProperty('value', '4.1');
  await user.keyboard('{ArrowUp}');
  expect(screen.getByLabelText('Sodium')).toBe(document.activeElement);
  await user.click(screen.getByLabelText('Note of Sodium'));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByLabelText('Note of Potassium')).toBe(document.activeElement);
  expect(submitted).toBe(0);
  await user.keyboard('{Enter}');
  expect(submitted).toBe(1);
});

test('rows that go on take Enter to the top of the next column, after the last one to the button, and send nothing', async () => {
  let submitted = 0;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted += 1;
      }}
    >
      <EntryRows goesOn>
        {['Amina', 'Karim'].map((name) => (
          <EntryRow key={name}>
            <input aria-label={`Pulse of ${name}`} />
            <input aria-label={`Temperature of ${name}`} />
          </EntryRow>
        ))}
      </EntryRows>
      <button type="submit">Record</button>
    </form>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Pulse of Karim'), '80{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Temperature of Amina'));
  await user.keyboard('{Enter}{Enter}');
  expect(document.activeElement).toBe(screen.getByText('Record'));
  expect(submitted).toBe(0);
});
