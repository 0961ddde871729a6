import { useEffect, useState } from 'react';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** True once nobody has touched the device for so long, and from then on. */
export function usePause(pauseMs: number): boolean {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setPaused(true), pauseMs);
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPaused(true), pauseMs);
    };
    for (const sign of signs) window.addEventListener(sign, begin, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, begin);
    };
  }, [pauseMs]);
  return isPaused;
}
