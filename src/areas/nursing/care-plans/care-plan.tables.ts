import type { Table } from '#database/tables.ts';
import type { CarePlan } from './care-plan.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    care_plan: Table<'care_plan', CarePlanColumns>;
    care_intervention: Table<'care_intervention', CareInterventionColumns>;
    care_plan_evaluation: Table<'care_plan_evaluation', CarePlanEvaluationColumns>;
  }
}

interface CarePlanColumns {
  status: CarePlan['status'];
}

interface CareInterventionColumns {
  /** Null for what is done once. */
  every_hours: number | null;
}

/** Added once, never changed; the last one of a plan ends it. */
interface CarePlanEvaluationColumns {
  outcome: CarePlan['evaluations'][number]['outcome'];
}
