export interface Failure {
  name: string;
  fault: string;
}
export function failuresOf(lost: readonly Failure[], passedAgain: (failure: Failure) => boolean): Failure[];
