import type { Instant } from '#database/tables.ts';
import type { CarePlan } from './care-plan.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    care_plan: CarePlanTable;
    care_intervention: CareInterventionTable;
    care_plan_evaluation: CarePlanEvaluationTable;
  }
}

interface CarePlanTable {
  tenant_id: string;
  id: string;
  patient_id: string;
  admission_id: string | null;
  assessment_id: string | null;
  diagnosis: string;
  goal: string;
  status: CarePlan['status'];
  created_by: string;
  created_at: Instant;
  updated_at: Instant;
  version: number;
}

interface CareInterventionTable {
  tenant_id: string;
  id: string;
  care_plan_id: string;
  patient_id: string;
  position: number;
  text: string;
  /** Null for what is done once. */
  every_hours: number | null;
  stopped_at: Instant | null;
  stopped_by: string | null;
}

/** Added once, never changed; the last one of a plan ends it. */
interface CarePlanEvaluationTable {
  tenant_id: string;
  id: string;
  care_plan_id: string;
  outcome: CarePlan['evaluations'][number]['outcome'];
  evaluation: string;
  is_ending: boolean;
  evaluated_by: string;
  evaluated_at: Instant;
}
