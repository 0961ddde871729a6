import { useEffect } from 'react';
import { reloadAfterMs } from '#ui/state/missing-file.ts';

/** Loads the page anew in a moment, where that may help and nothing was typed yet. */
export function useReloadSoon(mayHelp: boolean): void {
  useEffect(() => {
    const reloading = mayHelp ? setTimeout(() => location.reload(), reloadAfterMs) : undefined;
    return () => clearTimeout(reloading);
  }, [mayHelp]);
}
