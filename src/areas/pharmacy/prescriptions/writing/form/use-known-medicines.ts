import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Medicine } from '../../../medicines/medicine.contract.ts';
import { readMedicinesOfLines } from '../../prescription.calls.ts';
import type { LineValues } from './prescription-form.values.ts';

const none: readonly Medicine[] = [];

/** The medicines of the lines, by id: those that were picked, and those of a draft or set, which are read. */
export function useKnownMedicines(lines: readonly LineValues[]) {
  const [picked, setPicked] = useState<ReadonlyMap<string, Medicine>>(new Map());
  const missing = [...new Set(lines.map(({ medicineId }) => medicineId))].filter(
    (id) => id !== '' && !picked.has(id),
  );
  const ids = missing.toSorted().join(',');
  const { data } = useQuery({
    queryKey: ['medicines', 'of-lines', ids],
    queryFn: ({ signal }) => readMedicinesOfLines({ ids }, signal),
    enabled: ids !== '',
  });
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
