// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CallError } from '#client/transport.ts';
import { addWhatJsdomLacks } from '#testing/screens/missing-in-jsdom.ts';
import { dismissFailures } from '#ui/feedback/notify.tsx';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import { useConfirmedWrite } from './use-confirmed-write.ts';

beforeEach(addWhatJsdomLacks);
afterEach(() => {
  cleanup();
  notifications.clean();
});

/** A button whose calls are refused with the errors given, one after the other, and then go through. */
function Collect({ refused }: { refused: CallError[] }) {
  const write = useConfirmedWrite({
    call: async (_specimen: { id: string }) => {
      const error = refused.shift();
      if (error) throw error;
    },
    done: () => 'Specimen collected',
    failed: () => 'Failed to collect specimen',
  });
  return <button onClick={() => void write.start({ id: '1' })}>Collect</button>;
}

async function collect(...refused: CallError[]) {
  render(
    <UiProvider>
      <Collect refused={refused} />
    </UiProvider>,
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Collect' }));
  await press();
  return press;
}

const wrongState = new CallError('WRONG_STATE', {});

test('a refusal that will be the same the next time says why, and does not offer to try again', async () => {
  await collect(wrongState);
  expect(await screen.findByText(/not possible at present/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('what may pass offers to try again, which does it', async () => {
  await collect(new CallError('UNREACHABLE', {}));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Specimen collected')).toBeVisible();
});

test('what was told of a failure goes when the same is done after all', async () => {
  const press = await collect(wrongState);
  await screen.findByText('Failed to collect specimen');
  await press();
  expect(await screen.findByText('Specimen collected')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Failed to collect specimen')).toBeNull());
});

test('a success takes the place of the one before', async () => {
  let count = 0;
  function Count() {
    const write = useConfirmedWrite({
      call: async () => (count += 1),
      done: () => `Specimen ${count} collected`,
      failed: () => 'Failed to collect specimen',
    });
    return <button onClick={() => void write.start({})}>Collect</button>;
  }
  render(
    <UiProvider>
      <Count />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Collect' }));
  await screen.findByText('Specimen 1 collected');
  await userEvent.click(screen.getByRole('button', { name: 'Collect' }));
  await screen.findByText('Specimen 2 collected');
  await waitFor(() => expect(screen.queryByText('Specimen 1 collected')).toBeNull());
});

test('what was told of a failure goes with the page', async () => {
  await collect(wrongState);
  await screen.findByText('Failed to collect specimen');
  dismissFailures();
  await waitFor(() => expect(screen.queryByText('Failed to collect specimen')).toBeNull());
});
