import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { branchContents, chooseTarget } from '../testing/branchContents.ts'
import { branch, noJobsOf } from '../testing/branches.ts'

async function open(answers: Record<string, FakeOperation> = {}) {
  signedIn()
  const gateway = fakeGateway({
    Me: { me: owner },
    BranchRecord: { branch: branch() },
    BranchCustomers: { customers: { __typename: 'CustomerPage', totalCount: 38, ignored: [] } },
    JobsOf: noJobsOf,
    ...branchContents,
    ...answers,
  })
  const { user } = renderAt('/branches/2')
  await user.click(await screen.findByRole('button', { name: 'Delete branch' }))
  return { gateway, user, dialog: within(await screen.findByRole('dialog', { name: 'Delete Round Rock?' })) }
}

test('moves a branch’s records by their own calls, the head first, then deletes the branch without a target', async () => {
  const { gateway, user, dialog } = await open()
  expect(
    await dialog.findByText(/This branch has 1 customer, 1 open job, and 1 person\. Carmen Delgado moves with them as staff\./),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Move and delete' }))
  expect(await dialog.findByText('Required')).toBeVisible()
  await chooseTarget(user)
  await user.click(dialog.getByRole('button', { name: 'Move and delete' }))
  expect(await screen.findByText('Round Rock deleted')).toBeVisible()
  await waitFor(() => expect(window.location.pathname).toBe('/branches'))
  expect(gateway.callsOf('RemoveBranchHead')).toEqual([{ branchId: '2', branchHeadId: '12' }])
  expect(gateway.callsOf('ChangeCustomer')).toEqual([{ input: { id: '30', lockVersion: 4, branchId: '1' } }])
  expect(gateway.callsOf('MoveBranchJob')).toEqual([
    {
      input: {
        id: '12',
        lockVersion: 3,
        agreementAccepted: true,
        job: { customerId: '30', propertyId: '40', categoryId: '3', branchId: '1' },
      },
    },
  ])
  expect(gateway.callsOf('MovePerson')).toEqual([{ input: { id: '15', branchId: '1' } }])
  expect(gateway.callsOf('OperateBranch')).toEqual([{ input: { branchId: '2', operation: 'DELETE' } }])
})

test('names records that could not be moved with the reason, and the branch stays', async () => {
  const { gateway, user, dialog } = await open({
    MoveBranchJob: refuse('STALE', 'Dana Okoye changed this in the meantime.'),
    ChangeCustomer: {
      updateCustomer: { __typename: 'Customer', id: '30', branchId: '2', isActive: true, tags: [], lockVersion: 5 },
    },
  })
  await chooseTarget(user)
  await user.click(dialog.getByRole('button', { name: 'Move and delete' }))
  const left = await dialog.findByRole('list', { name: '2 records couldn’t be moved:' })
  expect(left).toHaveTextContent('Dana Okoye changed this in the meantime.')
  expect(left).toHaveTextContent('Maria Lopez Saved, but the branch didn’t change.')
  expect(dialog.getByText(/1 record moved/)).toBeVisible()
  expect(gateway.callsOf('OperateBranch')).toEqual([])
})

test('moves staff beyond the first page too', { tags: 'nightly' }, async () => {
  const person = (place: number) => ({
    __typename: 'TeamMember',
    id: `${100 + place}`,
    name: `Person ${place}`,
    role: 'STAFF',
    branchId: '2',
  })
  const people = Array.from({ length: 130 }, (_, index) => person(index))
  const none = { __typename: 'JobPage', items: [], totalCount: 0, ignored: [] }
  const { gateway, user, dialog } = await open({
    CustomersOfBranch: { customers: none },
    OpenJobsOfBranch: { jobs: none },
    PeopleOfBranch: ({ page }) => ({
      teamMembers: { __typename: 'TeamPage', totalCount: 130, items: people.slice((Number(page) - 1) * 100, Number(page) * 100) },
    }),
  })
  expect(await dialog.findByText(/This branch has 130 people\./)).toBeVisible()
  await chooseTarget(user)
  await user.click(dialog.getByRole('button', { name: 'Move and delete' }))
  expect(await screen.findByText('Round Rock deleted')).toBeVisible()
  expect(new Set(gateway.callsOf('MovePerson').map(({ input }) => (input as { id: string }).id)).size).toBe(130)
})

test('deletes an empty branch after a confirmation', async () => {
  const none = { __typename: 'JobPage', items: [], totalCount: 0, ignored: [] }
  const { gateway, user, dialog } = await open({
    BranchRecord: { branch: branch({ branchHead: null }) },
    CustomersOfBranch: { customers: none },
    OpenJobsOfBranch: { jobs: none },
    PeopleOfBranch: { teamMembers: none },
  })
  await dialog.findByText(/This branch is empty/)
  await user.click(dialog.getByRole('button', { name: 'Delete branch' }))
  expect(await screen.findByText('Round Rock deleted')).toBeVisible()
  expect(gateway.callsOf('RemoveBranchHead')).toEqual([])
})
