// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { addWhatJsdomLacks } from '#testing/screens/missing-in-jsdom.ts';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import { FormBody } from './form-body.tsx';
import { type DraftFormOptions, useDraftForm } from './use-draft-form.ts';

const schema = z.object({ name: z.string() });
type Options = DraftFormOptions<{ name: string }, { name: string }, string>;

function WardForm(given: Pick<Options, 'save' | 'onSaved'>) {
  const draft = useDraftForm<{ name: string }, { name: string }, string>({
    schema,
    initialValues: { name: '' },
    draftKey: 'ward.new',
    ...given,
  });
  return (
    <FormBody draft={draft} submitLabel="Save" onCancel={() => {}}>
      <input aria-label="Name" {...draft.form.getInputProps('name')} />
    </FormBody>
  );
}

function show(given: Pick<Options, 'save' | 'onSaved'>) {
  addWhatJsdomLacks();
  render(
    <UiProvider>
      <WardForm {...given} />
    </UiProvider>,
  );
  return userEvent.setup();
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('an error after the save never says that nothing was saved, and is told to the log of defects', async () => {
  const defects: unknown[] = [];
  const hear = (event: ErrorEvent) => {
    event.preventDefault();
    defects.push(event.error);
  };
  window.addEventListener('error', hear);
  onTestFinished(() => window.removeEventListener('error', hear));
  const defect = new Error('a defect of the page');
  const user = show({
    save: async () => 'stored',
    onSaved() {
      throw defect;
    },
  });
  await user.type(screen.getByLabelText('Name'), 'Ward 7');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/This is saved/)).toBeVisible();
  expect(screen.queryByText('Not saved')).toBeNull();
  expect(screen.queryByText(/Nothing was saved/)).toBeNull();
  expect(defects).toEqual([defect]);
  // Nothing of it is kept as a draft that could be saved once more.
  expect(sessionStorage).toHaveLength(0);
});

test('a save whose answer came too late is not said to have failed', async () => {
  const user = show({
    async save() {
      throw Object.assign(new Error('no answer'), { code: 'TIMED_OUT' });
    },
  });
  await user.type(screen.getByLabelText('Name'), 'Ward 7');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Perhaps saved')).toBeVisible();
  expect(screen.getByText(/not known whether this was saved/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a failed save keeps what was typed, says so, and is tried again under the same key', async () => {
  const keys: string[] = [];
  const saved: string[] = [];
  const user = show({
    async save({ name }, key) {
      keys.push(key);
      if (keys.length === 1) throw new Error('lost on the way');
      return name;
    },
    onSaved: (name) => void saved.push(name),
  });
  await user.type(screen.getByLabelText('Name'), 'Ward 7');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Nothing was saved/)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Ward 7');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => saved).toEqual(['Ward 7']);
  expect(keys[1]).toBe(keys[0]);
});

describe('work that is on its way for a field', () => {
  function FileForm({ save, work }: { save: Options['save']; work: Promise<string> }) {
    const draft = useDraftForm<{ name: string }, { name: string }, string>({
      schema,
      initialValues: { name: '' },
      draftKey: 'ward.file',
      save,
    });
    async function take() {
      try {
        draft.form.setFieldValue('name', await work);
        return true;
      } catch {
        return false;
      }
    }
    return (
      <FormBody draft={draft} submitLabel="Save" onCancel={() => {}}>
        <button type="button" data-path="name" onClick={() => draft.waitFor('name', take())}>
          Take
        </button>
      </FormBody>
    );
  }

  async function press(work: Promise<string>) {
    const saved: string[] = [];
    addWhatJsdomLacks();
    const save: Options['save'] = async ({ name }) => {
      saved.push(name);
      return 'stored';
    };
    render(
      <UiProvider>
        <FileForm save={save} work={work} />
      </UiProvider>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Take' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return saved;
  }

  test('is waited for, and what it brings is saved with the rest', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const saved = await press(promise);
    expect(saved).toEqual([]);
    resolve('receipt');
    await waitFor(() => expect(saved).toEqual(['receipt']));
  });

  test('lets nothing be saved when it fails, and the field has the focus', async () => {
    const { promise, reject } = Promise.withResolvers<string>();
    const saved = await press(promise);
    reject(new Error('no network'));
    expect(await screen.findByText('Some fields need your attention.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take' })).toHaveFocus();
    expect(saved).toEqual([]);
  });
});
