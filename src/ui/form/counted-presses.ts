/** What a press can be meant for; a field of text is entered by the press itself. */
const controls =
  'button, a[href], summary, label, input:is([type="checkbox"], [type="radio"]), [role="button"], [role="tab"]';

/** A hand moves this far without meaning to, in pixels. */
const stillPixels = 4;

/**
 * Lets every press count for what it began on. The field that it leaves may say at that moment what is wrong with it,
 * and what was pressed moves away from under the pointer: the browser alone then clicks nothing.
 */
export function countPresses(page: Document): void {
  let pressed: { control: HTMLElement; x: number; y: number } | undefined;

  function begin({ button, target, clientX: x, clientY: y }: MouseEvent): void {
    const control = button === 0 && target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    pressed = control ? { control, x, y } : undefined;
  }

  function end({ target, clientX, clientY }: MouseEvent): void {
    const begun = pressed;
    pressed = undefined;
    if (!begun || Math.hypot(clientX - begun.x, clientY - begun.y) > stillPixels) return;
    const { control } = begun;
    const isClicked = target instanceof Node && control.contains(target);
    // What lies over it now, such as what is dragged, has taken the press on purpose.
    if (!isClicked && control.isConnected && !isAt(control, clientX, clientY)) control.click();
  }

  page.addEventListener('mousedown', begin, { capture: true, passive: true });
  page.addEventListener('mouseup', end, { capture: true, passive: true });
}

function isAt(control: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}
