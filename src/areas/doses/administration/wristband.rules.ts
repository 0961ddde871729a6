/** What the wristband of a patient says: their number, and that of their stay. */
export interface WristbandOf {
  patientNumber: string;
  admissionNumber: string;
}

/** True where what was scanned is this patient's own wristband. */
export function isOwnCode(code: string, { patientNumber, admissionNumber }: WristbandOf): boolean {
  const scanned = code.trim().toLowerCase();
  return [patientNumber, admissionNumber].some((own) => own.toLowerCase() === scanned);
}
