import { useFormat } from '#ui/i18n/format-provider.tsx';

export interface ListedPapers {
  /** Of the whole hospital; undefined while it is counted. */
  total: number | undefined;
  isNarrowed: boolean;
  /** The page that is shown; undefined while it comes. */
  page: { rows: readonly unknown[]; nextCursor: string | null } | undefined;
}

/** How many papers a list holds: all of them, or with a filter those of this page, with a plus where more follow. */
export function useListedCount({ total, isNarrowed, page }: ListedPapers): { count: number; shown: string } {
  const { number } = useFormat();
  if (!isNarrowed && total !== undefined) return { count: total, shown: number(total) };
  const count = page?.rows.length ?? 0;
  return { count, shown: page?.nextCursor ? `${number(count)}+` : number(count) };
}
