type Labelled = HTMLElement & { readonly type?: string };

/**
 * Gives fields and buttons their labels from a list that is made anew after a change of the page. jsdom walks the whole
 * page for each label of each field, which was two thirds of what a test of a long screen took: every search by name
 * asks for them.
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
  const named = field.id === '' ? [] : (labelsById(field.ownerDocument).get(field.id) ?? []);
  const around = labelAround(field);
  return around?.htmlFor === '' ? [...named, around] : named;
}

function labelAround({ parentElement: parent }: HTMLElement): HTMLLabelElement | null {
  if (parent === null || parent instanceof HTMLLabelElement) return parent;
  return labelAround(parent);
}

type LabelsById = Map<string, HTMLLabelElement[]>;

interface WatchedPage {
  observer: MutationObserver;
  /** Undefined since the page changed. */
  labels?: LabelsById | undefined;
}

const pages = new WeakMap<Document, WatchedPage>();

function labelsById(document: Document): LabelsById {
  const page = pages.get(document) ?? watched(document);
  // Changes of this moment, of which the observer has not been told yet.
  if (page.observer.takeRecords().length > 0) page.labels = undefined;
  page.labels ??= Map.groupBy(document.querySelectorAll('label'), ({ htmlFor }) => htmlFor);
  return page.labels;
}

function watched(document: Document): WatchedPage {
  const page: WatchedPage = {
    observer: new MutationObserver(() => {
      page.labels = undefined;
    }),
  };
  page.observer.observe(document, { subtree: true, childList: true, attributeFilter: ['for'] });
  pages.set(document, page);
  return page;
}
