// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';

describe('the export of all data on the settings screen', () => {
  const opened = openTestSystem();
  afterAll(() => {
    vi.unstubAllGlobals();
    return opened.close();
  });

  test('an administrator asks for it, and downloads it once it is ready', async () => {
    const kept = vi.fn<(file: Blob) => string>(() => 'blob:archive');
    const revokeObjectURL = () => undefined;
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: kept, revokeObjectURL }));
    const hospital = await opened.aHospital();
    const screen = await renderScreen(hospital, '/dashboard/settings', { as: 'tenant_admin' });
    await screen.user.click(await screen.findByRole('button', { name: 'Export All Data' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Export all data?' }));
    await screen.user.click(asked.getByRole('button', { name: 'Export All Data' }));
    const download = await screen.findByRole(
      'button',
      { name: 'Download' },
      { timeout: 90_000, interval: 500 },
    );
    await screen.user.click(download);
    await expect.poll(() => kept.mock.calls.length).toBe(1);
    expect(kept.mock.calls[0]![0].size).toBeGreaterThan(1000);
  });
});
