// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { useForm } from '@mantine/form';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '@testing-library/jest-dom/vitest';
import { addWhatJsdomLacks } from '#testing/screens/missing-in-jsdom.ts';
import { SteadyPart } from './steady-part.tsx';

afterEach(cleanup);

/** How often each part was drawn. */
const drawn = { name: 0, lines: 0 };

function note(part: keyof typeof drawn): void {
  drawn[part] += 1;
}

function TwoParts() {
  const form = useForm({ initialValues: { name: '', lines: [{ text: 'first' }] } });
  return (
    <>
      <SteadyPart form={form} fields={['name']}>
        {() => {
          note('name');
          return <input aria-label="Name" {...form.getInputProps('name')} />;
        }}
      </SteadyPart>
      <SteadyPart form={form} fields={['lines']}>
        {() => {
          note('lines');
          return (
            <>
              <input aria-label="Line" {...form.getInputProps('lines.0.text')} />
              <p>{form.errors['lines.0.text']}</p>
            </>
          );
        }}
      </SteadyPart>
      <button type="button" onClick={() => form.setErrors({ 'lines.0.text': 'Too short' })}>
        Refuse
      </button>
    </>
  );
}

test('a part is drawn anew for its own values and errors alone, and loses nothing that is typed elsewhere', async () => {
  addWhatJsdomLacks();
  const user = userEvent.setup();
  render(
    <MantineProvider>
      <TwoParts />
    </MantineProvider>,
  );
  const before = { ...drawn };
  await user.type(screen.getByLabelText('Name'), 'Amina');
  expect(drawn.lines).toBe(before.lines);
  expect(drawn.name).toBeGreaterThanOrEqual(before.name + 5);
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.getByText('Too short')).toBeVisible();
  await user.type(screen.getByLabelText('Line'), ' line');
  expect(screen.queryByText('Too short')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Line')).toHaveValue('first line');
  expect(screen.getByLabelText('Name')).toHaveValue('Amina');
});
