import { oneOf, pageSizeOf, textOf, type RawSearch } from '#client/search-parameters.ts';

const sorts = ['name', '-name'] as const;

/** What the screen shows, as it stands in the address. */
export interface CatalogueAddress {
  q: string;
  category: string | undefined;
  sort: (typeof sorts)[number];
  /** Cursor of the page. */
  after: string | undefined;
  size: number;
}

/** Reads the address; what somebody typed wrongly counts as left out. */
export function readCatalogueAddress(raw: RawSearch): CatalogueAddress {
  return {
    q: (textOf(raw['q']) ?? '').slice(0, 200),
    category: textOf(raw['category'])?.slice(0, 100),
    sort: oneOf(sorts, raw['sort']) ?? 'name',
    after: textOf(raw['after']),
    size: pageSizeOf(raw['size']),
  };
}
