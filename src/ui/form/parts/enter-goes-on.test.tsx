// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import '#testing/screens/missing-in-jsdom.ts';
import { EnterGoesOn, keysAttribute } from './enter-goes-on.tsx';

afterEach(cleanup);

function Keys() {
  const [chosen, setChosen] = useState('');
  return (
    <fieldset {...keysAttribute}>
      {['Air', 'Oxygen'].map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === name}
          onClick={() => setChosen(chosen === name ? '' : name)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

test('Enter goes from field to field and through keys, never back on a chosen one, and never sends the form', async () => {
  let submitted = 0;
  render(
    <MantineProvider>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted += 1;
        }}
      >
        <EnterGoesOn>
          <input aria-label="Breathing" />
          <Keys />
          <div style={{ display: 'none' }}>
            <input aria-label="Folded away" />
          </div>
          <input aria-label="Pulse" defaultValue="80" />
        </EnterGoesOn>
        <button type="submit">Record</button>
      </form>
    </MantineProvider>,
  );
  const user = userEvent.setup();
  const air = screen.getByText('Air');
  await user.type(screen.getByLabelText('Breathing'), '18{Enter}');
  expect(document.activeElement).toBe(air);
  await user.keyboard('{Enter}');
  expect(air.getAttribute('aria-pressed')).toBe('true');
  const pulse = screen.getByLabelText('Pulse');
  expect(document.activeElement).toBe(pulse);
  await user.keyboard('72');
  expect(pulse).toHaveProperty('value', '72');
  air.focus();
  await user.keyboard('{Enter}');
  expect(air.getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByText('Record'));
  expect(submitted).toBe(0);
  await user.keyboard('{Enter}');
  expect(submitted).toBe(1);
});
