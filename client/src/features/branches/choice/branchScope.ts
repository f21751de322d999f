import { scope } from '../../../components/list/filters.ts'
import { BRANCH, branchIn } from '../../../lib/session/branchChoice.ts'

export const branchScope = scope(BRANCH, { label: 'Branch', inputField: 'branchId', read: branchIn })
