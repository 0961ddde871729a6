import { defineSlot } from '#client/registration/slots.ts';

/** What a list tells those who keep its views. */
export interface ListViewsProps {
  /** Which list, by the path of its route and its own name. */
  list: string;
  /** Filters, order and hidden columns as they are now, as text of an address. */
  query: string;
  /** True when a filter may leave rows out. */
  isNarrowed: boolean;
  /** True while the address says nothing of the list. */
  isBare: boolean;
  /** Shows the list so; what this list does not know in the text is dropped. */
  open: (query: string) => void;
  /** The text as this list writes it itself, so that two can be compared. */
  tidy: (query: string) => string;
}

/** At the end of the filters of a list: the views that a person has saved of it. */
export const listViewsSlot = defineSlot<ListViewsProps>('list.views');
