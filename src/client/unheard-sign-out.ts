const leftKey = 'openward.left';

/** True when somebody signed out on this device while the server did not answer: it still has to hear of it. */
export function hasLeftUnheard(): boolean {
  try {
    return localStorage.getItem(leftKey) !== null;
  } catch {
    return false;
  }
}

/** Notes that somebody signed out unheard, or that nothing of it is left to tell. */
export function noteLeftUnheard(hasLeft: boolean): void {
  try {
    if (hasLeft) localStorage.setItem(leftKey, '1');
    else localStorage.removeItem(leftKey);
  } catch {
    // Without storage nobody signs out unheard: see `canLeaveUnheard`.
  }
}

/** False in a browser that would forget at a reload that somebody has left. */
export function canLeaveUnheard(): boolean {
  noteLeftUnheard(true);
  const isKept = hasLeftUnheard();
  noteLeftUnheard(false);
  return isKept;
}

/** Calls back when somebody signs out unheard in another tab. */
export function onLeftElsewhere(listener: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === leftKey && newValue !== null) listener();
  });
}
