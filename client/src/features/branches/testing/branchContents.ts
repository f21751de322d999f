import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { branchPage } from './branches.ts'

const page = (type: string, items: readonly object[]) => ({ __typename: type, items, totalCount: items.length, ignored: [] })

const maria = { __typename: 'Customer', id: '30', name: 'Maria Lopez', companyName: null, branchId: '2', lockVersion: 4 }
const boiler = {
  __typename: 'Job',
  id: '12',
  jobNumber: 'J-1012',
  title: 'Boiler repair',
  branchId: '2',
  lockVersion: 3,
  customer: { __typename: 'Customer', id: '30', name: 'Maria Lopez' },
  property: { __typename: 'Property', id: '40' },
  category: { __typename: 'Category', id: '3', name: 'Heating' },
}
const tom = { __typename: 'TeamMember', id: '15', name: 'Tom Lindqvist', role: 'STAFF', branchId: '2' }
const rachel = { __typename: 'TeamMember', id: '1', name: 'Rachel Whitfield', role: 'COMPANY', branchId: '2' }

/** A branch with a customer, an open job, a technician, its head and the owner. */
export const branchContents = {
  CustomersOfBranch: { customers: page('CustomerPage', [maria]) },
  OpenJobsOfBranch: { jobs: page('JobPage', [boiler]) },
  PeopleOfBranch: { teamMembers: page('TeamPage', [tom, rachel]) },
  BranchesToChoose: {
    branches: {
      __typename: 'BranchPage',
      items: [
        { __typename: 'Branch', id: '1', name: 'Austin Central' },
        { __typename: 'Branch', id: '2', name: 'Round Rock' },
      ],
    },
  },
  Branches: branchPage([]),
  RemoveBranchHead: { removeBranchHead: null },
  ChangeCustomer: { updateCustomer: null },
  MoveBranchJob: { updateJob: null },
  MovePerson: { updateStaff: null },
  OperateBranch: { operateBranch: null },
}

/** Selects the target branch. */
export async function chooseTarget(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: /^Move them to/ }))
  await user.click(await screen.findByRole('option', { name: 'Austin Central' }))
}
