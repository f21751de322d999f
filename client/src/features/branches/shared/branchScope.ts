import { scope } from '../../../components/list/filters.ts'
import { BRANCH, branchIn } from '../../../lib/session/branchChoice.ts'

/** Shows the records of the branch that is chosen in the shell. */
export const branchScope = scope(BRANCH, { label: 'Branch', as: 'branchId', read: branchIn })
