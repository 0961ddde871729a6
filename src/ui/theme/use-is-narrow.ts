import { useMediaQuery } from '@mantine/hooks';

/** True in a window narrower than 768 pixels, such as that of a phone. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}
