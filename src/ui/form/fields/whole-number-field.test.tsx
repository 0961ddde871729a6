// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { addWhatJsdomLacks } from '#testing/screens/missing-in-jsdom.ts';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import { WholeNumberField } from './whole-number-field.tsx';

afterEach(cleanup);

function Held() {
  const [value, setValue] = useState<number | string>(15);
  return (
    <>
      <WholeNumberField label="Minutes" value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

test('a number typed in Bengali digits is a number, and what is none stays as it was typed', async () => {
  addWhatJsdomLacks();
  render(
    <UiProvider>
      <Held />
    </UiProvider>,
  );
  const user = userEvent.setup();
  const field = screen.getByLabelText('Minutes');
  await user.clear(field);
  await user.type(field, '৩০');
  expect(screen.getByRole('status')).toHaveTextContent('30');
  await user.type(field, 'x');
  expect(screen.getByRole('status')).toHaveTextContent('"30x"');
  expect(field).toHaveValue('30x');
});
