import { useMediaQuery } from '@mantine/hooks'
import { narrowerThan } from './breakpoints.ts'

/** Where the navigation stands at the bottom, and fingers work. As in the style sheets. */
export const useIsPhone = (): boolean => useMediaQuery(narrowerThan(768), undefined, { getInitialValueInEffect: false })
