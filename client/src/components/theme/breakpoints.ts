import { useMediaQuery } from '@mantine/hooks'

/** Pixels per `em` in media queries at the default text size. */
const EM_PX = 16

/** Media query for widths below that many pixels at a text size of 16, as in the style sheets. */
export const narrowerThan = (width: number): string => `(max-width: ${(width - 1) / EM_PX}em)`

/** Bottom navigation and touch sizes below this width. Matches the style sheets. */
export const phone = narrowerThan(768)

export const useIsPhone = (): boolean => useMediaQuery(phone, undefined, { getInitialValueInEffect: false })
