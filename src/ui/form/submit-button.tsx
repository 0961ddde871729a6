import { Button, type ButtonProps } from '@mantine/core';

// Mantine disables a loading button, and a disabled one loses the focus.
function keepEnabled({ disabled: _isLoading, ...props }: Record<string, unknown>) {
  return <button {...props} type="submit" />;
}

/**
 * Saves the form; it keeps the focus while it does, so that nobody who works by keyboard loses their place. `isFirst`
 * gives it the focus in a dialog from the beginning.
 */
export function SubmitButton({ isFirst = false, ...props }: ButtonProps & { isFirst?: boolean }) {
  const first = isFirst && { 'data-autofocus': true };
  return <Button {...props} {...first} aria-busy={props.loading} renderRoot={keepEnabled} />;
}
