import { useMediaQuery } from '@mantine/hooks'

/** Pixels of a text of usual size in one `em` of a media query. */
const EM_PX = 16

/** For `useMediaQuery`: narrower than so many pixels of a browser with a text of 16 pixels, as the style sheets are built. */
export const narrowerThan = (width: number): string => `(max-width: ${(width - 1) / EM_PX}em)`

/** Where the navigation stands at the bottom, and fingers work. As in the style sheets. */
export const phone = narrowerThan(768)

/** On a phone (`phone`). */
export const useIsPhone = (): boolean => useMediaQuery(phone, undefined, { getInitialValueInEffect: false })
