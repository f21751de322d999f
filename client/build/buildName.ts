import { createHash } from 'node:crypto'
import type { Bundle } from './filesOf.ts'

const LETTERS = 12

/** Names a build by its files: another build, another name. */
export const buildName = (bundle: Bundle): string =>
  createHash('sha256').update(Object.keys(bundle).toSorted().join()).digest('hex').slice(0, LETTERS)
