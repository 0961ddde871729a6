import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useRead } from '#client/queries/reads.ts';
import type { Medicine } from '../../../medicines/medicine.contract.ts';
import { readMedicinesAlike, readMedicinesOfLines } from '../../prescription.calls.ts';
import type { LineValues } from './prescription-form.values.ts';

const none: readonly Medicine[] = [];

/** The medicines of the lines, by id: those that were picked, and those of a draft or set, which are read. */
export function useKnownMedicines(lines: readonly LineValues[]) {
  const [picked, setPicked] = useState<ReadonlyMap<string, Medicine>>(new Map());
  const missing = [...new Set(lines.map(({ medicineId }) => medicineId))].filter(
    (id) => id !== '' && !picked.has(id),
  );
  const ids = missing.toSorted().join(',');
  const { data } = useRead('medicines', readMedicinesOfLines, { ids }, { enabled: ids !== '' });
  const rows = data?.rows ?? none;
  const medicines = useMemo(
    () => new Map([...rows.map((medicine) => [medicine.id, medicine] as const), ...picked]),
    [rows, picked],
  );
  return {
    medicines,
    remember: (all: readonly Medicine[]) =>
      setPicked((known) => new Map([...known, ...all.map((medicine) => [medicine.id, medicine] as const)])),
  };
}

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
