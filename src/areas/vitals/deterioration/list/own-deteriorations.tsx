import { Deteriorations } from './deteriorations.tsx';

/** On the home screen: scores that concern the reader. */
export function OwnDeteriorations() {
  return <Deteriorations scope="own" />;
}
