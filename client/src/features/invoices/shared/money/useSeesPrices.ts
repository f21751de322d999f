import { useAuthority } from '../../../../lib/session/useAuthority.ts'

/**
 * Whether the signed-in user, who may book jobs, is shown prices: a staff admin needs `view_prices`. Those who are shown
 * none sell by name and quantity, and the backend prices the lines.
 */
export const useSeesPrices = (): boolean => useAuthority()('view_prices') !== false
