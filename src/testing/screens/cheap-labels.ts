type Labelled = HTMLElement & { readonly type?: string };

/**
 * Gives fields and buttons their labels by one look at the labels of the page. jsdom walks the whole page for each label
 * of each field, which was two thirds of what a test of a long screen took: every search by name asks for them.
 */
export function useCheapLabels(): void {
  const kinds = [
    ...[HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement],
    ...[HTMLMeterElement, HTMLOutputElement, HTMLProgressElement],
  ];
  for (const { prototype } of kinds) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Labelled) {
        return labelsOf(this);
      },
    });
  }
}

function labelsOf(field: Labelled): HTMLLabelElement[] | null {
  if (field.type === 'hidden') return null;
  const around = field.closest('label');
  return [...field.ownerDocument.getElementsByTagName('label')].filter((label) =>
    label.htmlFor === '' ? label === around : label.htmlFor === field.id,
  );
}
