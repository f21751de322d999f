import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../testing/fakeGateway.ts'
import { entry, historyOf, managed, NINE } from '../../testing/jobs.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { approvalForms } from './testing/approvalForms.ts'
import { keepQuote } from './device/keepQuote.ts'
import { readDeviceQuotes } from './device/knownQuotes.ts'
import { quotedJob } from './testing/quotedJob.ts'

// `quotePdf.test.ts` reads the file itself.
vi.mock('./document/quotePdf.ts', () => ({ quotePdf: () => 'UERG' }))

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 })
})
afterEach(() => void vi.useRealTimers())

const company = {
  generalData: {
    __typename: 'GeneralData',
    organizationName: 'Harbor Home Services',
    organizationEmail: 'office@harbor.example',
    phoneCountryCode: '1',
    phone: '5550100100',
    address: '1 Dock Road',
  },
  companySettings: { __typename: 'CompanySettings', customer: { __typename: 'CustomerSetting', paymentTerms: null } },
}

function open(job: ReturnType<typeof quotedJob>, more: Record<string, FakeOperation> = {}) {
  signedIn(owner)
  const gateway = fakeGateway({
    Me: { me: owner },
    Job: { job },
    JobHistory: historyOf([]),
    QuoteCompany: company,
    SendNote: { addJobNote: { ...entry({ event: 'NOTE' }), attachments: [] } },
    ...more,
  })
  return { gateway, ...renderAt('/jobs/12') }
}
const sent = { sentAt: NINE - 3600 }

test('an open quote shows its alternatives and is sent with its PDF; then it is approved', async () => {
  const { gateway, user } = open(quotedJob(), {
    SendAttachment: {
      sendAttachment: { __typename: 'SentAttachment', id: '971', status: 'SENT', statusDesc: 'Sent', sentAt: NINE, textMessages: null },
    },
    UpdateQuote: { updateJob: quotedJob({ lockVersion: 4 }, { sentAt: NINE }) },
  })
  const cards = within(await screen.findByRole('list', { name: 'Alternatives' }))
  expect(cards.getByText('$129.11')).toBeVisible()
  expect(cards.getByText('$1,211.61')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Schedule/ })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Send quote' }))
  const dialog = within(await screen.findByRole('dialog', { name: /quote J-1012/ }))
  expect(dialog.getByLabelText(/^Message/)).toHaveDisplayValue(/Your quote J-1012 is attached\. It is valid until/)
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(gateway.callsOf('UpdateQuote')).toHaveLength(1))
  expect(gateway.callsOf('SendAttachment')).toMatchObject([
    {
      input: {
        attachmentType: 'CONTRACT',
        jobId: '12',
        to: ['maria@mail.example'],
        file: { fileName: 'quote-J-1012.pdf', fileBase64: 'UERG' },
      },
    },
  ])
  // A change replaces the quote, so its other parts are sent with it.
  const unchanged = {
    validUntil: '2026-12-21',
    alternatives: [{ name: 'Good' }, { name: 'Better' }],
    optionalLines: [{ name: 'Thermostat' }],
  }
  expect(gateway.callsOf('UpdateQuote')).toMatchObject([
    { input: { id: '12', lockVersion: 3, job: { quote: { ...unchanged, sentAt: NINE } } } },
  ])
  expect(await screen.findByRole('button', { name: 'Approve quote' })).toBeVisible()
  expect(await screen.findByText('Quote J-1012 sent to maria@mail.example.')).toBeVisible()
})

test('an approval by phone sends the choice with it, and a note with the same words', async () => {
  const chosen = quotedJob().quote?.alternatives?.[1]?.lineItems ?? []
  const text = 'Quote approved by phone by Maria Lopez: Better with Thermostat, $1,265.73. Start in May.'
  const approval = { __typename: 'QuoteApproval' as const, kind: 'PHONE' as const, name: 'Maria Lopez', at: NINE, note: text }
  const lineItems = [...chosen, ...(quotedJob().quote?.optionalLines ?? [])].map((line) => ({ ...line, total: null }))
  const { gateway, user } = open(quotedJob({}, sent), {
    UpdateQuote: { updateJob: quotedJob({ lockVersion: 4, lineItems }, { ...sent, approval }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Approve quote' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve quote J-1012' }))
  await user.click(dialog.getByRole('radio', { name: /^Better/ }))
  await user.click(dialog.getByRole('checkbox', { name: /^Thermostat/ }))
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Start in May.')
  expect(dialog.getByText(text)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(gateway.callsOf('SendNote')).toHaveLength(1))
  expect(gateway.callsOf('UpdateQuote')).toMatchObject([
    {
      input: {
        job: {
          customerId: '30',
          quote: { approval: { kind: 'PHONE', name: 'Maria Lopez', at: NINE, note: text } },
          lineItems: [{ name: 'Boiler service', quantity: 2, amount: 45 }, {}, {}, { amount: 1000 }, { name: 'Thermostat', amount: 49.99 }],
        },
      },
    },
  ])
  expect(gateway.callsOf('SendNote')).toMatchObject([{ input: { jobId: '12', note: text } }])
  expect(await screen.findByText('Quote J-1012 approved')).toBeVisible()
})

test('a quote is signed in the approval form, filled in with the chosen work and price', async () => {
  const field = (fieldKey: string, name: string, dataType = 'TEXTBOX') => ({
    __typename: 'FormField',
    fieldKey,
    name,
    dataType,
    isRequired: true,
    choices: null,
    showIf: null,
    terms: null,
  })
  const name = 'Our approval'
  const sections = [
    {
      __typename: 'FormSection',
      name: 'Work',
      fields: [field('work', 'Work to be done', 'TEXTAREA'), field('price', 'Agreed price', 'NUMBER')],
    },
    { __typename: 'FormSection', name: 'Customer approval', fields: [field('name', 'Your name')] },
  ]
  const attached = { __typename: 'AttachedForm', formId: '62', jobFormId: '91', formName: name, isRequired: false, isSubmitted: false }
  const { gateway, user } = open(quotedJob({}, sent), {
    ...approvalForms([{ id: '61' }, { id: '62', formName: 'Our approval' }], '62'),
    UpdateQuote: { updateJob: quotedJob({ lockVersion: 4 }, sent) },
    FormJob: { job: { ...quotedJob(), forms: [attached] } },
    FormToFill: { form: { __typename: 'Form', id: '62', formName: name, version: 1, sections } },
  })
  await user.click(await screen.findByRole('button', { name: 'Approve quote' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve quote J-1012' }))
  await user.click(dialog.getByRole('radio', { name: 'Signed here' }))
  await user.click(dialog.getByRole('radio', { name: /^Better/ }))
  await user.click(dialog.getByRole('button', { name: 'Continue to sign' }))
  expect(await screen.findByRole('textbox', { name: /^Work to be done/ })).toHaveDisplayValue(/^Boiler service\nFilter\nDisposal\nNew pump/)
  expect(screen.getByRole('textbox', { name: /^Agreed price/ })).toHaveDisplayValue('1,211.61')
  expect(screen.getByRole('textbox', { name: /^Your name/ })).toHaveDisplayValue('Maria Lopez')
  expect(gateway.callsOf('UpdateQuote')).toMatchObject([{ input: { job: { formIds: ['62'], lineItems: [{}, {}, {}, { amount: 1000 }] } } }])
})

test('without an active approval form, one is created with a signature', { tags: 'nightly' }, async () => {
  const { gateway, user } = open(quotedJob({}, sent), {
    ...approvalForms([{ status: 'INACTIVE' }], null),
    CreateApprovalForm: { createForm: { __typename: 'Form', id: '70', formName: 'Quote approval' } },
    ChooseApprovalForm: { updateJobSetting: { __typename: 'JobSetting', approvalFormId: '70' } },
    UpdateQuote: { updateJob: quotedJob({ lockVersion: 4 }, sent) },
    FormJob: { job: quotedJob() },
  })
  await user.click(await screen.findByRole('button', { name: 'Approve quote' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve quote J-1012' }))
  await user.click(dialog.getByRole('radio', { name: 'Signed here' }))
  await user.click(dialog.getByRole('button', { name: 'Continue to sign' }))
  await user.click(await dialog.findByRole('button', { name: 'Create one' }))
  await waitFor(() => expect(gateway.callsOf('UpdateQuote')).toMatchObject([{ input: { job: { formIds: ['70'] } } }]))
  const [created] = gateway.callsOf('CreateApprovalForm') as { input: { sections: { fields: { name: string; dataType: string }[] }[] } }[]
  const fields = created?.input.sections.flatMap((section) => section.fields).map(({ name, dataType }) => [name, dataType])
  expect(fields).toEqual([
    ['Work to be done', 'TEXTAREA'],
    ['Agreed price', 'NUMBER'],
    ['How the price was agreed', 'DROPDOWN_SINGLE_CHOICE'],
    ['Your name', 'TEXTBOX'],
    ['Customer signature', 'SIGNATURE'],
  ])
  expect(gateway.callsOf('ChooseApprovalForm')).toEqual([{ id: '70' }])
})

test('a quote that the backend does not keep is shown from this device, and says so', async () => {
  signedIn(owner)
  await keepQuote('12', { validUntil: '2026-12-01', version: 1, sentAt: NINE - 3600 })
  open(quotedJob({ quote: null }))
  expect(await screen.findByText(/Alternatives, last day, message and approval are on this device/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Approve quote' })).toBeVisible()
})

test('a quote that the backend returns is forgotten by this device', async () => {
  signedIn(owner)
  await keepQuote('12', { version: 1 })
  open(quotedJob())
  await screen.findByRole('button', { name: 'Send quote' })
  await waitFor(async () => expect((await readDeviceQuotes()).has('12')).toBe(false))
})

test('says what a backend without quotes does not keep of an approval', { tags: 'nightly' }, async () => {
  const { gateway, user } = open(quotedJob({}, sent), { UpdateQuote: { updateJob: quotedJob({ quote: null }) } })
  await user.click(await screen.findByRole('button', { name: 'Approve quote' }))
  gateway.answer({ Job: { job: quotedJob({ quote: null }) } })
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText(/The service didn’t save the approval\. It’s on this device and in the timeline\./)).toBeVisible()
  const saved = {
    validUntil: '2026-12-21',
    alternatives: [{ name: 'Good' }, { name: 'Better' }],
    approval: { kind: 'PHONE', name: 'Maria Lopez' },
  }
  expect((await readDeviceQuotes()).get('12')).toMatchObject(saved)
})

test('a quote that is not accepted is cancelled with a reason', async () => {
  const { user } = open(quotedJob({}, sent), {
    CancelReasons: { cancelReasons: [{ __typename: 'CancelReason', id: '4', reason: 'Too expensive', requiresNote: false }] },
    MessagePlan: { messageSettings: [] },
  })
  await user.click(await screen.findByRole('button', { name: 'Not accepted' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Quote J-1012 not accepted' }))
  expect(await dialog.findByRole('radio', { name: 'Too expensive' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Not accepted' })).toBeVisible()
})

test('a reopened quote waits for its approval again', { tags: 'nightly' }, async () => {
  const notAccepted = quotedJob({ status: 'CANCELLED', allowedActions: ['REOPEN'] }, sent)
  const { gateway, user } = open(notAccepted)
  await user.click(await screen.findByRole('button', { name: 'Reopen' }))
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  gateway.answer({ ManageJob: managed(quotedJob({ lockVersion: 4 }, sent)), Job: { job: quotedJob({ lockVersion: 4 }, sent) } })
  await user.click(within(await screen.findByRole('dialog', { name: 'Reopen J-1012' })).getByRole('button', { name: 'Reopen' }))
  expect(await screen.findByRole('button', { name: 'Approve quote' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send reminder' })).toBeVisible()
})

test('an expired quote is renewed', async () => {
  open(quotedJob({}, { ...sent, validUntil: '2026-11-01' }))
  expect(await screen.findByRole('link', { name: 'Renew quote' })).toHaveAttribute('href', '/quotes/12/edit')
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
})
