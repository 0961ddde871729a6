import { pageSizeOf, type RawSearch, textOf } from '#client/search-parameters.ts';
import type { AddressPart } from './address-parts.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a part of any value fits; its own type is taken from it
export type AddressParts = Readonly<Record<string, AddressPart<any>>>;

type ValueOf<Part> = Part extends AddressPart<infer Value> ? Value : never;

/** What a list shows, as the address says it. */
export type ListAddress<Parts extends AddressParts> = { [Name in keyof Parts]: ValueOf<Parts[Name]> } & {
  /** Cursor of the page; undefined on the first one. */
  after: string | undefined;
  /** Rows a page, 10 to 200. */
  size: number;
  /** Ids of the columns that are hidden, joined with commas; undefined while all are shown. */
  hide: string | undefined;
};

// The search box is `q` in the address and `search` in every list's request.
type SentName<Name, Part> =
  Part extends AddressPart<unknown, 'view'> ? never : Name extends 'q' ? 'search' : Name;

type SentValue<Name, Value> = Name extends 'q' ? Value | undefined : Value;

type AllSent<Parts extends AddressParts> = {
  [Name in keyof Parts as SentName<Name, Parts[Name]>]: SentValue<Name, ValueOf<Parts[Name]>>;
};

type WithoutUndefined<Sent> = {
  [Name in keyof Sent as undefined extends Sent[Name] ? Name : never]?: Exclude<Sent[Name], undefined>;
} & { [Name in keyof Sent as undefined extends Sent[Name] ? never : Name]: Sent[Name] };

/** What a list and its export have in common: every part but the page. */
export type ListFilter<Parts extends AddressParts> = WithoutUndefined<AllSent<Parts>>;

export type ListRequest<Parts extends AddressParts> = ListFilter<Parts> & { cursor?: string; limit: number };

/** How the address of one list is read and asked for. */
export interface ListAddressReader<Parts extends AddressParts> {
  readonly parts: Parts;
  /** Tells the list from others of the same route; '' where it is the only one. */
  readonly name: string;
  /** Reads the address; what somebody typed wrongly counts as left out. */
  readonly read: (raw: RawSearch) => ListAddress<Parts>;
  /** What the list and its export have in common. */
  readonly filterOf: (address: ListAddress<Parts>) => ListFilter<Parts>;
  /** The request for the page that the address names. */
  readonly requestOf: (address: ListAddress<Parts>) => ListRequest<Parts>;
  /** True when a filter is not at its usual value, so that rows may be left out that are usually shown. */
  readonly isNarrowed: (address: ListAddress<Parts>) => boolean;
  /** How many filters beside the search are not at their usual value. */
  readonly setCount: (address: ListAddress<Parts>) => number;
  /** Every filter at its usual value, and the first page: what 'Clear filters' sets. */
  readonly cleared: { readonly [Name in keyof Parts]?: undefined } & { readonly after: undefined };
  /** True when there is something to filter or to sort by, so that a view is worth a name. */
  readonly hasViews: boolean;
  /** True while the address says nothing of this list. */
  readonly isBare: (raw: RawSearch) => boolean;
  /** Filters, order and hidden columns as text of an address, those at their usual value left out. */
  readonly queryOf: (address: ListAddress<Parts>) => string;
  /**
   * What opens a view: reads a text that anybody may have stored by the rules of this address. Parts that it does not
   * name are set back, and what is wrong counts as left out.
   */
  readonly changeOf: (query: string) => Record<string, unknown>;
}

export interface ListAddressOptions {
  /** Tells the list from others of the same route. */
  name?: string;
  /** Rows a page while the address names no number, 10 to 200; 50 where it is left out. */
  usualSize?: number;
}

/**
 * Declares the address of a list once, in a file of its own (`x-list.address.ts`):
 * `listAddress({ q: searchPart(), status: choiceOr(statuses, 'active'), sort: sortPart(sorts, 'name') })`.
 * The names are those of the list's request, but for `q`, which is sent as `search`. Lists that share a route have
 * a name of their own.
 */
export function listAddress<Parts extends AddressParts>(
  parts: Parts,
  { name: listName = '', usualSize }: ListAddressOptions = {},
): ListAddressReader<Parts> {
  const entries = Object.entries(parts);
  const filters = entries.filter(([, part]) => part.role === 'filter').map(([name]) => name);
  const kept = [...entries.filter(([, { role }]) => role !== 'view').map(([name]) => name), 'hide'];

  function read(raw: RawSearch): ListAddress<Parts> {
    const values = entries.map(([name, part]) => [name, part.read(raw[name]) as unknown] as const);
    const page = {
      after: textOf(raw['after']),
      size: pageSizeOf(raw['size'], usualSize),
      hide: hiddenOf(raw['hide']),
    };
    return { ...Object.fromEntries(values), ...page } as ListAddress<Parts>;
  }

  function filterOf(address: ListAddress<Parts>): ListFilter<Parts> {
    const sent = entries.flatMap(([name, { role }]) => {
      const value: unknown = name === 'q' ? String(address[name]).trim() || undefined : address[name];
      return role === 'view' || value === undefined ? [] : [[name === 'q' ? 'search' : name, value] as const];
    });
    return Object.fromEntries(sent) as ListFilter<Parts>;
  }

  function isSet(address: ListAddress<Parts>, name: string): boolean {
    const value: unknown = name === 'q' ? String(address[name]).trim() : address[name];
    return value !== parts[name]?.usual;
  }

  const keptOf = (address: ListAddress<Parts>) =>
    kept.map((name) => {
      const value: unknown = address[name];
      return [name, value === parts[name]?.usual ? undefined : value] as const;
    });

  return {
    parts,
    name: listName,
    read,
    filterOf,
    requestOf: (address) => ({
      ...filterOf(address),
      ...(address.after !== undefined && { cursor: address.after }),
      limit: address.size,
    }),
    isNarrowed: (address) => filters.some((name) => isSet(address, name)),
    setCount: (address) => filters.filter((name) => name !== 'q' && isSet(address, name)).length,
    cleared: { ...Object.fromEntries(filters.map((name) => [name, undefined])), after: undefined },
    hasViews: kept.length > 1,
    isBare: (raw) =>
      ['after', 'size', 'hide', ...Object.keys(parts)].every((name) => textOf(raw[name]) === undefined),
    queryOf: (address) => {
      const query = new URLSearchParams();
      for (const [name, value] of keptOf(address))
        if (value !== undefined && value !== '')
          query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
      return query.toString();
    },
    changeOf: (query) => {
      const named = Object.fromEntries(new URLSearchParams(query));
      return { ...Object.fromEntries(keptOf(read(named))), after: undefined };
    },
  };
}

const columnId = /^[\w-]{1,40}$/;
const mostHidden = 30;

function hiddenOf(raw: unknown): string | undefined {
  const ids =
    textOf(raw)
      ?.split(',')
      .filter((id) => columnId.test(id)) ?? [];
  return ids.slice(0, mostHidden).join(',') || undefined;
}

/** The address of a reader: `type ServiceListAddress = AddressOf<typeof serviceList>`. */
export type AddressOf<Reader> = Reader extends ListAddressReader<infer Parts> ? ListAddress<Parts> : never;
