import { type RefObject, useEffect, useRef } from 'react';
import type { Format } from '#ui/i18n/format-provider.tsx';
import { fromWall } from './wall-time.ts';

// As the calendar ends the name of a free time: '2026-03-02 08:00:00 - 08:30:00'.
const span = /(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) - (\d{2}:\d{2}:\d{2})$/;

/** The name of a free time with its day and hours as the hospital writes them; others as they are. */
export function slotName(name: string, { date, time, tenant: { timeZone } }: NameFormat): string {
  return name.replace(span, (_all, day: string, start: string, end: string) => {
    const clock = (wall: string) => time(fromWall(timeZone, `${day} ${wall}`));
    return `${date(day)} ${clock(start)} – ${clock(end)}`;
  });
}

type NameFormat = Pick<Format, 'date' | 'time' | 'tenant'>;

/** Names the free times of a calendar inside the element, which the calendar itself names by machine-readable dates. */
export function useSlotNames(format: NameFormat): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const rename = () => {
      for (const slot of root.querySelectorAll('button[aria-label]')) {
        const name = slot.getAttribute('aria-label') ?? '';
        if (span.test(name)) slot.setAttribute('aria-label', slotName(name, format));
      }
    };
    rename();
    const observer = new MutationObserver(rename);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-label'] });
    return () => observer.disconnect();
  }, [format]);
  return ref;
}
