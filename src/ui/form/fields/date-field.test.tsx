// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { addWhatJsdomLacks } from '#testing/screens/missing-in-jsdom.ts';
import { TenantFormatProvider } from '#ui/i18n/format-provider.tsx';
import { defaultTenantFormat, type TenantFormat } from '#ui/i18n/tenant-format.ts';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';
import { DateTimeField } from './date-time-field.tsx';

beforeAll(addWhatJsdomLacks);
afterEach(cleanup);

const dayFirst = { dateFormat: 'DD/MM/YYYY', timeFormat: '12h', timeZone: 'Asia/Dhaka' } as const;

function Held({ first = '', ...props }: DateFieldProps & { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DateField label="Birth" {...props} value={value} onChange={setValue} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('2001-02-03')}>
        From elsewhere
      </button>
    </>
  );
}

function HeldInstant({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DateTimeField label="Start" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

function show(field: React.ReactNode, format: Partial<TenantFormat> = dayFirst) {
  render(
    <UiProvider>
      <TenantFormatProvider format={{ ...defaultTenantFormat, ...format }}>{field}</TenantFormatProvider>
    </UiProvider>,
  );
  return userEvent.setup();
}

const birth = () => screen.getByLabelText('Birth');
const value = () => screen.getByRole('status');

test('no field of the browser is used, so that no browser decides what is day and what is month', () => {
  show(<Held />);
  expect(birth()).not.toHaveAttribute('type');
});

test('what is typed is read while it is typed, said in words, and written out when the field is left', async () => {
  const user = show(<Held century="past" describe={() => '35 years'} />);
  await user.type(birth(), '7/3/91');
  expect(value()).toHaveTextContent('1991-03-07');
  expect(birth()).toHaveValue('7/3/91');
  expect(birth()).toHaveAccessibleDescription('7 March 1991, 35 years');
  await user.tab();
  expect(birth()).toHaveValue('07/03/1991');
});

test('an impossible date is refused at its field, and the typed text stays', async () => {
  const user = show(<Held />);
  await user.type(birth(), '30/02/1991');
  expect(birth()).not.toHaveAccessibleDescription(/This day does not exist/);
  await user.tab();
  expect(birth()).toHaveValue('30/02/1991');
  expect(birth()).toBeInvalid();
  expect(birth()).toHaveAccessibleDescription(/This day does not exist. Write it like 31\/12\/\d{4}\./);
  expect(value()).toHaveTextContent('30/02/1991');
});

test('where the year is written first, a date that can be read in two ways is refused with both', async () => {
  const user = show(<Held />, { dateFormat: 'YYYY-MM-DD' });
  await user.type(birth(), '07/03/1991');
  await user.tab();
  expect(birth()).toHaveAccessibleDescription(/This can mean 7 March 1991 or 3 July 1991/);
});

test('a value from elsewhere takes the place of what was typed', async () => {
  const user = show(<Held first="1991-03-07" />);
  expect(birth()).toHaveValue('07/03/1991');
  await user.clear(birth());
  await user.type(birth(), 'nonsense');
  await user.click(screen.getByRole('button', { name: 'From elsewhere' }));
  expect(birth()).toHaveValue('03/02/2001');
});

test('a day is chosen in the calendar with the keyboard alone, beginning with the year', async () => {
  const year = new Date().getFullYear();
  const user = show(<Held century="past" max={`${year}-11-22`} />);
  await user.tab();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const calendar = await screen.findByRole('dialog', { name: 'Calendar' });
  await waitFor(() => expect(within(calendar).getByRole('button', { name: String(year) })).toHaveFocus());
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(within(calendar).getByRole('button', { name: 'Jan' })).toHaveFocus());
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  await waitFor(() =>
    expect(within(calendar).getByRole('button', { name: `1 March ${year - 3}` })).toHaveFocus(),
  );
  await user.keyboard('{ArrowDown}{Enter}');
  expect(value()).toHaveTextContent(`${year - 3}-03-08`);
  expect(birth()).toHaveValue(`08/03/${year - 3}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(birth()).toHaveFocus());
});

test('date and time together are an instant in the zone of the hospital', async () => {
  const user = show(<HeldInstant />);
  await user.type(screen.getByLabelText('Start: date'), '7/3/2033');
  await user.type(screen.getByLabelText('Start: time'), '930');
  expect(value()).toHaveTextContent('2033-03-07T03:30:00.000Z');
  await user.tab();
  expect(screen.getByLabelText('Start: time')).toHaveValue('9:30 AM');
  expect(screen.getByRole('group', { name: 'Start' })).toHaveTextContent('7 March 2033 · Time in Asia/Dhaka');
});

test('a date without its time is no instant, and the field says what is missing', async () => {
  const user = show(<HeldInstant />);
  await user.type(screen.getByLabelText('Start: date'), '7/3/2033');
  expect(screen.queryByText('Enter the time too.')).not.toBeInTheDocument();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByText('Enter the time too.')).toBeInTheDocument();
  expect(value()).toHaveTextContent('2033-03-07|');
});

test('what was typed half comes back from a draft as it was', () => {
  show(<HeldInstant first="30/2/2033|9:3" />);
  expect(screen.getByLabelText('Start: date')).toHaveValue('30/2/2033');
  expect(screen.getByLabelText('Start: time')).toHaveValue('9:3');
  expect(screen.getByLabelText('Start: time')).toHaveAccessibleDescription(/not a time/);
});
