import { useMediaQuery } from '@mantine/hooks'

/** Where the navigation stands at the bottom, and fingers work. As in the style sheets. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false })
