import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import type { Medicine } from '../../../medicines/medicine.contract.ts';
import { readMedicinesAlike } from '../../prescription.calls.ts';
import type { LineValues } from './prescription-form.values.ts';

const typingPauseMs = 300;
const shortestName = 3;

/** Medicines of the list that the words of lines may mean, by what is written; they come a moment after it. */
export function useAlike(lines: readonly LineValues[]): ReadonlyMap<string, readonly Medicine[]> {
  const written = lines.flatMap(({ medicineId, name }) =>
    medicineId === '' && name.trim().length >= shortestName ? [name.trim()] : [],
  );
  const [settled] = useDebouncedValue([...new Set(written)].join('\n'), typingPauseMs);
  const names = settled === '' ? [] : settled.split('\n');
  const answers = useQueries({
    queries: names.map((name) => ({
      queryKey: ['medicines', 'alike', name],
      queryFn: ({ signal }: { signal: AbortSignal }) => readMedicinesAlike({ name }, signal),
      staleTime: 60_000,
    })),
  });
  return new Map(
    names.flatMap((name, place) => (answers[place]?.data ? [[name, answers[place].data.rows]] : [])),
  );
}
