import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './parts-rail.module.css';
import { t } from './parts-rail.texts.ts';

/** Fewer parts are seen without being listed. */
const minParts = 4;

interface Part {
  id: string;
  name: string;
}

/** A long record below a row that names its parts, each a way to that part. */
export function PartsRail({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<readonly Part[]>([]);
  // Parts come one after the other, and some areas show theirs only where there is something to tell.
  useEffect(() => {
    const node = content.current;
    if (!node) return undefined;
    const look = () => {
      const found = partsIn(node);
      setParts((before) => (isSame(before, found) ? before : found));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(node, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <>
      {parts.length >= minParts && (
        <nav aria-label={t('parts')} className={classes['parts']}>
          {parts.map(({ id, name }) => (
            <Button key={id} variant="subtle" size="compact-sm" px={6} fz={13} onClick={() => goTo(id)}>
              {name}
            </Button>
          ))}
        </nav>
      )}
      <div ref={content}>{children}</div>
    </>
  );
}

function partsIn(node: HTMLElement): Part[] {
  return [...node.querySelectorAll('h2[id]')].flatMap((heading) => {
    const name = heading.textContent.trim();
    return name === '' ? [] : [{ id: heading.id, name }];
  });
}

function isSame(before: readonly Part[], found: readonly Part[]): boolean {
  return (
    before.length === found.length &&
    before.every(({ id, name }, place) => id === found[place]?.id && name === found[place].name)
  );
}

/** The address stays: in the demo what follows its '#' names the screen. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}
