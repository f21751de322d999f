import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetStores } from '../lib/createStore.ts'
import { deleteQueue } from '../lib/offline/testing/inMemory.ts'
import { deleteResponses, readResponse } from '../lib/offline/responseStore.ts'
import { customerRecord } from '../testing/customerRecord.ts'
import { type FakeOperation, fakeGateway, outOfReach, refuse } from '../testing/fakeGateway.ts'
import { formAnswers, settingsOf } from '../testing/jobForm.ts'
import { entry, historyOf, job, NINE } from '../testing/jobs.ts'
import { onPhone } from '../testing/onPhone.ts'
import { individual, signedIn } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { dayAnswers, dayVisit } from '../testing/ownDay.ts'
import { quotedJob } from '../features/quotes/testing/quotedJob.ts'

vi.mock('../lib/offline/queue/queueStore.ts', () => import('../lib/offline/testing/inMemory.ts'))

const formName = 'Sample Authority to Proceed'
const field = (fieldKey: string, name: string, dataType: string, part: object = {}) => ({
  __typename: 'FormField',
  fieldKey,
  name,
  dataType,
  isRequired: true,
  choices: null,
  showIf: null,
  terms: null,
  ...part,
})
const sections = [
  {
    __typename: 'FormSection',
    name: 'Work',
    fields: [
      field('work', 'Work to be done', 'TEXTAREA'),
      field('price', 'Agreed price', 'NUMBER'),
      field('how', 'How the price was agreed', 'DROPDOWN_SINGLE_CHOICE', { choices: ['Fixed price', 'Estimate'] }),
    ],
  },
  {
    __typename: 'FormSection',
    name: 'Customer approval',
    fields: [field('name', 'Your name', 'TEXTBOX'), field('sign', 'Customer signature', 'SIGNATURE', { terms: 'I authorize this work.' })],
  },
]
const boiler = {
  __typename: 'Service',
  id: '11',
  name: 'Boiler service',
  description: null,
  amount: 120,
  currencyCode: 'USD',
  productType: 'SERVICE',
  categoryId: '2',
  categoryName: 'Heating',
  unit: null,
  durationMinutes: null,
  isTaxExempt: false,
  sku: null,
}
const salesTax = { __typename: 'Tax', id: '5', name: 'Sales tax', rate: 8.25, isDefault: true, isActive: true }
const getPage = (name: string, items: readonly object[]) => ({ __typename: name, items, totalCount: items.length })

const answers: Record<string, FakeOperation> = {
  ...formAnswers,
  ...dayAnswers([dayVisit()]),
  Me: { me: individual },
  JobFormSettings: settingsOf({ defaultTaxId: '5' }),
  JobTaxes: { taxes: getPage('TaxPage', [salesTax]) },
  JobFormForms: {
    forms: getPage('FormPage', [{ __typename: 'Form', id: '62', formName, status: 'ACTIVE', categoryIds: [], attachTo: [] }]),
  },
  FormToFill: { form: { __typename: 'Form', id: '62', formName, version: 1, sections } },
  JobsToKeep: { jobs: getPage('JobPage', []) },
  PricesToKeep: { services: getPage('ServicePage', [boiler]) },
  CustomerRecord: { customer: customerRecord() },
}

beforeEach(() => {
  sessionStorage.clear()
  resetStores()
  vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 })
  // jsdom has no canvas: signatures are typed here.
  const deaf = new Proxy({}, { get: () => () => undefined, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(deaf as never)
  onPhone()
  signedIn(individual)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await Promise.all([deleteQueue(), deleteResponses()])
})

/** Opens the visit's page with a network until all that a quote needs is on the device, and loses the network. */
async function goOffline(more: Record<string, FakeOperation> = {}) {
  const online = { ...answers, ...more }
  fakeGateway(online)
  const page = renderAt('/jobs/12')
  await screen.findByRole('heading', { level: 1, name: /J-1012/ })
  const copies = ['Prices', 'JobTaxes/{}', 'JobFormSettings/{}', 'JobFormForms/{}', 'FormToFill/{"id":"62"}', 'CustomerRecord/{"id":"30"}']
  await vi.waitFor(
    async () => {
      for (const name of copies) if (!(await readResponse(name))) throw new Error(`${name} is not stored yet`)
    },
    { timeout: 60_000 },
  )
  page.unmount()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const others = ['JobToQuote', 'CreateJob', 'SendForm', 'SendNote', 'StepHistory', 'NewestJobs', 'QuoteToApprove', 'UpdateQuote']
  return fakeGateway(Object.fromEntries([...Object.keys(online), ...others].map((name) => [name, outOfReach()])))
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Sign quote for Maria Lopez' }))

test('a quote is made, signed and queued without a network, also after a reload, and sent with one', async () => {
  const gateway = await goOffline()
  const { user, unmount } = renderAt('/jobs/12')
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'New quote' }))
  await screen.findByRole('form', { name: 'New quote' })
  await user.type(await screen.findByRole('combobox', { name: 'Line items' }), 'boiler s{Enter}')
  await within(await screen.findByRole('list', { name: 'Line items' })).findByRole('listitem', { name: 'Boiler service' })
  await user.click(screen.getByRole('button', { name: 'Sign' }))
  await screen.findByRole('textbox', { name: /^Work to be done/ })
  expect(dialog().getByRole('textbox', { name: /^Work to be done/ })).toHaveDisplayValue('Boiler service')
  // 120.00 and 8.25 % tax.
  expect(dialog().getByRole('textbox', { name: /^Agreed price/ })).toHaveDisplayValue('129.9')
  expect(dialog().getByRole('radio', { name: 'Fixed price' })).toBeChecked()
  await user.click(dialog().getByRole('radio', { name: 'Type name' }))
  await user.type(dialog().getByRole('textbox', { name: /^Signer’s name/ }), 'Marta Lopez')

  const { pathname, search } = window.location
  await vi.waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('Boiler service'))
  unmount()
  const again = renderAt(`${pathname}${search}`)
  await screen.findByText('Draft restored')
  await again.user.click(screen.getByRole('button', { name: 'Sign' }))
  expect(await screen.findByRole('textbox', { name: /^Signer’s name/ })).toHaveDisplayValue('Marta Lopez')
  await again.user.click(dialog().getByRole('button', { name: 'Approve quote' }))

  expect(await screen.findByText('Quote for Maria Lopez signed. It’s sent when you’re back online.')).toBeVisible()
  const waiting = within(await screen.findByRole('region', { name: 'Waiting to send' }))
  expect(waiting.getByText('Signed quote, $129.90')).toBeVisible()
  expect(window.location.pathname).toBe('/jobs/12')
  expect(gateway.callsOf('CreateJob')).toEqual([])

  gateway.answer({
    ...answers,
    CreateJob: { createJob: { __typename: 'Job', id: '77', jobNumber: 'J-1077', visitsTotal: 0 } },
    SendForm: { saveJobForm: { __typename: 'JobForm', id: '91', formId: '62' } },
    SendNote: { addJobNote: { ...entry({ event: 'NOTE' }), attachments: [] } },
    StepHistory: historyOf([]),
  })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(gateway.callsOf('SendNote')).toHaveLength(1))
  const text = 'Quote approved with a signature by Marta Lopez: $129.90.'
  // The page estimates the server's clock, which goes on.
  const signedAt: unknown = expect.closeTo(NINE, -2)
  expect(gateway.callsOf('CreateJob')).toMatchObject([
    {
      input: {
        customerId: '30',
        propertyId: '40',
        categoryId: '2',
        scheduleLater: true,
        taxIds: ['5'],
        formIds: ['62'],
        lineItems: [{ serviceId: '11', name: 'Boiler service', quantity: 1, amount: 120 }],
        quote: { validUntil: '2026-12-23', version: 1, approval: { kind: 'SIGNED', name: 'Marta Lopez', at: signedAt, note: text } },
      },
    },
  ])
  expect(gateway.callsOf('SendForm')).toMatchObject([
    {
      input: {
        jobId: '77',
        formId: '62',
        answers: [
          { fieldKey: 'work' },
          { fieldKey: 'price', value: '129.9' },
          {},
          {},
          { fieldKey: 'sign', signerName: 'Marta Lopez', signedTotal: 129.9 },
        ],
      },
    },
  ])
  expect(gateway.callsOf('SendNote')).toMatchObject([{ input: { jobId: '77', note: text } }])
  expect(await screen.findByText('Signed quote for Maria Lopez saved as J-1077.')).toBeVisible()
})

test('an existing quote is signed without a network, and another choice removes the signature', { tags: 'nightly' }, async () => {
  const quoted = quotedJob({ forms: [] }, { sentAt: NINE - 3600 })
  await goOffline({ Job: { job: quoted } })
  const { user } = renderAt('/jobs/12')
  await user.click(await screen.findByRole('button', { name: 'Approve quote' }))
  const approve = within(await screen.findByRole('dialog', { name: 'Approve quote J-1012' }))
  await user.click(approve.getByRole('radio', { name: 'Signed here' }))
  await user.click(approve.getByRole('button', { name: 'Continue to sign' }))
  expect(await screen.findByRole('textbox', { name: /^Agreed price/ })).toHaveDisplayValue('129.11')
  await user.click(dialog().getByRole('radio', { name: 'Type name' }))
  await user.type(dialog().getByRole('textbox', { name: /^Signer’s name/ }), 'Marta Lopez')
  // Another choice is another agreement.
  await user.click(dialog().getByRole('radio', { name: /^Better/ }))
  expect(dialog().getByRole('textbox', { name: /^Agreed price/ })).toHaveDisplayValue('1,211.61')
  await user.click(dialog().getByRole('button', { name: 'Approve quote' }))
  expect(await dialog().findByRole('alert', { name: '1 answer is missing' })).toBeVisible()
  await user.click(dialog().getByRole('radio', { name: 'Type name' }))
  await user.type(dialog().getByRole('textbox', { name: /^Signer’s name/ }), ' Lopez')
  await user.click(dialog().getByRole('button', { name: 'Approve quote' }))
  const waiting = within(await screen.findByRole('region', { name: 'Waiting to send' }))
  expect(waiting.getByText('Signed quote')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
})

test('a signed quote that the user may not save stays on the device and says who can', async () => {
  const refused = refuse('FORBIDDEN', 'You don’t have permission to create jobs.')
  fakeGateway({ ...answers, JobToQuote: { job: job() }, FindServices: { services: getPage('ServicePage', [boiler]) }, CreateJob: refused })
  const { user } = renderAt('/quotes/new?job=12')
  await screen.findByRole('form', { name: 'New quote' })
  await user.type(await screen.findByRole('combobox', { name: 'Line items' }), 'boiler s{Enter}')
  await within(await screen.findByRole('list', { name: 'Line items' })).findByRole('listitem', { name: 'Boiler service' })
  await user.click(screen.getByRole('button', { name: 'Sign' }))
  await user.click(await screen.findByRole('radio', { name: 'Type name' }))
  await user.type(dialog().getByRole('textbox', { name: /^Signer’s name/ }), 'Marta Lopez')
  await user.click(dialog().getByRole('button', { name: 'Approve quote' }))
  const waiting = within(await screen.findByRole('region', { name: 'Waiting to send' }))
  expect(waiting.getByText('You don’t have permission to save this quote. Ask the office to save it.')).toBeVisible()
  expect(await waiting.findByText('Boiler service × 1')).toBeVisible()
  expect(waiting.getByRole('button', { name: 'Copy as text' })).toBeVisible()
})

test('without the approval form on the device, signing says what to do', { tags: 'nightly' }, async () => {
  // The page of the test before may have stored a copy meanwhile.
  await deleteResponses()
  fakeGateway({
    ...answers,
    JobToQuote: { job: job() },
    FindServices: { services: getPage('ServicePage', [boiler]) },
    JobFormForms: outOfReach(),
  })
  const { user } = renderAt('/quotes/new?job=12')
  await screen.findByRole('form', { name: 'New quote' })
  await user.type(await screen.findByRole('combobox', { name: 'Line items' }), 'boiler s{Enter}')
  await within(await screen.findByRole('list', { name: 'Line items' })).findByRole('listitem', { name: 'Boiler service' })
  await user.click(screen.getByRole('button', { name: 'Sign' }))
  expect(await screen.findByText('The approval form isn’t on this device. Open a quote once while you’re online.')).toBeVisible()
  expect(dialog().queryByRole('button', { name: 'Approve quote' })).toBeNull()
})
