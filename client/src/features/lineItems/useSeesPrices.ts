import { useAuthority } from '../../lib/session/useAuthority.ts'

/** A staff admin needs `view_prices`. Others enter name and quantity, and the backend prices the lines. */
export const useSeesPrices = (): boolean => useAuthority()('view_prices') !== false
