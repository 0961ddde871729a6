// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { useForm } from '@mantine/form';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '@testing-library/jest-dom/vitest';
import { addWhatJsdomLacks } from '#testing/screens/missing-in-jsdom.ts';
import { FoldedPart } from './folded-part.tsx';

afterEach(cleanup);

function Insurance({ stored = '' }: { stored?: string }) {
  const form = useForm({ initialValues: { provider: stored, number: '' } });
  return (
    <>
      <FoldedPart title="Insurance" form={form} fields={['provider', 'number']}>
        <input aria-label="Provider" {...form.getInputProps('provider')} />
        <input aria-label="Number" {...form.getInputProps('number')} />
      </FoldedPart>
      <button type="button" onClick={() => form.setErrors({ number: 'Too long' })}>
        Refuse
      </button>
    </>
  );
}

function show(stored?: string) {
  addWhatJsdomLacks();
  render(
    <MantineProvider>
      <Insurance {...(stored !== undefined && { stored })} />
    </MantineProvider>,
  );
  return { user: userEvent.setup(), heading: screen.getByRole('button', { name: /^Insurance/ }) };
}

test('a part without a value is folded, opens by keyboard, and tells how many fields are filled', async () => {
  const { user, heading } = show();
  expect(screen.getByLabelText('Provider')).not.toBeVisible();
  expect(heading).toHaveAttribute('aria-expanded', 'false');
  heading.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Provider')).toBeVisible();
  await user.type(screen.getByLabelText('Provider'), 'Green Delta');
  expect(heading).toHaveTextContent('1 filled');
  await user.click(heading);
  expect(screen.getByLabelText('Provider')).not.toBeVisible();
  expect(heading).toHaveTextContent('1 filled');
});

test('a part opens by itself when it holds a value, and when one of its fields is refused', async () => {
  const { user, heading } = show('Green Delta');
  expect(screen.getByLabelText('Number')).toBeVisible();
  await user.click(heading);
  expect(screen.getByLabelText('Number')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.getByLabelText('Number')).toBeVisible();
});
