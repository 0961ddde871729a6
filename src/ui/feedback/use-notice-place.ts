import { useNotifications } from '@mantine/notifications';
import { useLayoutEffect } from 'react';
import { useLayerCount } from '#ui/layer/top-layer.ts';

const narrowestBeside = 240;
const gap = 8;
const room = '--notices-room';

/**
 * Keeps notices (the element with the class) off an open dialog: beside it where the window is wide enough, and
 * otherwise above it, where the dialog makes room (`--notices-room` of theme.ts and styles.css).
 */
export function useNoticePlace(className: string): void {
  const layerCount = useLayerCount();
  const shown = useNotifications().notifications.length;
  useLayoutEffect(() => {
    const notices = document.querySelector<HTMLElement>(`.${className}[data-position="top-center"]`);
    if (!notices || layerCount === 0 || shown === 0) return undefined;
    const dialogs = [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')];
    // Notices grow as they come in.
    const observer = new ResizeObserver(() => place(notices, dialogs));
    for (const node of [notices, document.documentElement, ...dialogs]) observer.observe(node);
    return () => {
      observer.disconnect();
      delete notices.dataset['beside'];
      document.documentElement.style.removeProperty(room);
    };
  }, [className, layerCount, shown]);
}

function place(notices: HTMLElement, dialogs: readonly HTMLElement[]): void {
  const edges = dialogs.map((dialog) => dialog.getBoundingClientRect());
  const left = Math.min(...edges.map((edge) => edge.left)) - 2 * gap;
  const right = document.documentElement.clientWidth - Math.max(...edges.map((edge) => edge.right)) - 2 * gap;
  const beside = Math.max(left, right);
  if (beside >= narrowestBeside) {
    notices.dataset['beside'] = right >= left ? 'right' : 'left';
    notices.style.setProperty('--notices-beside', `${Math.floor(beside)}px`);
    document.documentElement.style.removeProperty(room);
  } else {
    delete notices.dataset['beside'];
    const below = notices.getBoundingClientRect().bottom + gap;
    document.documentElement.style.setProperty(room, `${Math.ceil(below)}px`);
  }
}
