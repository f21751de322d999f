import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { settingsOf } from '../../../testing/jobForm.ts'
import { ben, candidate, historyOf, job, managed, me, NINE, reasons } from '../../../testing/jobs.ts'

beforeAll(() => void vi.setSystemTime(NINE * 1000))
afterAll(() => void vi.useRealTimers())

const openJob = async (now = job(), more: Record<string, FakeOperation> = {}) => {
  signedIn()
  const gateway = fakeGateway({
    ...me,
    ...reasons,
    Job: { job: now },
    JobHistory: historyOf([]),
    RankedStaff: { rankedStaff: [] },
    ...more,
  })
  const view = renderAt('/jobs/12')
  await screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler repair' })
  const choose = async (name: string): Promise<void> => {
    await view.user.click(screen.getByRole('button', { name: 'More actions' }))
    await view.user.click(await screen.findByRole('menuitem', { name }))
  }
  return { gateway, choose, ...view }
}
const inputs = (gateway: ReturnType<typeof fakeGateway>) => gateway.callsOf('ManageJob').map(({ input }) => input)
const dialog = () => screen.findByRole('dialog')
const onTheWay = job({ status: 'ON_THE_WAY', allowedActions: ['REACHED', 'RESCHEDULE', 'CANCEL'], lockVersion: 4 })
const unassigned = job({ status: 'UNASSIGNED', staff: [], allowedActions: ['ASSIGN', 'CANCEL'] })

test('on the way is sent at once and can be undone with the version it returned', async () => {
  const { gateway, user } = await openJob(job(), { ManageJob: managed(onTheWay) })
  await user.click(screen.getByRole('button', { name: 'On the way' }))
  expect(await screen.findByText('J-1012: staff on the way')).toBeVisible()
  gateway.answer({ ManageJob: managed(job({ lockVersion: 5 })) })
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Departure undone: J-1012')).toBeVisible()
  expect(inputs(gateway)).toEqual([
    { jobId: '12', visitId: '501', action: 'ON_THE_WAY', lockVersion: 3 },
    {
      jobId: '12',
      visitId: '501',
      action: 'RESCHEDULE',
      lockVersion: 4,
      date: '2026-11-23',
      startTime: '09:00',
      endTime: '10:30',
      staffIds: ['7'],
    },
  ])
})

test('an action that was accepted but had no effect is not reported as done and has no undo', async () => {
  const { user, gateway } = await openJob(job(), { ManageJob: managed(job()), JobVisits: { job: job() } })
  await user.click(screen.getByRole('button', { name: 'On the way' }))
  expect(await screen.findByText(/“On the way” was accepted but didn’t take effect: J-1012 is Assigned/)).toBeVisible()
  expect(screen.queryByText(/staff is on the way/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  expect(inputs(gateway)).toHaveLength(1)
})

test('an empty reply rereads the job and reports the action as done', { tags: 'nightly' }, async () => {
  const { user } = await openJob(job(), { ManageJob: { manageJob: null }, JobVisits: { job: onTheWay } })
  await user.click(screen.getByRole('button', { name: 'On the way' }))
  expect(await screen.findByText('J-1012: staff on the way')).toBeVisible()
})

test('an action whose job cannot be read is reported neither as done nor as failed', { tags: 'nightly' }, async () => {
  const { user } = await openJob(job(), { ManageJob: { manageJob: null }, JobVisits: refuse('UPSTREAM_UNAVAILABLE', '') })
  await user.click(screen.getByRole('button', { name: 'On the way' }))
  expect(await screen.findByText('“On the way” sent for J-1012. We couldn’t confirm the result.')).toBeVisible()
})

test('an undo that was accepted but had no effect is not reported as done', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openJob(job(), { ManageJob: managed(onTheWay), JobVisits: { job: onTheWay } })
  await user.click(screen.getByRole('button', { name: 'On the way' }))
  await screen.findByText('J-1012: staff on the way')
  gateway.answer({ ManageJob: managed(onTheWay) })
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Partly undone: J-1012 is Staff On The Way.')).toBeVisible()
  expect(screen.queryByText(/^Departure undone/)).toBeNull()
})

test('without returned staff, moving a visit reports no staff and its undo sends none', { tags: 'nightly' }, async () => {
  const there = { staff: null, lockVersion: 4 }
  const later = job({ ...there, startAt: NINE + 7200, endAt: NINE + 12_600 })
  const view = await openJob(job(there), { ManageJob: managed(later) })
  const inside = await moveTo(view, '11:00')
  expect(inside.getByText(/Couldn’t load who’s assigned/)).toBeVisible()
  await view.user.click(inside.getByRole('button', { name: 'Reschedule' }))
  expect(await screen.findByText(/^J-1012 moved to/)).toBeVisible()
  expect(inputs(view.gateway)).toEqual([
    { jobId: '12', visitId: '501', action: 'RESCHEDULE', lockVersion: 4, date: '2026-11-23', startTime: '11:00', endTime: '12:30' },
  ])
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('a rejected undo says what the visit’s state is', async () => {
  const { gateway, user } = await openJob(job(), { ManageJob: managed(onTheWay) })
  await user.click(screen.getByRole('button', { name: 'On the way' }))
  await screen.findByText('J-1012: staff on the way')
  gateway.answer({ ManageJob: refuse('STALE', 'Someone else changed this in the meantime.') })
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText(/^Couldn’t undo: Someone else changed this.*J-1012 is Staff On The Way\.$/)).toBeVisible()
})

test('an undo that meets a day off asks, and restores the visit on confirmation', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openJob(job(), { ManageJob: managed(onTheWay) })
  await user.click(screen.getByRole('button', { name: 'On the way' }))
  await screen.findByText('J-1012: staff on the way')
  gateway.answer({ ManageJob: refuse('CLASH', 'Ana Silva is off on Nov 23.', { clashes: [] }) })
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText('Ana Silva is off on Nov 23. Undo anyway?')).toBeVisible()
  gateway.answer({ ManageJob: managed(job({ lockVersion: 5 })) })
  await user.click(screen.getByRole('button', { name: /^Undo anyway/ }))
  expect(await screen.findByText('Departure undone: J-1012')).toBeVisible()
  const back = { action: 'RESCHEDULE', lockVersion: 4, startTime: '09:00', staffIds: ['7'] }
  expect(inputs(gateway).slice(1)).toMatchObject([back, { ...back, allowClash: true }])
  expect(inputs(gateway)[1]).not.toHaveProperty('allowClash')
})

test('undo is not offered to users without permission for the inverse action', async () => {
  const { user } = await openJob(job(), { ManageJob: managed(job({ ...onTheWay, allowedActions: ['REACHED'], visits: null })) })
  await user.click(screen.getByRole('button', { name: 'On the way' }))
  expect(await screen.findByText('J-1012: staff on the way')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test.each([
  ['the first reason gets the focus once loaded', false],
  ['reasons that load later leave the focus in the note', true],
])('%s', async (_, isInNote) => {
  const { promise, resolve } = Promise.withResolvers<typeof reasons.CancelReasons>()
  const { user, choose } = await openJob(job(), { CancelReasons: () => promise })
  await choose('Cancel')
  const inside = within(await dialog())
  await waitFor(() => expect(inside.getByLabelText('Loading the reasons')).toHaveFocus())
  if (isInNote) await user.click(inside.getByLabelText(/Note/))
  resolve(reasons.CancelReasons)
  const first = await inside.findByLabelText('Weather')
  await waitFor(() => expect(isInNote ? inside.getByLabelText(/Note/) : first).toHaveFocus())
})

test('cancelling needs a reason, and the reason Other a note', { tags: 'nightly' }, async () => {
  const { gateway, user, choose } = await openJob(job(), {
    ManageJob: managed(job({ status: 'CANCELLED', allowedActions: ['REOPEN'], lockVersion: 4 })),
  })
  await choose('Cancel')
  const inside = within(await dialog())
  await inside.findByLabelText('Weather')
  await user.click(inside.getByRole('button', { name: 'Cancel job' }))
  expect(await inside.findByText('Please select a reason')).toBeVisible()
  await user.click(inside.getByLabelText('Other'))
  await user.click(inside.getByRole('button', { name: 'Cancel job' }))
  expect(await inside.findByText('Required')).toBeVisible()
  expect(inputs(gateway)).toEqual([])
  await user.type(inside.getByLabelText(/Note/), 'Sold the house')
  await user.click(inside.getByRole('button', { name: 'Cancel job' }))
  expect(await screen.findByText('J-1012 cancelled')).toBeVisible()
  expect(inputs(gateway)).toEqual([
    { jobId: '12', visitId: '501', action: 'CANCEL', lockVersion: 3, cancelReasonId: '2', reason: 'Sold the house' },
  ])
})

test('the customer is notified only if the switch is on, and the preview names the message', { tags: 'nightly' }, async () => {
  const { gateway, user, choose } = await openJob(job(), { ManageJob: managed(job({ status: 'CANCELLED', allowedActions: [] })) })
  await choose('Cancel')
  const inside = within(await dialog())
  expect(inside.getByText('Maria Lopez won’t be notified.')).toBeVisible()
  await user.click(inside.getByRole('switch', { name: /Notify customer/ }))
  expect(inside.getByText('Maria Lopez gets a message that the job is cancelled when you save.')).toBeVisible()
  await user.click(await inside.findByLabelText('Weather'))
  await user.click(inside.getByRole('button', { name: 'Cancel job' }))
  await waitFor(() => expect(inputs(gateway)).toHaveLength(1))
  expect(inputs(gateway)[0]).toMatchObject({ notifyCustomer: true })
})

const recipient = (part: object = {}) => ({
  Recipient: {
    customer: {
      __typename: 'Customer',
      id: '30',
      email: '',
      phone: '5550100123',
      phoneCountryCode: '1',
      emailNotification: true,
      smsNotification: true,
      lockVersion: 2,
      ...part,
    },
  },
})
const getText: FakeOperation = ({ input }) => {
  const isText = (input as { notificationMedium?: string }).notificationMedium === 'SMS'
  const preview = { __typename: 'MessagePreview', subject: 'Cancelled', body: isText ? 'Short' : 'Long', textMessage: null }
  const settings = { event: 'JOB_CANCELLED', email: true, sms: false, takesMessage: true, takesMedium: true }
  return { customerMessage: { __typename: 'CustomerMessage', ...settings, preview } }
}
const cancelled = managed(job({ status: 'CANCELLED', allowedActions: [], lockVersion: 4 })).manageJob
const undelivered = {
  manageJob: {
    ...cancelled,
    deliveries: [
      { __typename: 'MessageDelivery', notificationMedium: 'EMAIL', status: 'FAILED', statusDesc: 'Not sent: there’s no email address.' },
    ],
  },
}
const openCancel = async (more: Record<string, FakeOperation>) => {
  const view = await openJob(job(), { CustomerText: getText, ...more })
  await view.choose('Cancel')
  const inside = within(await dialog())
  await view.user.click(inside.getByRole('switch', { name: /Notify customer/ }))
  return { ...view, inside }
}

test('a customer without an email address gets a warning, and a text message if chosen', { tags: 'nightly' }, async () => {
  const { gateway, user, inside } = await openCancel({ ...recipient(), ManageJob: { manageJob: cancelled } })
  expect(await inside.findByText('Nothing will be sent: no email address.')).toBeVisible()
  expect(inside.getByText('Maria Lopez won’t be notified.')).toBeVisible()
  await user.click(inside.getByRole('button', { name: 'Send by text message' }))
  expect(await inside.findByDisplayValue('Short')).toBeVisible()
  expect(inside.getByText('Maria Lopez gets a message that the job is cancelled when you save.')).toBeVisible()
  await user.click(await inside.findByLabelText('Weather'))
  await user.click(inside.getByRole('button', { name: 'Cancel job' }))
  await waitFor(() => expect(inputs(gateway)).toMatchObject([{ notifyCustomer: true, notifyBy: 'SMS' }]))
})

test('an email address is added inside the dialog, which preserves its input', { tags: 'nightly' }, async () => {
  const added = { updateCustomer: recipient({ email: 'maria@new.example', lockVersion: 3 }).Recipient.customer }
  const { gateway, user, inside } = await openCancel({ ...recipient(), AddCustomerEmail: added })
  await user.type(inside.getByLabelText('Note'), 'Sold the house')
  await user.click(await inside.findByRole('button', { name: 'Add an email' }))
  const field = await inside.findByLabelText('Customer’s email')
  await user.type(field, 'maria{Enter}')
  expect(await inside.findByText('Invalid')).toBeVisible()
  await user.type(field, '@new.example{Enter}')
  expect(await inside.findByDisplayValue('Long')).toBeVisible()
  expect(inside.getByText('maria@new.example', { exact: false })).toBeVisible()
  expect(inside.getByLabelText('Note')).toHaveValue('Sold the house')
  expect(gateway.callsOf('AddCustomerEmail')).toEqual([{ input: { id: '30', email: 'maria@new.example', lockVersion: 2 } }])
  expect(inputs(gateway)).toEqual([])
})

test('the toast says why the customer was not notified', { tags: 'nightly' }, async () => {
  const { user, inside } = await openCancel({ ManageJob: undelivered })
  await user.click(await inside.findByLabelText('Weather'))
  await user.click(inside.getByRole('button', { name: 'Cancel job' }))
  expect(await screen.findByText('J-1012 cancelled. The customer was not notified: there’s no email address.')).toBeVisible()
})

test('on the way asks about the message if the settings are returned', { tags: 'nightly' }, async () => {
  const settings = { companySettings: { __typename: 'CompanySettings', job: { __typename: 'JobSetting', askBeforeMessaging: true } } }
  const { gateway, user } = await openJob(job(), { Messaging: settings, CustomerText: getText, ManageJob: managed(onTheWay) })
  await user.click(screen.getByRole('button', { name: 'On the way' }))
  const inside = within(await dialog())
  expect(inside.getByText('Maria Lopez won’t be notified.')).toBeVisible()
  await user.click(inside.getByRole('switch', { name: /Notify customer/ }))
  expect(await inside.findByDisplayValue('Long')).toBeVisible()
  await user.click(inside.getByRole('button', { name: 'On the way' }))
  expect(await screen.findByText('J-1012: staff on the way')).toBeVisible()
  expect(inputs(gateway)).toMatchObject([{ action: 'ON_THE_WAY', notifyCustomer: true }])
})

test('the switch starts on if the company does not want to be asked', { tags: 'nightly' }, async () => {
  const settings = { companySettings: { __typename: 'CompanySettings', job: { __typename: 'JobSetting', askBeforeMessaging: false } } }
  const { gateway, user, choose } = await openJob(job(), { Messaging: settings, ManageJob: managed(job({ status: 'CANCELLED' })) })
  await choose('Cancel')
  const inside = within(await dialog())
  await waitFor(() => expect(inside.getByRole('switch', { name: /Notify customer/ })).toBeChecked())
  await user.click(await inside.findByLabelText('Weather'))
  await user.click(inside.getByRole('button', { name: 'Cancel job' }))
  await waitFor(() => expect(inputs(gateway)).toMatchObject([{ notifyCustomer: true }]))
})

const dueDays = { InvoiceDueDays: { invoiceDueDays: { __typename: 'InvoiceDueDays', invoiceDueDays: 14, options: [0, 14, 30] } } }
const invoiceDueOn = (dueDate: string) => ({
  __typename: 'JobInvoice' as const,
  id: '901',
  visitId: null,
  invoiceNumber: 'INV-1043',
  status: 'UNPAID' as const,
  total: 129.11,
  balanceDue: 129.11,
  currencyCode: 'USD',
  dueDate,
})

test('finishing can create the invoice with the entered due date', { tags: 'nightly' }, async () => {
  const started = job({ status: 'STARTED', allowedActions: ['FINISH', 'CREATE_INVOICE'] })
  const finished = job({ status: 'COMPLETED', allowedActions: ['CREATE_INVOICE', 'REOPEN'], lockVersion: 4 })
  const { gateway, user } = await openJob(started, {
    ...dueDays,
    ManageJob: ({ input }) =>
      managed((input as { action: string }).action === 'FINISH' ? finished : { ...finished, invoice: invoiceDueOn('2026-12-23') }),
  })
  await user.click(screen.getByRole('button', { name: 'Finish' }))
  const inside = within(await dialog())
  await user.type(inside.getByLabelText(/^Work done/), 'New valve')
  await user.click(inside.getByRole('switch', { name: 'Create the invoice' }))
  expect(await inside.findByText('Due on 12/07/2026, as in the settings')).toBeVisible()
  await user.type(inside.getByLabelText(/^Days until/), '30')
  expect(inside.getByText('Due on 12/23/2026')).toBeVisible()
  await user.click(inside.getByRole('button', { name: 'Finish and invoice' }))
  expect(await screen.findByText('J-1012 finished, INV-1043 created')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  expect(inputs(gateway)).toEqual([
    { jobId: '12', visitId: '501', action: 'FINISH', lockVersion: 3, jobFinishedNotes: 'New valve', dueDays: 30 },
    { jobId: '12', visitId: '501', action: 'CREATE_INVOICE', lockVersion: 4, dueDays: 30 },
  ])
})

test('a rejected invoice leaves the visit finished, and both results are reported', async () => {
  const started = job({ status: 'STARTED', allowedActions: ['FINISH', 'CREATE_INVOICE'] })
  const finished = job({ status: 'COMPLETED', allowedActions: [], lockVersion: 4 })
  const { gateway, user } = await openJob(started, { ...dueDays, ManageJob: managed(finished) })
  await user.click(screen.getByRole('button', { name: 'Finish' }))
  const inside = within(await dialog())
  await user.type(inside.getByLabelText(/^Work done/), 'New valve')
  await user.click(inside.getByRole('switch', { name: 'Create the invoice' }))
  gateway.answer({
    ManageJob: ({ input }) =>
      (input as { action: string }).action === 'FINISH' ? managed(finished) : refuse('INVALID', 'Kindly add atleast one line item.'),
  })
  await user.click(inside.getByRole('button', { name: 'Finish and invoice' }))
  expect(await screen.findByText('J-1012 finished. The invoice wasn’t created: Kindly add atleast one line item.')).toBeVisible()
})

test('an ignored due date is reported after the invoice is created', { tags: 'nightly' }, async () => {
  const done = job({ status: 'COMPLETED', allowedActions: ['CREATE_INVOICE'] })
  const { user } = await openJob(done, { ...dueDays, ManageJob: managed({ ...done, invoice: invoiceDueOn('2026-12-07') }) })
  await user.click(screen.getByRole('button', { name: 'Create invoice' }))
  const inside = within(await dialog())
  await user.type(inside.getByLabelText(/^Days until/), '30')
  await user.click(inside.getByRole('button', { name: 'Create invoice' }))
  expect(await screen.findByText('INV-1043 created for J-1012. It’s due on 12/07/2026. The due date couldn’t be changed.')).toBeVisible()
})

test('finishing needs notes', { tags: 'nightly' }, async () => {
  const started = job({ status: 'STARTED', allowedActions: ['FINISH'] })
  const { gateway, user } = await openJob(started, { ManageJob: managed(job({ status: 'COMPLETED', allowedActions: ['REOPEN'] })) })
  await user.click(screen.getByRole('button', { name: 'Finish' }))
  const inside = within(await dialog())
  await user.click(inside.getByRole('button', { name: 'Finish' }))
  expect(await inside.findByText('Required')).toBeVisible()
  await user.type(inside.getByLabelText(/Work done/), 'New valve')
  await user.click(inside.getByRole('button', { name: 'Finish' }))
  expect(await screen.findByText('J-1012 finished')).toBeVisible()
  expect(inputs(gateway)[0]).toMatchObject({ action: 'FINISH', jobFinishedNotes: 'New valve' })
})

test('declining needs a reason', { tags: 'nightly' }, async () => {
  const { gateway, user, choose } = await openJob(job(), { ManageJob: managed(job({ status: 'DECLINED', allowedActions: [] })) })
  await choose('Decline')
  const inside = within(await dialog())
  await user.click(inside.getByRole('button', { name: 'Decline' }))
  expect(await inside.findByText('Please select a reason')).toBeVisible()
  await user.click(inside.getByRole('button', { name: 'Too far away' }))
  await user.click(inside.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(inputs(gateway)[0]).toMatchObject({ action: 'DECLINE', reason: 'Too far away' }))
})

test('staff are listed in ranking order with their reasons', { tags: 'nightly' }, async () => {
  const clash = { __typename: 'Clash', visitId: '77', jobNumber: 'J-1077', startAt: NINE, endAt: NINE + 3600 }
  const { gateway, user } = await openJob(unassigned, {
    ManageJob: managed(job({ staff: [ben], lockVersion: 4 })),
    RankedStaff: {
      rankedStaff: [
        candidate(),
        candidate({ id: '8', name: 'Ben Otto', categoryMatch: false, isAvailable: false, clashes: [clash], visitsThatDay: 0 }),
        candidate({ id: '9', name: 'Cleo Day', isAvailable: false, unavailableReason: 'Off on Mondays' }),
      ],
    },
  })
  await user.click(screen.getByRole('button', { name: 'Assign' }))
  const inside = within(await dialog())
  const options = (await inside.findAllByRole('checkbox')).map((box) => box.closest('label')?.textContent)
  expect(options).toEqual([
    'ASAna SilvaBest fitRight trade · 3.4 km away · 1 visit that dayAvailable',
    'BOBen OttoOther trade · 3.4 km away · No visits that dayClash: J-1077, 9:00 – 10:00 AM',
    'CDCleo DayRight trade · 3.4 km away · 1 visit that dayOff on Mondays',
  ])
  await user.click(inside.getByRole('button', { name: 'Assign' }))
  expect(await inside.findByText('Choose at least one technician')).toBeVisible()
  await user.type(inside.getByRole('searchbox', { name: 'Search technicians' }), 'ben')
  await user.click(inside.getByRole('checkbox'))
  await user.click(inside.getByRole('button', { name: 'Assign' }))
  expect(await screen.findByText('J-1012 assigned to Ben Otto')).toBeVisible()
  expect(gateway.callsOf('RankedStaff')[0]?.['input']).toMatchObject({
    categoryId: '2',
    date: '2026-11-23',
    startTime: '09:00',
    endTime: '10:30',
  })
  expect(inputs(gateway)[0]).toMatchObject({ action: 'ASSIGN', staffIds: ['8'] })
})

const moveTo = async (view: Awaited<ReturnType<typeof openJob>>, start: string) => {
  await view.user.click(screen.getByRole('button', { name: 'Reschedule' }))
  const inside = within(await dialog())
  const field = inside.getByLabelText(/^Start/)
  await view.user.clear(field)
  if (start) await view.user.type(field, start)
  await view.user.tab()
  return inside
}

test('the Notify switch is between the fields and the buttons', { tags: 'nightly' }, async () => {
  const { user, choose } = await openJob(job(), { JobFormSettings: settingsOf() })
  const expectBetween = async (field: RegExp, button: string): Promise<void> => {
    const inside = within(await dialog())
    const notify = inside.getByRole('switch', { name: /Notify customer/ })
    expect(notify.compareDocumentPosition(inside.getByLabelText(field)) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy()
    expect(notify.compareDocumentPosition(inside.getByRole('button', { name: button })) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  }
  await user.click(screen.getByRole('button', { name: 'Reschedule' }))
  await expectBetween(/^Date/, 'Cancel')
  await user.keyboard('{Escape}')
  await choose('Cancel')
  await expectBetween(/^Note/, 'Keep job')
})

test('a moved visit keeps its length', { tags: 'nightly' }, async () => {
  const view = await openJob(job(), { ManageJob: managed(job({ startAt: NINE + 7200, endAt: NINE + 12_600, lockVersion: 4 })) })
  const inside = await moveTo(view, '11:00')
  expect(inside.getByLabelText(/^End/)).toHaveValue('12:30 PM')
  await view.user.click(inside.getByRole('button', { name: 'Reschedule' }))
  expect(await screen.findByText('J-1012 moved to Mon, Nov 23, 11:00 AM – 12:30 PM')).toBeVisible()
  expect(inputs(view.gateway)[0]).toMatchObject({ date: '2026-11-23', startTime: '11:00', endTime: '12:30', staffIds: ['7'] })
})

test('slot errors use the wording of the spec', { tags: 'nightly' }, async () => {
  const view = await openJob()
  const inside = await moveTo(view, '')
  await view.user.clear(inside.getByLabelText(/^Date/))
  await view.user.click(inside.getByRole('button', { name: 'Reschedule' }))
  expect(await inside.findByText('Start time cant be empty')).toBeVisible()
  expect(inside.getByText('Kindly select atleast one Date')).toBeVisible()
  await view.user.type(inside.getByLabelText(/^Start/), '09:00')
  await view.user.clear(inside.getByLabelText(/^End/))
  await view.user.type(inside.getByLabelText(/^End/), '08:00')
  await view.user.type(inside.getByLabelText(/^Date/), '2026-11-24')
  await view.user.click(inside.getByRole('button', { name: 'Reschedule' }))
  expect(await inside.findByText('Start time must be before end time')).toBeVisible()
})

test('a clash names the conflicting visit, and can be saved anyway', async () => {
  const clashes = [{ visitId: 77, jobNumber: 'J-1077', staffId: 7, startAt: NINE + 7200, endAt: NINE + 10_800 }]
  const view = await openJob(job(), { ManageJob: refuse('CLASH', 'Ana Silva is busy at that time.', { reason: 'clash', clashes }) })
  const inside = await moveTo(view, '11:00')
  await view.user.click(inside.getByRole('button', { name: 'Reschedule' }))
  const alert = await inside.findByRole('alert')
  expect(alert).toHaveTextContent('Ana Silva is busy at that time.')
  expect(alert).toHaveTextContent('J-1077 Mon, Nov 23, 11:00 AM – 12:00 PM')
  // In the footer, which stays in view.
  expect(alert.parentElement?.nextElementSibling).toContainElement(inside.getByRole('button', { name: 'Save anyway' }))
  view.gateway.answer({ ManageJob: managed(job({ lockVersion: 4 })) })
  await view.user.click(inside.getByRole('button', { name: 'Save anyway' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(inputs(view.gateway)[1]).toMatchObject({ startTime: '11:00', allowClash: true })
})

test('a stale save names the other user, and retries with the new version and the entered values', async () => {
  const changedAt = Math.floor(Date.now() / 1000) - 130
  const view = await openJob(job({ status: 'STARTED', allowedActions: ['FINISH'] }), {
    ManageJob: refuse('STALE', 'Somebody else has changed this.', { reason: 'stale', changedBy: 'Ben Otto', changedAt }),
    JobVisits: { job: job({ status: 'STARTED', allowedActions: ['FINISH'], lockVersion: 9 }) },
  })
  await view.user.click(screen.getByRole('button', { name: 'Finish' }))
  const inside = within(await dialog())
  await view.user.type(inside.getByLabelText(/Work done/), 'New valve')
  await view.user.click(inside.getByRole('button', { name: 'Finish' }))
  expect(await inside.findByText('Ben Otto changed this 2 minutes ago')).toBeVisible()
  await view.user.click(inside.getByRole('button', { name: 'Use the latest version' }))
  await waitFor(() => expect(inside.queryByText(/Ben Otto/)).toBeNull())
  expect(inside.getByLabelText(/Work done/)).toHaveValue('New valve')
  await view.user.click(inside.getByRole('button', { name: 'Finish' }))
  await waitFor(() => expect(inputs(view.gateway)).toHaveLength(2))
  expect(inputs(view.gateway)[1]).toMatchObject({ jobFinishedNotes: 'New valve', lockVersion: 9 })
})

test('a stale save says if the new version does not allow the action', { tags: 'nightly' }, async () => {
  const view = await openJob(job(), {
    ManageJob: refuse('STALE', 'Somebody else has changed this.', { reason: 'stale' }),
    JobVisits: { job: job({ status: 'CANCELLED', allowedActions: [], lockVersion: 9 }) },
  })
  const inside = await moveTo(view, '11:00')
  await view.user.click(inside.getByRole('button', { name: 'Reschedule' }))
  await view.user.click(await inside.findByRole('button', { name: 'Use the latest version' }))
  expect(await inside.findByText('This visit is Cancelled, so it can’t be rescheduled.')).toBeVisible()
})

test('server errors appear at their field or in the dialog, and input is preserved', { tags: 'nightly' }, async () => {
  const started = job({ status: 'STARTED', allowedActions: ['FINISH'] })
  const { gateway, user } = await openJob(started, {
    ManageJob: refuse('INVALID', 'Too short', { fields: [{ field: 'jobFinishedNotes', message: 'Too short' }] }),
  })
  await user.click(screen.getByRole('button', { name: 'Finish' }))
  const inside = within(await dialog())
  await user.type(inside.getByLabelText(/Work done/), 'ok')
  await user.click(inside.getByRole('button', { name: 'Finish' }))
  expect(await inside.findByText('Too short')).toBeVisible()
  expect(inside.queryByRole('alert')).toBeNull()
  gateway.answer({ ManageJob: refuse('FORBIDDEN', 'This job is not yours.') })
  await user.click(inside.getByRole('button', { name: 'Finish' }))
  expect(await inside.findByRole('alert')).toHaveTextContent('This job is not yours.')
  await user.click(inside.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Finish' }))
  expect(await screen.findByLabelText(/Work done/)).toHaveValue('ok')
})

test('photos are uploaded once before finishing, and preserved if that fails or the dialog is closed', { tags: 'nightly' }, async () => {
  const started = job({ status: 'STARTED', allowedActions: ['FINISH'] })
  const { gateway, user } = await openJob(started, {
    AddVisitFiles: refuse('UPSTREAM_UNAVAILABLE', 'The service is unavailable.'),
    ManageJob: refuse('UPSTREAM_UNAVAILABLE', 'The service is unavailable.'),
  })
  await user.click(screen.getByRole('button', { name: 'Finish' }))
  let inside = within(await dialog())
  await user.clear(await inside.findByLabelText(/Work done/))
  await user.type(inside.getByLabelText(/Work done/), 'New valve')
  await user.upload(inside.getByLabelText('Files to add'), new File(['hello'], 'valve.jpg', { type: 'image/jpeg' }))
  expect(await inside.findByText('valve.jpg')).toBeVisible()
  await user.click(inside.getByRole('button', { name: 'Finish' }))
  expect(await inside.findByText(/^Photo not sent, and the visit isn’t finished\./)).toBeVisible()
  await user.click(inside.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Finish' }))
  inside = within(await dialog())
  expect(await inside.findByText('valve.jpg')).toBeVisible()
  expect(inputs(gateway)).toEqual([])
  const saved = { addJobNote: { __typename: 'HistoryEntry', id: '902', attachments: [{ __typename: 'Attachment', id: 'n1' }] } }
  gateway.answer({ AddVisitFiles: saved })
  await user.click(inside.getByRole('button', { name: 'Finish' }))
  await waitFor(() => expect(inputs(gateway)).toHaveLength(1))
  await waitFor(() => expect(inside.queryByText('valve.jpg')).toBeNull())
  expect(inside.getByLabelText(/Work done/)).toHaveValue('New valve')
  const done = job({ status: 'COMPLETED', allowedActions: ['REOPEN'], lockVersion: 4 })
  gateway.answer({ ManageJob: managed(done) })
  await user.click(inside.getByRole('button', { name: 'Finish' }))
  expect(await screen.findByText('J-1012 finished')).toBeVisible()
  expect(gateway.callsOf('AddVisitFiles')).toHaveLength(2)
})

test('finishing a visit on another day asks first', { tags: 'nightly' }, async () => {
  const { user } = await openJob(job({ status: 'STARTED', allowedActions: ['FINISH'], startAt: NINE + 86_400, endAt: NINE + 90_000 }))
  await user.click(screen.getByRole('button', { name: 'Finish' }))
  expect(await screen.findByText('This visit is on Tue, Nov 24, not today.')).toBeVisible()
})
