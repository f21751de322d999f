import { createHash } from 'node:crypto'
import type { Bundle } from './filesOf.ts'

const LETTERS = 12

const isHashed = (name: string): boolean => name.startsWith('assets/')

/** Names a build by its hashed files: another build, another name. */
export const buildName = (bundle: Bundle): string =>
  createHash('sha256').update(Object.keys(bundle).filter(isHashed).toSorted().join()).digest('hex').slice(0, LETTERS)
