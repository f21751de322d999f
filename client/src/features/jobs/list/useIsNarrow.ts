import { useMediaQuery } from '@mantine/hooks'

/** Below it rows would have no room for their words: there are cards. As in JobList.module.css. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 1023px)', undefined, { getInitialValueInEffect: false })
