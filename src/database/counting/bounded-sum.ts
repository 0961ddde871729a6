import { type RawBuilder, sql } from 'kysely';
import { largestMinor } from '#kernel/money/minor-units.ts';

/**
 * A sum of products, which PostgreSQL reckons as numeric, as a bigint that stays within what a number holds exactly:
 * without it one line of a million million units would end the screen that adds it up.
 */
export function boundedSum(sum: RawBuilder<unknown>): RawBuilder<number> {
  const most = sql.lit(largestMinor);
  return sql<number>`least(greatest(${sum}, -${most}), ${most})::bigint`;
}
