import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type RawSearch, useSearchParameters } from '#client/search-parameters.ts';
import type { ListPaging, ListSort } from '#ui/list/list-types.ts';
import type { ListViewsProps } from './list-views-slot.ts';
import type { AddressParts, ListAddress, ListAddressReader, ListRequest } from './list-address.ts';

export type AddressChange<Parts extends AddressParts> = {
  [Name in keyof ListAddress<Parts>]?: ListAddress<Parts>[Name] | undefined;
};

/** A field of the filter bar: spread it into a FilterSelect. */
export interface FilterField {
  value: string;
  onChange: (value: string) => void;
}

export interface ListAddressState<Parts extends AddressParts> {
  address: ListAddress<Parts>;
  request: ListRequest<Parts>;
  isNarrowed: boolean;
  /** How many filters beside the search are set. */
  setCount: number;
  /** Changes parts of the address and goes back to the first page. */
  filter: (change: AddressChange<Parts>) => void;
  /** Changes parts of the address and stays on the page, such as which record is opened. */
  change: (change: AddressChange<Parts>, options?: { replace?: boolean }) => void;
  clear: () => void;
  /** A part whose values are words, for a select; '' means every value. */
  field: (name: keyof Parts & string) => FilterField;
  paging: ListPaging;
  /** What the views of the list are told; undefined where there is nothing to filter or sort by. */
  views: ListViewsProps | undefined;
}

/** The address of a list as state: what is shown, how to ask for it, and how filters and pages change it. */
export function useListAddress<Parts extends AddressParts>(
  reader: ListAddressReader<Parts>,
): ListAddressState<Parts> {
  const [address, set] = useSearchParameters(reader.read);
  const change = set as ListAddressState<Parts>['change'];
  const filter = (next: AddressChange<Parts>) => change({ ...next, after: undefined });
  const raw: RawSearch = useSearch({ strict: false });
  const router = useRouter();
  // While the next screen loads this one is still shown: the path of before stays.
  const [path] = useState(() => String(router.state.matches.at(-1)?.fullPath ?? ''));

  return {
    address,
    request: reader.requestOf(address),
    isNarrowed: reader.isNarrowed(address),
    setCount: reader.setCount(address),
    filter,
    change,
    clear: () => change(reader.cleared),
    field: (name) => ({
      value: address[name] ?? '',
      onChange: (value) => {
        const chosen: unknown = reader.parts[name]?.read(value);
        const isUsual = chosen === reader.parts[name]?.usual;
        filter({ [name]: isUsual ? undefined : chosen } as AddressChange<Parts>);
      },
    }),
    paging: {
      cursor: address.after,
      onCursor: (after) => change({ after } as AddressChange<Parts>, { replace: false }),
      pageSize: address.size,
      onPageSize: (size) => change({ size, after: undefined } as AddressChange<Parts>),
      columns: {
        hidden: address.hide?.split(',') ?? [],
        onHidden: (ids) => change({ hide: ids.join(',') || undefined } as AddressChange<Parts>),
      },
    },
    views: reader.hasViews
      ? {
          list: reader.name === '' ? path : `${path}#${reader.name}`,
          query: reader.queryOf(address),
          isNarrowed: reader.isNarrowed(address),
          isBare: reader.isBare(raw),
          open: (query) => change(reader.changeOf(query) as AddressChange<Parts>),
          tidy: (query) => reader.queryOf(reader.read(Object.fromEntries(new URLSearchParams(query)))),
        }
      : undefined,
  };
}

/** A sort such as '-name' as the list's header shows it. */
export function listSort(sort: string): ListSort {
  return sort.startsWith('-')
    ? { column: sort.slice(1), direction: 'desc' }
    : { column: sort, direction: 'asc' };
}

/** The word of the address for a sort of the list's header, such as '-name'. */
export function sortWord({ column, direction }: ListSort): string {
  return direction === 'desc' ? `-${column}` : column;
}
