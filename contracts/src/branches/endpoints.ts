import type { Endpoint } from '../endpoint.ts'
import { BranchPage, BranchQuery } from './schemas.ts'

/** Spec §7 "Branches". */
export const branchEndpoints = {
  listBranches: { method: 'GET', path: '/branches', input: BranchQuery, data: BranchPage, access: 'user', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
