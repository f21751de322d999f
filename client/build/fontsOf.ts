import type { Bundle } from './filesOf.ts'

/** Addresses of the fonts that every page needs. */
export const fontsOf = (bundle: Bundle): string[] =>
  Object.keys(bundle)
    .filter((name) => /inter-ascii.*\.woff2$/.test(name))
    .map((name) => `/${name}`)
