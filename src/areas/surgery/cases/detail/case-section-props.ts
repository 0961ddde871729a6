import type { SurgicalCase } from '../case.contract.ts';

/** What a part of a case's page is given. */
export interface CaseSectionProps {
  surgicalCase: SurgicalCase;
}
