import { scope } from '../../../components/list/filters.ts'
import { BRANCH, branchIn } from '../../../lib/session/branchChoice.ts'

/** Filters by the branch selected in the shell. */
export const branchScope = scope(BRANCH, { label: 'Branch', as: 'branchId', read: branchIn })
