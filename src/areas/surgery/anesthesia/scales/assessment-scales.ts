/**
 * Physical status before anaesthesia, 1 normal to 6 brain-dead donor; E is said beside it in an emergency.
 * Source: American Society of Anesthesiologists, ASA Physical Status Classification System, 2020.
 */
export const asaClasses = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;
export type AsaClass = (typeof asaClasses)[number];

/** The class as it is written, such as `III` or `III E`. */
export function asaText(asaClass: AsaClass, isEmergency: boolean): string {
  return isEmergency ? `${asaClass} E` : asaClass;
}

/**
 * What is seen of the throat, I pillars, palate and uvula to IV none of it.
 * Source: Samsoon GL, Young JR, Difficult tracheal intubation, Anaesthesia 1987;42:487-490 (modified Mallampati).
 */
export const mallampatiClasses = ['I', 'II', 'III', 'IV'] as const;
export type MallampatiClass = (typeof mallampatiClasses)[number];

/** True for the classes that foretell a difficult airway. */
export function foretellsDifficultAirway(mallampati: MallampatiClass): boolean {
  return mallampati === 'III' || mallampati === 'IV';
}
