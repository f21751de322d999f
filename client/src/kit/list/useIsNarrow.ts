import { useMediaQuery } from '@mantine/hooks'
import { narrowerThan } from '../../shared/ui/breakpoints.ts'

/** Below it rows would have no room for their words: there are cards. As in JobList.module.css. */
export const useIsNarrow = (): boolean => useMediaQuery(narrowerThan(1024), undefined, { getInitialValueInEffect: false })
