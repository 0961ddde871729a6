// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { addWhatJsdomLacks } from '#testing/screens/missing-in-jsdom.ts';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import { Drawer } from './drawer.tsx';
import { Modal } from './modal.tsx';

afterEach(cleanup);

function Layers() {
  const [open, setOpen] = useState(['order', 'form', 'preview']);
  const close = (one: string) => () => setOpen((all) => all.filter((other) => other !== one));
  return (
    <>
      <Drawer opened={open.includes('order')} onClose={close('order')} title="Order" />
      <Modal opened={open.includes('form')} onClose={close('form')} title="Form" />
      <Modal opened={open.includes('preview')} onClose={close('preview')} title="Preview" />
    </>
  );
}

test('each Escape closes the topmost layer alone: a preview, the form, the drawer', async () => {
  addWhatJsdomLacks();
  render(
    <UiProvider>
      <Layers />
    </UiProvider>,
  );
  const user = userEvent.setup();
  const shown = () => screen.queryAllByRole('dialog').map((one) => one.textContent);
  const escape = () => user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Preview' });
  expect(shown()).toHaveLength(3);
  await escape();
  await expect.poll(shown).toHaveLength(2);
  await escape();
  await expect.poll(shown).toEqual([expect.stringContaining('Order')]);
  await escape();
  await expect.poll(shown).toEqual([]);
});

test('the next Escape is heard in the moment in which a layer goes', async () => {
  addWhatJsdomLacks();
  render(
    <UiProvider>
      <Layers />
    </UiProvider>,
  );
  const shown = () => screen.queryAllByRole('dialog').map((one) => one.textContent);
  await screen.findByRole('dialog', { name: 'Preview' });
  // Sent in one go: nothing is drawn, and no timer runs, between the three.
  for (const _ of [1, 2, 3]) act(() => void fireEvent.keyDown(document.body, { key: 'Escape' }));
  await expect.poll(shown).toEqual([]);
});

test('a dialog gives the focus back to what opened it, and never to what lies behind another', async () => {
  addWhatJsdomLacks();
  function Page() {
    const [open, setOpen] = useState<string[]>([]);
    const close = (one: string) => () => setOpen((all) => all.filter((other) => other !== one));
    return (
      <>
        <button onClick={() => setOpen(['order'])}>Order</button>
        <Modal opened={open.includes('order')} onClose={close('order')} title="Order">
          {!open.includes('form') && <button onClick={() => setOpen(['order', 'form'])}>Form</button>}
        </Modal>
        <Modal opened={open.includes('form')} onClose={close('form')} title="Form" />
      </>
    );
  }
  render(
    <UiProvider>
      <Page />
    </UiProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Order' }));
  await user.click(await screen.findByRole('button', { name: 'Form' }));
  await screen.findByRole('dialog', { name: 'Form' });
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryAllByRole('dialog')).toHaveLength(1);
  const order = screen.getByRole('dialog', { name: 'Order' });
  await expect.poll(() => order.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Order');
});

test('every dialog of the program knows whether something lies over it', () => {
  const source = join(import.meta.dirname, '../..');
  const unaware = globSync('**/*.tsx', { cwd: source }).filter((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    const isOfMantine = /import \{[^}]*\b(Modal|Drawer)\b[^}]*\} from '@mantine\/core'/.test(text);
    return isOfMantine && !text.includes('useLayer');
  });
  expect(unaware).toEqual([]);
});
