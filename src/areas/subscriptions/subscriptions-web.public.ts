export { moduleName, planModules } from './limits/module-name.words.ts';
export { PlanFit, type PlanLimit } from './limits/detail/plan-fit.tsx';
export { InvoiceChangeList } from './receivables/detail/invoice-change-list.tsx';
