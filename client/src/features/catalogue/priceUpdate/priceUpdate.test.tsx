import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { storedQuotes, quoteKeepers } from '../../../testing/quoteStates.ts'
import { toLine, sellingJob, sellingJobs } from '../testing/sellingJobs.ts'
import { serviceOf, trades } from '../testing/services.ts'

const jobs = [
  sellingJob(),
  sellingJob({ id: '502', jobNumber: 'J-1013', lineItems: [toLine({ id: '7', amount: 35 })] }),
  sellingJob({ id: '503', jobNumber: 'J-1014', invoiceStatus: 'UNPAID' }),
  sellingJob({
    id: '504',
    jobNumber: 'J-1015',
    invoiceStatus: 'PAID',
    billing: 'EACH_VISIT',
    lineItems: [toLine({ id: '8', quantity: 1 }), toLine({ id: '9', serviceId: '12', amount: 5 })],
  }),
]

function open(path: string, more: Record<string, FakeOperation> = {}, me = owner) {
  signedIn(me)
  const gateway = fakeGateway({ Me: { me }, ServiceRecord: { service: serviceOf() }, JobsThatSell: sellingJobs(jobs), ...trades, ...more })
  return { gateway, ...renderAt(path) }
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'New price of Boiler service' }))

test('a price change lists the open jobs with the old price and their new totals, except invoiced jobs and custom prices', async () => {
  const { gateway, user } = open('/price-list/11?was=40', {
    ChangeJobPrice: ({ input }) => {
      const { id } = input as { readonly id: string }
      return id === '504'
        ? refuse('STALE', 'Someone else changed this in the meantime.')
        : { updateJob: { __typename: 'Job', id, lineItems: null } }
    },
  })
  const asked = await dialog()
  expect(asked.getByText('$40.00 → $45.50')).toBeVisible()
  await user.click(await asked.findByRole('radio', { name: /^Open jobs, too \(2\)/ }))
  expect(asked.getByText('1 job with their own price don’t change.')).toBeVisible()
  const listed = asked.getByRole('list', { name: 'Open jobs that change' })
  expect(listed).toHaveTextContent('J-1012 · Boiler repair +$11.00')
  expect(listed).toHaveTextContent('J-1015 · Boiler repair +$5.50')
  await user.click(asked.getByRole('button', { name: 'Change 2 jobs' }))
  expect(await asked.findByText('Please agree to these to update the job.')).toBeVisible()
  await user.click(asked.getByRole('checkbox', { name: /reviewed/ }))
  await user.click(asked.getByRole('button', { name: 'Change 2 jobs' }))
  expect(await asked.findByText('1 job changed.')).toBeVisible()
  expect(asked.getByRole('list', { name: '1 job couldn’t be changed:' })).toHaveTextContent(
    /J-1015 Boiler repair\s?Someone else changed this/,
  )
  const sent = gateway.callsOf('ChangeJobPrice').map((call) => call['input'])
  expect(sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({
    id: '504',
    lockVersion: 4,
    scope: 'ALL',
    agreementAccepted: true,
    job: {
      customerId: '31',
      propertyId: '41',
      categoryId: '3',
      lineItems: [
        { id: '8', amount: 45.5, quantity: 1 },
        { id: '9', amount: 5 },
      ],
    },
  })
})

test.each(quoteKeepers)('quotes that %s keeps have their prices until they are approved', async (keeper) => {
  signedIn()
  const quotes = (await storedQuotes(keeper)).map((part) => sellingJob(part))
  const { user } = open('/price-list/11?was=40', { JobsThatSell: sellingJobs(quotes) })
  const asked = await dialog()
  await user.click(await asked.findByRole('radio', { name: /^Open jobs, too \(2\)/ }))
  const items = within(asked.getByRole('list', { name: 'Open jobs that change' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => /Ordinary job|\w+ quote/.exec(textContent ?? '')?.[0])).toEqual(['Ordinary job', 'Approved quote'])
})

test('only new jobs is the default, and changes no job', async () => {
  const { gateway, user } = open('/price-list/11?was=40')
  const asked = await dialog()
  await user.click(await asked.findByRole('button', { name: 'Keep open jobs' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('')
  expect(gateway.callsOf('ChangeJobPrice')).toEqual([])
})

test('users who may not change jobs are not asked', async () => {
  const { userProfileDetails: details } = owner
  const authorities = ['manage_services', 'view_prices']
  const me = { ...owner, userType: 'STAFF_ADMIN', userProfileDetails: { ...details, authorities } } as unknown as typeof owner
  const { gateway } = open('/price-list/11?was=40', {}, me)
  expect(await screen.findByText('$45.50')).toBeVisible()
  expect(gateway.callsOf('JobsThatSell')).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a failed search for jobs can be retried', async () => {
  const { gateway, user } = open('/price-list/11?was=40', { JobsThatSell: refuse('UPSTREAM_UNAVAILABLE', 'x') })
  const asked = await dialog()
  expect(await asked.findByRole('alert')).toHaveTextContent('Can’t reach the server')
  gateway.answer({ JobsThatSell: sellingJobs([]) })
  await user.click(asked.getByRole('button', { name: 'Try again' }))
  expect(await asked.findByText('No open job has the old price.')).toBeVisible()
})
