import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { branchContents, chooseTarget } from '../features/branches/testing/branchContents.ts'
import { branch, noJobsOf } from '../features/branches/testing/branches.ts'
import { toLine, sellingJob, sellingJobs } from '../features/catalogue/testing/sellingJobs.ts'
import { ownCategories, serviceOf, trades, tradesToChoose } from '../features/catalogue/testing/services.ts'
import { mergeAnswers, mergeBenIntoMaria } from '../features/customers/testing/merging.ts'
import { erase, job, openPersonalData, person, property } from '../features/customers/testing/personalData.ts'
import { type FakeOperation, fakeGateway } from '../testing/fakeGateway.ts'
import { owner, signedIn } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'

const noAnswer: FakeOperation = () => new Promise<never>(() => undefined)

function reload() {
  cleanup()
  return renderAt(window.location.pathname + window.location.search)
}

test('a merge continues after a reload, and its Undo covers what was moved before', async () => {
  const answers = mergeAnswers()
  const { gateway } = await mergeBenIntoMaria({ ...answers, MoveJob: noAnswer })
  await waitFor(() => expect(gateway.callsOf('MoveJob')).toHaveLength(1))
  const { user } = reload()
  gateway.answer(answers)
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge customers' }))
  expect(await dialog.findByText(/^The merge of Ben Hart into Maria Lopez was interrupted/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Continue, 3 of 4 left' }))
  expect(await screen.findByText('Ben Hart merged into Maria Lopez')).toBeVisible()
  // The job was still Ben's.
  expect(gateway.callsOf('MoveJob')).toHaveLength(2)
  expect(gateway.callsOf('UpdateProperty')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Merge undone: Ben Hart')).toBeVisible()
  expect(gateway.callsOf('UpdateProperty').at(-1)).toEqual({ input: { id: '45', customerId: '31', isBillingAddress: true } })
})

test('a price update continues after a reload with the jobs as they are now', { tags: 'nightly' }, async () => {
  signedIn()
  const jobs = [sellingJob(), sellingJob({ id: '502', jobNumber: 'J-1013' })]
  const gateway = fakeGateway({
    Me: { me: owner },
    ServiceRecord: { service: serviceOf() },
    JobsThatSell: sellingJobs(jobs),
    ...trades,
    ChangeJobPrice: noAnswer,
  })
  const { user } = renderAt('/price-list/11?was=40')
  await user.click(await screen.findByRole('radio', { name: /^Open jobs, too/ }))
  await user.click(screen.getByRole('checkbox', { name: /reviewed/ }))
  await user.click(screen.getByRole('button', { name: 'Change 2 jobs' }))
  await waitFor(() => expect(gateway.callsOf('ChangeJobPrice')).toHaveLength(2))
  const { user: again } = reload()
  gateway.answer({
    ChangeJobPrice: { updateJob: null },
    // The first change arrived.
    JobThatSells: ({ id }) => ({
      job: id === '501' ? sellingJob({ lineItems: [toLine({ amount: 45.5 })] }) : { ...jobs[1], lockVersion: 9 },
    }),
  })
  await again.click(await screen.findByRole('button', { name: 'Continue, 2 of 2 left' }))
  expect(await screen.findByText('2 jobs changed.')).toBeVisible()
  expect(gateway.callsOf('ChangeJobPrice').slice(2)).toEqual([{ input: expect.objectContaining({ id: '502', lockVersion: 9 }) }])
})

test('an erasure continues after a reload, and its report still recognizes the person', async () => {
  const { gateway, user } = openPersonalData({ EraseJobTexts: noAnswer })
  await erase(user)
  await waitFor(() => expect(gateway.callsOf('EraseJobTexts')).toHaveLength(1))
  gateway.answer({
    PersonalCustomer: { customer: { ...person, properties: [{ ...property, street1: 'Erased' }] } },
    // The job's change arrived.
    PersonalJob: { job: { ...job, description: null } },
  })
  const { user: again } = reload()
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase Maria Lopez' }))
  await again.click(await dialog.findByRole('button', { name: 'Continue, 2 of 3 left' }))
  expect(await screen.findByText('Maria Lopez was erased')).toBeVisible()
  expect(gateway.callsOf('ErasePlace')).toHaveLength(1)
  expect(gateway.callsOf('EraseJobTexts')).toHaveLength(1)
  expect(gateway.callsOf('ErasePerson')).toHaveLength(1)
  expect(within(await screen.findByRole('region', { name: /^Messages/ })).getByText('maria@mail.example')).toBeVisible()
})

test('a deletion of a branch continues after a reload; what it still contains is moved', async () => {
  signedIn()
  const gateway = fakeGateway({
    Me: { me: owner },
    BranchRecord: { branch: branch({ branchHead: null }) },
    BranchCustomers: { customers: { __typename: 'CustomerPage', totalCount: 38, ignored: [] } },
    JobsOf: noJobsOf,
    ...branchContents,
    MovePerson: noAnswer,
  })
  const { user } = renderAt('/branches/2')
  await user.click(await screen.findByRole('button', { name: 'Delete branch' }))
  await chooseTarget(user)
  await user.click(screen.getByRole('button', { name: 'Move and delete' }))
  await waitFor(() => expect(gateway.callsOf('MovePerson')).toHaveLength(1))
  await waitFor(() => expect(gateway.callsOf('MoveBranchJob')).toHaveLength(1))
  const { user: again } = reload()
  gateway.answer({ MovePerson: { updateStaff: null } })
  await again.click(await screen.findByRole('button', { name: 'Continue, 2 of 4 left' }))
  expect(await screen.findByText('Round Rock deleted')).toBeVisible()
  expect(gateway.callsOf('MovePerson')).toHaveLength(2)
  expect(gateway.callsOf('MoveBranchJob')).toHaveLength(1)
  expect(gateway.callsOf('OperateBranch')).toHaveLength(1)
})

test('a deletion of a category continues after a reload without moving a service twice', { tags: 'nightly' }, async () => {
  signedIn()
  const services = (ids: readonly string[]) => ({
    services: {
      __typename: 'ServicePage',
      items: ids.map((id) => ({ __typename: 'Service', id, name: `Service ${id}`, categoryId: '3' })),
      totalCount: ids.length,
      page: 1,
    },
  })
  const gateway = fakeGateway({
    Me: { me: owner },
    TradesToChoose: tradesToChoose,
    OwnCategories: ownCategories,
    ServicesOfCategory: services(['11', '12']),
    MoveService: noAnswer,
    DeleteCategory: { deleteCategory: null },
  })
  const { user } = renderAt('/categories')
  await user.click(await screen.findByRole('button', { name: 'Delete: Heating' }))
  await user.click(screen.getByRole('combobox', { name: 'Move its services to' }))
  await user.click(await screen.findByRole('option', { name: 'Plumbing' }))
  await user.click(screen.getByRole('button', { name: 'Delete category' }))
  await waitFor(() => expect(gateway.callsOf('MoveService')).toHaveLength(2))
  const { user: again } = reload()
  gateway.answer({ ServicesOfCategory: services(['12']), MoveService: { updateService: null } })
  await again.click(await screen.findByRole('button', { name: 'Continue, 3 of 3 left' }))
  expect(await screen.findByText('Heating deleted')).toBeVisible()
  expect(gateway.callsOf('MoveService').slice(2)).toEqual([{ input: { id: '12', categoryId: '4' } }])
})
