/** Values at which a chart draws its lines, from 0 to the first one that is not below the highest figure. */
export function ticksUpTo(highest: number, most = 4): number[] {
  const step = roundStep(Math.max(1, highest) / most);
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The least of 1, 2, 5, 10, 20, 50 ... that is not below the size: people read such steps at a glance. */
function roundStep(size: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(size)));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= size) ?? 10;
  return factor * power;
}

/** How many points go on without a name after each named one, so that names of this width do not touch. */
export function nameEvery(points: number, width: number, nameWidth: number): number {
  const fitting = Math.max(1, Math.floor(width / nameWidth));
  return Math.max(1, Math.ceil(points / fitting));
}
