import type { Endpoint } from '../wire/endpoint.ts'
import {
  Branch,
  BranchBody,
  BranchChangeBody,
  BranchHeadBody,
  BranchHeadChangeBody,
  BranchHeadRemoval,
  BranchIdInput,
  BranchOperationBody,
  BranchPage,
  BranchQuery,
  OperatedBranch,
} from './schemas.ts'

// oxfmt-ignore
export const branchEndpoints = {
  listBranches: { method: 'GET', path: '/branches', input: BranchQuery, data: BranchPage, access: 'user', origin: 'inferred' },
  getBranch: { method: 'GET', path: '/branches/{id}', input: BranchIdInput, data: Branch, record: 'branch', access: 'user', origin: 'inferred' },
  createBranch: { method: 'POST', path: '/branches', input: BranchBody, data: Branch, record: 'branch', access: 'user', origin: 'inferred' },
  updateBranch: { method: 'PUT', path: '/branches/{id}', input: BranchChangeBody, takesNull: true, data: Branch, record: 'branch', access: 'user', origin: 'inferred' },
  operateBranch: { method: 'POST', path: '/branches/branch_operations', input: BranchOperationBody, data: OperatedBranch, record: 'branch', access: 'user', origin: 'inferred' },
  addBranchHead: { method: 'POST', path: '/branches/add_branch_head', input: BranchHeadBody, data: Branch, record: 'branch', access: 'user', origin: 'inferred' },
  updateBranchHead: { method: 'POST', path: '/branches/update_branch_head', input: BranchHeadChangeBody, data: Branch, record: 'branch', access: 'user', origin: 'inferred' },
  removeBranchHead: { method: 'DELETE', path: '/branches/remove_branch_head', input: BranchHeadRemoval, data: Branch, record: 'branch', access: 'user', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
