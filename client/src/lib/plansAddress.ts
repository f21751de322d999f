import { paths } from './paths.ts'

/**
 * Where a 402 leads (spec §8): `/pricing-plans` on the production host, the same page under a product-name prefix on others,
 * which the build of the client is given.
 */
export function plansAddress(prefix: string = import.meta.env.VITE_PRODUCT_PREFIX ?? ''): string {
  const name = prefix.replace(/^\/+|\/+$/g, '')
  return name ? `/${name}${paths.pricingPlans()}` : paths.pricingPlans()
}
