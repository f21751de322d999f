import { useMediaQuery } from '@mantine/hooks'
import { narrow } from '../../shared/picture/keptPicture.ts'

/** Below it rows would have no room for their words: there are cards. As in JobList.module.css. */
export const useIsNarrow = (): boolean => useMediaQuery(narrow, undefined, { getInitialValueInEffect: false })
