import { useMediaQuery } from '@mantine/hooks'
import { phone } from './breakpoints.ts'

/** On a phone (`phone`). */
export const useIsPhone = (): boolean => useMediaQuery(phone, undefined, { getInitialValueInEffect: false })
