import type { MarLine } from './mar.contract.ts';

const dayMs = 86_400_000;

const daysFrom = (first: string, last: string) =>
  Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;

/**
 * Which day of a course a day is, and of how many.
 * @param day like the dates of the course a day of the hospital, YYYY-MM-DD
 */
export function courseOn(
  day: string,
  { startsOn, endsOn }: { startsOn: string; endsOn: string | null },
): MarLine['course'] {
  return {
    day: Math.max(1, daysFrom(startsOn, day)),
    of: endsOn === null ? null : daysFrom(startsOn, endsOn),
  };
}

type Ordered = Pick<MarLine, 'state' | 'medicationName' | 'id'> & {
  doses: readonly Pick<MarLine['doses'][number], 'status' | 'scheduledTime' | 'enteredInError'>[];
};

/** Running orders before those on hold, and these before what was stopped or replaced. */
const stateOrder = { active: 0, held: 1, changed: 2, stopped: 2 } as const satisfies Record<
  MarLine['state'],
  number
>;

/** When the next dose of the day is due that is open; after all times where none is. */
function nextDue({ doses }: Ordered): string {
  const open = doses.filter(
    ({ status, enteredInError }) => status === 'scheduled' && enteredInError === null,
  );
  return open.map(({ scheduledTime }) => scheduledTime).toSorted()[0] ?? '~';
}

/** The medicines of a patient as they are given: what runs by when it is due next, the rest of it, what was stopped. */
export function inOrderOfDue<Line extends Ordered>(lines: readonly Line[]): Line[] {
  const keyOf = (line: Line) => [String(stateOrder[line.state]), nextDue(line), line.medicationName, line.id];
  return lines.toSorted((one, other) => {
    const [first, second] = [keyOf(one), keyOf(other)];
    const place = first.findIndex((part, index) => part !== second[index]);
    if (place < 0) return 0;
    return first[place]! < second[place]! ? -1 : 1;
  });
}
