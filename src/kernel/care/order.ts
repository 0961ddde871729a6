/** A prescription of a patient that was signed, or whose lines were held, resumed, stopped or replaced. */
export interface OrderOf {
  prescriptionId: string;
  /** Null for somebody who is not in the house. */
  admissionId: string | null;
}
