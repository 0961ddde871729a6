import { SlotView } from '#client/registration/slot-view.tsx';
import { type ListViewsProps, listViewsSlot } from './list-views-slot.ts';

/** Last in the filter bar of every list whose filters are in its address: the views that a person has saved of it. */
export function ListViews({ list }: { list: { views: ListViewsProps | undefined } }) {
  return list.views && <SlotView key={list.views.list} slot={listViewsSlot} props={list.views} />;
}
