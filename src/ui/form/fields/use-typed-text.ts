import { useState } from 'react';

export interface TypedText {
  /** What the field shows. */
  text: string;
  /** Whether the field was left since the last letter: time to say what is wrong with it. */
  isLeft: boolean;
  type: (typed: string) => void;
  leave: () => void;
}

export interface TypedTextOptions {
  value: string;
  onChange: ((value: string) => void) | undefined;
  /** The value for what was typed; the text itself while it cannot be read. */
  valueOf: (typed: string) => string;
  /** A value as the field shows it once it is left. */
  textOf: (value: string) => string;
}

/** Text that is read while it is typed, and written out properly when its field is left. */
export function useTypedText({ value, onChange, valueOf, textOf }: TypedTextOptions): TypedText {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(true);
  // A value that came from elsewhere, such as the calendar, takes the place of what was typed.
  const isCurrent = typed !== undefined && valueOf(typed) === value;
  return {
    text: isCurrent ? typed : textOf(value),
    isLeft,
    type(text) {
      setTyped(text);
      setLeft(false);
      onChange?.(valueOf(text));
    },
    leave() {
      setTyped(undefined);
      setLeft(true);
    },
  };
}
