import { SearchBox } from '#ui/list/search-box.tsx';
import type { FilterField } from './use-list-address.ts';

export interface ListSearchProps {
  /** What the address says of the list, `q` being the search. */
  list: { address: { q: string }; field: (name: 'q') => FilterField };
  label: string;
  placeholder?: string;
}

/** The search of a list, which is in the address. */
export function ListSearch({ list, ...words }: ListSearchProps) {
  return <SearchBox {...words} value={list.address.q} onSearch={list.field('q').onChange} />;
}
