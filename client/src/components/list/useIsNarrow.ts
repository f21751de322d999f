import { useMediaQuery } from '@mantine/hooks'
import { narrowerThan } from '../theme/breakpoints.ts'

const narrow = narrowerThan(1024)

/** Cards below this width. Matches JobList.module.css. */
export const useIsNarrow = (): boolean => useMediaQuery(narrow, undefined, { getInitialValueInEffect: false })
