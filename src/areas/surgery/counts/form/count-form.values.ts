import { z } from 'zod';
import type { SurgicalCounts } from '../count.contract.ts';
import { type CountMoment, pieces } from '../count-facts.contract.ts';

const typedLine = z.strictObject({
  code: z.string(),
  counted: z.union([z.number(), z.string()]),
});

/** What is typed of a count: every line is counted, unless there is nothing to count. */
export const countSchema = z
  .strictObject({ isNothing: z.boolean(), lines: z.array(typedLine) })
  .transform(({ isNothing, lines }, context) => {
    if (isNothing) return { isNothing, lines: [] };
    const read = lines.map(({ code, counted }, place) => {
      const typed = pieces.safeParse(counted);
      for (const { message } of typed.error?.issues ?? []) {
        context.addIssue({ code: 'custom', path: ['lines', place, 'counted'], message });
      }
      return { code, counted: typed.data ?? 0 };
    });
    return { isNothing, lines: read };
  });

export type CountValues = z.input<typeof countSchema> & Record<string, unknown>;
export type TypedCount = z.output<typeof countSchema>;

/** What is counted at a moment: everything of the list before, and later what is on the table. */
export function countedAt({ items }: SurgicalCounts, moment: CountMoment): SurgicalCounts['items'] {
  const onTable = items.filter(({ before, added }) => before !== null || added > 0);
  return moment === 'before' || onTable.length === 0 ? items : onTable;
}

/** Empty: a number that was not counted is never offered. */
export function emptyCount(items: SurgicalCounts['items']): CountValues {
  return { isNothing: false, lines: items.map(({ code }) => ({ code, counted: '' })) };
}
