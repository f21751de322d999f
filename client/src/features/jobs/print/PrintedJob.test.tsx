import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { historyOf, job, me, visit, notesWithEquipment } from '../../../testing/jobs.ts'

const line = (part: object) => ({
  __typename: 'LineItem' as const,
  serviceId: null,
  id: '1',
  name: 'Labor',
  description: null,
  productType: null,
  quantity: 2,
  unit: 'h',
  amount: 80,
  isTaxExempt: false,
  total: 160,
  ...part,
})

const company = {
  __typename: 'GeneralData' as const,
  organizationName: 'Harbor Home Services',
  organizationEmail: 'office@harbor.example',
  phoneCountryCode: '1',
  phone: '5550100199',
  address: '1 Pier Road, Salem',
  logoUrl: 'data:image/png;base64,iVBORw0KGgo=',
}

async function openJob(part: Parameters<typeof job>[0]) {
  signedIn()
  fakeGateway({ ...me, Job: { job: job(part) }, JobHistory: historyOf([]), CompanyOnPaper: { generalData: company } })
  const page = renderAt('/jobs/12')
  await screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler repair' })
  return page
}

/** Simulates printing: fires the print event and returns the rendered sheet. */
function onPaper(): Promise<HTMLElement> {
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  return waitFor(() => {
    const sheet = document.querySelector<HTMLElement>('[data-job-sheet]')
    if (!sheet) throw new Error('No print sheet was rendered')
    return sheet
  })
}

afterEach(() => vi.restoreAllMocks())

test('P prints the job: company, customer, property, visits, lines and sums', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = await openJob({ lineItems: [line({})], subtotal: 160, total: 160 })
  await screen.findByRole('button', { name: 'More actions' })
  await user.keyboard('p')
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const sheet = await onPaper()
  for (const text of ['Harbor Home Services', 'J-1012', 'Maria Lopez', '+1 (555) 010-0123', '12 Oak Street, Salem', 'Mon, 11/23/2026'])
    expect(sheet).toHaveTextContent(text)
  expect(within(sheet).getByRole('row', { name: 'Labor 2 h $80.00 $160.00' })).toBeInTheDocument()
  expect(within(sheet).getByText('Total', { selector: 'dt' }).nextElementSibling).toHaveTextContent('$160.00')
})

test('internal data is not printed', async () => {
  await openJob({ notes: 'Customer pays late', visits: [visit({ notes: 'Bring Ben' })], jobFinishedNotes: 'Seal replaced' })
  const sheet = await onPaper()
  expect(sheet).toHaveTextContent('Seal replaced')
  expect(sheet).toHaveTextContent('No hot water since Sunday.')
  for (const text of ['Customer pays late', 'Bring Ben', '$120.50']) expect(sheet).not.toHaveTextContent(text)
})

test('the sheet has staff and their contacts, access notes and a signature line', async () => {
  await openJob({})
  const sheet = await onPaper()
  const texts = [
    '1 Pier Road, Salem',
    '+1 (555) 010-0199',
    'office@harbor.example',
    'Access: Key under the pot',
    'Customer signature',
    'Date',
  ]
  await waitFor(() => texts.forEach((part) => expect(sheet).toHaveTextContent(part)))
})

test('the sheet has the property’s equipment', async () => {
  const { property } = job({})
  await openJob({ property: property && { ...property, accessNotes: notesWithEquipment } })
  const sheet = await onPaper()
  expect(within(sheet).getByRole('heading', { name: 'Equipment' }).nextElementSibling).toHaveTextContent(/^Rheem Water heater XG50/)
  expect(sheet).toHaveTextContent('Access: Key under the pot')
  expect(sheet).not.toHaveTextContent(';')
})

test('the sheet has no prices for users without prices', async () => {
  await openJob({ lineItems: [line({ amount: null, total: null })], total: null, taxes: null })
  const sheet = await onPaper()
  expect(within(sheet).getByRole('row', { name: 'Labor 2 h' })).toBeInTheDocument()
  expect(sheet).not.toHaveTextContent('$')
})
