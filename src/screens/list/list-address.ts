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
  /** Reads the address; what somebody typed wrongly counts as left out. */
  readonly read: (raw: RawSearch) => ListAddress<Parts>;
  /** What the list and its export have in common. */
  readonly filterOf: (address: ListAddress<Parts>) => ListFilter<Parts>;
  /** The request for the page that the address names. */
  readonly requestOf: (address: ListAddress<Parts>) => ListRequest<Parts>;
  /** True when a filter is not at its usual value, so that rows may be left out that are usually shown. */
  readonly isNarrowed: (address: ListAddress<Parts>) => boolean;
  /** Every filter at its usual value, and the first page: what 'Clear filters' sets. */
  readonly cleared: { readonly [Name in keyof Parts]?: undefined } & { readonly after: undefined };
}

/**
 * Declares the address of a list once, in a file of its own (`x-list.address.ts`):
 * `listAddress({ q: searchPart(), status: choiceOr(statuses, 'active'), sort: sortPart(sorts, 'name') })`.
 * The names are those of the list's request, but for `q`, which is sent as `search`.
 */
export function listAddress<Parts extends AddressParts>(parts: Parts): ListAddressReader<Parts> {
  const entries = Object.entries(parts);
  const filters = entries.filter(([, part]) => part.role === 'filter').map(([name]) => name);

  function read(raw: RawSearch): ListAddress<Parts> {
    const values = entries.map(([name, part]) => [name, part.read(raw[name]) as unknown] as const);
    const page = { after: textOf(raw['after']), size: pageSizeOf(raw['size']) };
    return { ...Object.fromEntries(values), ...page } as ListAddress<Parts>;
  }

  function filterOf(address: ListAddress<Parts>): ListFilter<Parts> {
    const sent = entries.flatMap(([name, { role }]) => {
      const value: unknown = name === 'q' ? String(address[name]).trim() || undefined : address[name];
      return role === 'view' || value === undefined ? [] : [[name === 'q' ? 'search' : name, value] as const];
    });
    return Object.fromEntries(sent) as ListFilter<Parts>;
  }

  return {
    parts,
    read,
    filterOf,
    requestOf: (address) => ({
      ...filterOf(address),
      ...(address.after !== undefined && { cursor: address.after }),
      limit: address.size,
    }),
    isNarrowed: (address) =>
      filters.some((name) => {
        const value: unknown = name === 'q' ? String(address[name]).trim() : address[name];
        return value !== parts[name]?.usual;
      }),
    cleared: { ...Object.fromEntries(filters.map((name) => [name, undefined])), after: undefined },
  };
}

/** The address of a reader: `type ServiceListAddress = AddressOf<typeof serviceList>`. */
export type AddressOf<Reader> = Reader extends ListAddressReader<infer Parts> ? ListAddress<Parts> : never;
