import { lazy, type ComponentType } from 'react';

const known = new WeakMap<() => Promise<unknown>, ComponentType<object>>();

/**
 * The lazy component of a loading function, the same one on every call: React would mount another one anew.
 * It suspends while it loads.
 */
export function lazyOnce<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const made = known.get(load) ?? lazy(async () => ({ default: await load() }));
  known.set(load, made as ComponentType<object>);
  return made as ComponentType<Props>;
}
