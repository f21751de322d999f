import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lineOf, sellingJob, sellingJobs } from '../features/catalogue/testing/sellingJobs.ts'
import { serviceOf, trades } from '../features/catalogue/testing/services.ts'
import { mergeAnswers, mergeBenIntoMaria } from '../features/customers/testing/merging.ts'
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

test('a price update continues after a reload with the jobs as they are now', async () => {
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
      job: id === '501' ? sellingJob({ lineItems: [lineOf({ amount: 45.5 })] }) : { ...jobs[1], lockVersion: 9 },
    }),
  })
  await again.click(await screen.findByRole('button', { name: 'Continue, 2 of 2 left' }))
  expect(await screen.findByText('2 jobs changed.')).toBeVisible()
  expect(gateway.callsOf('ChangeJobPrice').slice(2)).toEqual([{ input: expect.objectContaining({ id: '502', lockVersion: 9 }) }])
})
