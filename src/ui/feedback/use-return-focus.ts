import { useEffect } from 'react';

/** When the dialog that calls this goes away, gives the focus back to whatever had it before. */
export function useReturnFocus(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
}
