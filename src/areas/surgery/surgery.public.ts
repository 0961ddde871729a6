export { procedureInput } from './procedures/procedure.contract.ts';
export {
  createProcedure,
  findProceduresNamed,
  updateProcedure as changeProcedure,
} from './procedures/procedure.service.ts';

/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = ['operating_theatre', 'surgical_case', 'surgical_team_member'] as const;
