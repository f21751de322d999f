import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refuse } from '../../testing/fakeGateway.ts'
import { erase, job, message, openErase, openPersonalData, page, person, property } from './testing/personalData.ts'
import { saveFile } from '../../components/csv/saveFile.ts'

vi.mock('../../components/csv/saveFile.ts', () => ({ saveFile: vi.fn<(name: string, content: BlobPart) => void>() }))

const section = async (name: RegExp) => within(await screen.findByRole('region', { name }))

test('lists every record, and what could not be read with the reason', async () => {
  const { user } = openPersonalData({ PersonalMessages: { clientMessages: page('ClientMessagePage', [message], ['customerId']) } })
  expect((await section(/^Customer/)).getByText('Gate code 4711')).toBeVisible()
  expect((await section(/^Jobs/)).getByRole('link', { name: 'J-12 · Boiler' })).toHaveAttribute('href', '/jobs/12')
  expect((await section(/^Invoices/)).getByRole('link', { name: 'INV-7' })).toBeVisible()
  const unread = await section(/^Not read \(1\)/)
  expect(unread.getByText('Messages')).toBeVisible()
  expect(unread.getByText('The service doesn’t list them by customer.')).toBeVisible()
  expect(screen.queryByText(/Your visit/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Download' }))
  const [name, content] = vi.mocked(saveFile).mock.lastCall ?? []
  expect(name).toBe('personal-data-30.json')
  const file = JSON.parse(String(content)) as { records: { kind: string; email?: string }[]; notRead: { what: string }[] }
  expect(file.records.map(({ kind }) => kind)).toEqual(['customer', 'property', 'job', 'invoice'])
  expect(file.records[0]?.email).toBe('maria@mail.example')
  expect(file.notRead.map(({ what }) => what)).toEqual(['Messages'])
})

test('refuses while a job is open', async () => {
  const { user } = openPersonalData({ PersonalJob: { job: { ...job, status: 'ASSIGNED' } } })
  await openErase(user)
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase Maria Lopez' }))
  expect(dialog.getByText(/Finish or cancel this job/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Erase' })).toBeNull()
})

test('erases known values only, lists failures, tries those again, and reports what stays', async () => {
  let isRefused = true
  let isErased = false
  const { gateway, user } = openPersonalData({
    EraseJobTexts: () => (isRefused ? refuse('INVALID', 'The job is locked by an audit.') : { updateJob: { ...job, description: null } }),
    ErasePerson: () => {
      isErased = true
      return { updateCustomer: { ...person, firstName: 'Erased', lastName: 'customer 30', email: null, phone: null, notes: null } }
    },
    PersonalCustomer: () => ({
      customer: isErased
        ? { __typename: 'Customer', id: '30', name: 'Erased customer 30', properties: [] }
        : { ...person, properties: [property] },
    }),
  })
  await erase(user)
  expect(await screen.findByText('The job is locked by an audit.')).toBeVisible()
  isRefused = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Maria Lopez was erased')).toBeVisible()
  expect(gateway.callsOf('ErasePlace')).toEqual([{ input: { id: '40', street1: 'Erased' } }])
  expect(gateway.callsOf('EraseJobTexts')).toHaveLength(2)
  expect(gateway.callsOf('ErasePerson')).toEqual([
    {
      input: {
        id: '30',
        lockVersion: 3,
        firstName: 'Erased',
        lastName: 'customer 30',
        email: null,
        phone: null,
        notes: null,
        emailNotification: false,
        smsNotification: false,
        isActive: false,
      },
    },
  ])
  const messages = await section(/^Messages/)
  expect(messages.getByText('Sent messages can’t be changed.')).toBeVisible()
  expect(messages.getByText('maria@mail.example')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull()
})

test('says that a change was answered with success and not applied', async () => {
  const { user } = openPersonalData({ ErasePlace: { updateProperty: property } })
  await erase(user)
  expect(await screen.findByText('Saved, but the service still returns the street 1.')).toBeVisible()
})

test('an erasure that is given up is not called done, and can be repeated', async () => {
  const { user } = openPersonalData({ EraseJobTexts: refuse('INVALID', 'The job is locked by an audit.') })
  await erase(user)
  await user.click(await screen.findByRole('button', { name: 'Show what stays' }))
  expect(await screen.findByText('Maria Lopez was not fully erased')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Erase' })).toBeEnabled()
})

test('a job without its property is not sent', async () => {
  const { gateway, user } = openPersonalData({ PersonalJob: { job: { ...job, property: null } } })
  await erase(user)
  expect(await screen.findByText('Couldn’t load its customer, property and category.')).toBeVisible()
  expect(gateway.callsOf('EraseJobTexts')).toEqual([])
})

test('a customer who can’t be read is an error that can be tried again', async () => {
  let isDown = true
  const { user } = openPersonalData({
    PersonalCustomer: () => (isDown ? refuse('UPSTREAM', 'The service is down.') : { customer: { ...person, properties: [] } }),
  })
  expect(await screen.findByText(/The service is down/)).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: /Try again|Retry/ }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled())
})
