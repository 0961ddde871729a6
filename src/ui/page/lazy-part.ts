import { type ComponentType, lazy } from 'react';

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/**
 * A part of a page that is loaded when it is first shown, by its name in its file; it suspends meanwhile.
 *
 *     const SupplierForm = lazyPart(() => import('../form/supplier-form.tsx'), 'SupplierForm');
 */
export function lazyPart<File, Name extends keyof File>(
  load: () => Promise<File>,
  name: Name,
): ComponentType<PropsOf<File[Name]>> {
  return lazy(async () => ({ default: (await load())[name] as ComponentType<PropsOf<File[Name]>> }));
}
