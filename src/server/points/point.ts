import type { ModuleFlag } from '#kernel/access/modules.ts';

/**
 * Where areas tell another one something without knowing it, as slots do on a screen: what the point takes is filled in
 * by `fills` of `area.server.ts`, and whose work it is asks all of it by the function beside the point.
 */
export interface Point<F> {
  readonly id: string;
  /** True where also areas are asked whose module is off. */
  readonly isAskedWhenOff: boolean;
  /** For the types alone; nothing is there. */
  readonly takes?: F;
}

/** Of a point that areas fill; `isAskedWhenOff` for what must be known whether or not a module is on. */
export function definePoint<F>(id: string, { isAskedWhenOff = false } = {}): Point<F> {
  return { id, isAskedWhenOff };
}

/** What an area has put into a point. */
export interface Filling {
  readonly point: Point<unknown>;
  readonly filling: unknown;
}

export function fillPoint<F>(point: Point<F>, filling: F): Filling {
  return { point, filling };
}

/** What reads points. */
export interface Fillings {
  /** What the areas that are asked have put into a point, in the order of the areas. */
  fillings<F>(point: Point<F>): F[];
}

interface FillingArea {
  readonly module?: ModuleFlag;
  readonly fills?: readonly Filling[];
}

/** The fillings of these areas where these modules are on. */
export function fillingsOf(
  areas: readonly FillingArea[],
  modules: Readonly<Record<ModuleFlag, boolean>>,
): Fillings['fillings'] {
  return <F>(point: Point<F>) =>
    areas
      .filter(({ module }) => point.isAskedWhenOff || !module || modules[module])
      .flatMap(({ fills = [] }) => fills)
      .flatMap(({ point: { id }, filling }) => (id === point.id ? [filling as F] : []));
}
