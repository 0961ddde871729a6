import { moduleDefaults, type ModuleFlag } from '#kernel/access/modules.ts';
import { t } from './plan-fit.texts.ts';

/** Every module that a plan can hold. */
export const planModules = Object.keys(moduleDefaults) as ModuleFlag[];

function isModule(flag: string): flag is ModuleFlag {
  return Object.hasOwn(moduleDefaults, flag);
}

/** What people call a module; one that the program does not know any more by its flag. */
export function moduleName(flag: string): string {
  return isModule(flag) ? t(`module_${flag}`) : flag;
}
