import { startTransition, useEffect, useState } from 'react';

/** More than a window shows of a list at first. */
const firstRows = 12;

/** The rows of a list that has just come: the first at once, the rest in pauses, so that nothing pressed has to wait. */
export function useRowsInTurns<Row>(rows: readonly Row[], first = firstRows): readonly Row[] {
  const [isWhole, setWhole] = useState(rows.length <= first);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole ? rows : rows.slice(0, first);
}
