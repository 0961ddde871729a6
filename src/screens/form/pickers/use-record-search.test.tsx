// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearDrafts } from '#ui/form/draft-store.ts';
import { useRecordSearch } from './use-record-search.ts';

afterEach(() => {
  cleanup();
  clearDrafts();
});

const ecg = { id: 'id-of-ecg', name: 'ECG' };
const optionOf = ({ id, name }: typeof ecg) => ({ value: id, label: name });
const words = { searching: '', away: '', none: '' };
const nothing = { data: { rows: [] }, isFetching: false };

function aField(value: string) {
  return renderHook(() => useRecordSearch({ value, optionOf })).result;
}

function choose(): void {
  const empty = aField('');
  act(() => void empty.current.choose(ecg.id, { data: { rows: [ecg] }, isFetching: false }));
  cleanup();
}

test('a form that is opened again with its draft names the record that was chosen, whatever the list offers', () => {
  choose();
  const again = aField(ecg.id);
  expect(again.current.current).toEqual(ecg);
  expect(again.current.selectProps(nothing, words).data).toEqual([{ value: ecg.id, label: 'ECG' }]);
});

test('nobody who signs in later is told what was chosen', () => {
  choose();
  clearDrafts();
  expect(aField(ecg.id).current.current).toBeUndefined();
});
