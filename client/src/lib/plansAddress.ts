import { paths } from './paths.ts'

/** Target of a 402 redirect (spec §8): `/pricing-plans` on the production host, elsewhere below a product-name prefix set at build time. */
export function plansAddress(prefix: string = import.meta.env.VITE_PRODUCT_PREFIX ?? ''): string {
  const name = prefix.replace(/^\/+|\/+$/g, '')
  return name ? `/${name}${paths.pricingPlans()}` : paths.pricingPlans()
}
