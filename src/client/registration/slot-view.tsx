import { createContext, createElement, Suspense, useContext, type ReactNode } from 'react';
import { lazyOnce } from './lazy-once.ts';
import { usePerson } from '../session.ts';
import { isOffered } from './offered.ts';
import type { Slot, SlotFilling } from './slots.ts';

const FillingsContext = createContext<readonly SlotFilling[]>([]);

/** Tells every SlotView inside what the areas have to offer. */
export const FillingsProvider = FillingsContext;

export type SlotViewProps<Props extends object> = {
  slot: Slot<Props>;
  /** What is shown in place of a filling that is still loading. */
  fallback?: ReactNode;
  /** Wraps each filling, for instance in a crash boundary. */
  wrap?: (filling: ReactNode, id: string) => ReactNode;
} & (keyof Props extends never ? { props?: Props } : { props: Props });

/** What the areas put into a slot, as far as the signed-in person may see it. */
export function useFillings<Props extends object>(slot: Slot<Props>): SlotFilling[] {
  const person = usePerson();
  return useContext(FillingsContext)
    .filter((filling) => filling.slot === slot.id && isOffered(person, filling))
    .toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id));
}

/** Renders the fillings of a slot; each loads its own code. */
export function SlotView<Props extends object>({ slot, fallback = null, wrap, props }: SlotViewProps<Props>) {
  return useFillings(slot).map((filling) => {
    const content = createElement(lazyOnce(filling.load), props ?? {});
    return (
      <Suspense key={filling.id} fallback={fallback}>
        {wrap ? wrap(content, filling.id) : content}
      </Suspense>
    );
  });
}
