/** What was typed before the field of a dialog was there. */
export interface EarlyKeys {
  text: string;
  /** Enter was pressed after the text, as a scanner does. */
  isEntered: boolean;
}

/** Keeps what is typed from the moment a dialog was asked for until its field takes the keys. */
export interface EarlyTyping {
  /** What was typed so far; from now on the keys go where they always go. */
  take: () => EarlyKeys;
}

/** Begins to keep the keys that are typed; Escape gives the dialog up. */
export function keepEarlyKeys(onGiveUp: () => void): EarlyTyping {
  const keys: EarlyKeys = { text: '', isEntered: false };

  function take(): EarlyKeys {
    document.removeEventListener('keydown', keep, { capture: true });
    return keys;
  }

  function keep(event: KeyboardEvent): void {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') {
      take();
      onGiveUp();
    } else if (event.key === 'Enter') keys.isEntered ||= keys.text !== '';
    else if (event.key === 'Backspace') keys.text = keys.text.slice(0, -1);
    else if (event.key.length === 1) {
      keys.text += event.key;
      keys.isEntered = false;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  document.addEventListener('keydown', keep, { capture: true });
  return { take };
}
