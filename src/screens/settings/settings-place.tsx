import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { inBoundary } from '#ui/state/crash/in-boundary.tsx';
import { settingsPlaceId } from './settings-places.ts';

export interface SettingsPlaceProps {
  /** The section, as the index of the settings names it. */
  section: string;
  children: ReactNode;
}

/** Where a section of the settings stands; an address that names it leads there. */
export function SettingsPlace({ section, children }: SettingsPlaceProps) {
  const id = settingsPlaceId(section);
  const { hash, state } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  // Every navigation has a key of its own: choosing the same section again leads there again.
  const arrival = hash === id ? (state.key ?? 'first') : undefined;
  useEffect(
    () => (arrival !== undefined && place.current ? keepInView(place.current) : undefined),
    [arrival],
  );
  return (
    <div ref={place} id={id} tabIndex={-1} style={{ outline: 'none', scrollMarginTop: '4.5rem' }}>
      {children}
    </div>
  );
}

/** Brings a place into view and keeps it there while what stands above it arrives, until the person moves on. */
function keepInView(place: HTMLElement): () => void {
  const show = () => place.scrollIntoView({ block: 'start' });
  const growing = new ResizeObserver(show);
  const stop = () => growing.disconnect();
  place.focus({ preventScroll: true });
  show();
  growing.observe(document.body);
  const own = new AbortController();
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const)
    document.addEventListener(event, stop, { once: true, passive: true, signal: own.signal });
  return () => {
    stop();
    own.abort();
  };
}

/** The `wrap` of a slot of settings: each filling in its place, and in a boundary of its own. */
export function inSettingsPlace(filling: ReactNode, id: string) {
  return <SettingsPlace section={id}>{inBoundary(filling)}</SettingsPlace>;
}
