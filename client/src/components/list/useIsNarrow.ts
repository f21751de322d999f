import { useMediaQuery } from '@mantine/hooks'
import { narrowerThan } from '../theme/breakpoints.ts'

const narrow = narrowerThan(1024)

/** Below it rows would have no room for their words: there are cards. As in JobList.module.css. */
export const useIsNarrow = (): boolean => useMediaQuery(narrow, undefined, { getInitialValueInEffect: false })
