import { useEffect } from 'react';
import { reloadAfterMs } from '#ui/state/missing-file.ts';

/** Loads the page anew in a moment, where that may help and nothing was typed yet. */
export function useReloadSoon(mayHelp: boolean): void {
  useEffect(() => {
    if (!mayHelp) return;
    const reloading = setTimeout(() => location.reload(), reloadAfterMs);
    return () => clearTimeout(reloading);
  }, [mayHelp]);
}
