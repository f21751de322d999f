import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { editedJob, openEditJob, updated, weeklyJob } from '../testing/editedJob.ts'
import { field, formAnswers, typeTimes } from '../../../testing/jobForm.ts'
import { candidate, entry, historyOf, NINE } from '../../../testing/jobs.ts'
import type { HistoryEvent } from '../../../lib/api/schemaTypes.generated.ts'

// The page is a separate chunk; its loading time is not part of the tests.
beforeAll(() => import('./EditJobPage.tsx'))

afterEach(() => void vi.useRealTimers())

const reviewButton = (): HTMLElement => screen.getAllByRole('button', { name: 'Review changes' })[0] as HTMLElement
const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog')

async function retitle(user: UserEvent, title: string): Promise<void> {
  await user.clear(field('Title'))
  await user.type(field('Title'), title)
}
async function agreeAndSave(user: UserEvent): Promise<void> {
  await user.click(within(await dialog()).getByRole('checkbox', { name: /I’ve reviewed these changes/ }))
  await user.click(within(await dialog()).getByRole('button', { name: /^Save/ }))
}

const changesSent = (gateway: ReturnType<typeof fakeGateway>): unknown[] =>
  gateway.callsOf('UpdateJob').map(({ input }) => (input as { job: unknown }).job)

describe('a change of a job', () => {
  test('is shown before and after with the difference of the sums', async () => {
    const { gateway, user } = await openEditJob()
    await retitle(user, 'Boiler swap')
    await user.clear(await screen.findByLabelText('Unit price of Boiler service'))
    await user.type(field('Unit price of Boiler service'), '50')
    expect(screen.getByText('Changed: Title, Line items')).toBeVisible()
    await user.click(reviewButton())
    const review = within(await dialog())
    expect(review.getByText('Boiler repair').tagName).toBe('DEL')
    expect(review.getByText('Boiler swap').tagName).toBe('INS')
    expect(review.getByRole('row', { name: /Total \$90.00 \$100.00 \+\$10.00/ })).toBeVisible()
    expect(review.queryByRole('row', { name: /^Tax/ })).toBeNull()
    expect(review.queryByRole('region', { name: 'Visits' })).toBeNull()
    expect(gateway.callsOf('UpdateJob')).toEqual([])
  })

  test('lists each visit’s day once with both times, and unchanged visits', { tags: 'nightly' }, async () => {
    vi.setSystemTime(new Date('2026-11-21T15:00:00Z'))
    const { user } = await openEditJob({ JobToEdit: { job: weeklyJob } })
    expect(screen.getByText('All visits: 2 open visits change, 1 stays the same')).toBeVisible()
    await typeTimes(user, '10', '11:30 am')
    await user.click(reviewButton())
    const review = within(await screen.findByRole('dialog', { name: 'Save these changes to 3 visits?' }))
    // The rule has one Monday more than the job has visits: December 14.
    expect(review.getByText('2 visits change, 1 is added, 1 stays the same')).toBeVisible()
    expect(review.getByText('Completed')).toBeVisible()
    const visits = within(review.getByRole('list', { name: 'Visits before and after' })).getAllByRole('listitem')
    expect(visits.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'UnchangedMon, Nov 23, 9:00–10:30 AMCompleted',
      'ChangedMon, Nov 30, 9:00–10:30 → 10:00–11:30 AM',
      'ChangedMon, Dec 7, 9:00–10:30 → 10:00–11:30 AM',
      'NewMon, Dec 14, 10:00–11:30 AMAna Silva',
    ])
    expect(review.getByText('Total for all visits unchanged: $90.00')).toBeVisible()
  })

  test('that leaves the sums unchanged says so', { tags: 'nightly' }, async () => {
    const { user } = await openEditJob()
    await retitle(user, 'Boiler swap')
    await user.click(reviewButton())
    const review = within(await dialog())
    expect(review.getByText('Total unchanged: $90.00')).toBeVisible()
    expect(review.queryByRole('table')).toBeNull()
  })

  test('keeps the job’s tax rate even if the price list has another one', { tags: 'nightly' }, async () => {
    const taxes = [{ __typename: 'TaxAmount', taxId: '5', name: 'Sales tax', rate: 8, amount: 7.2 }]
    const job = editedJob({ taxIds: ['5'], taxes, taxTotal: 7.2, total: 97.2 })
    const now = { __typename: 'Tax', id: '5', name: 'Sales tax', rate: 10, isDefault: true, isActive: true }
    const { user } = await openEditJob({
      JobToEdit: { job },
      JobTaxes: { taxes: { __typename: 'TaxPage', items: [now], totalCount: 1 } },
    })
    await retitle(user, 'Boiler swap')
    await user.click(reviewButton())
    expect(within(await dialog()).getByText('Total unchanged: $97.20')).toBeVisible()
  })

  test('that cannot be planned shows the error at its field and sends nothing', { tags: 'nightly' }, async () => {
    const done = editedJob({ status: 'COMPLETED', visits: [{ ...editedJob().visits[0], status: 'COMPLETED' }] })
    const { gateway, user } = await openEditJob({ JobToEdit: { job: done } })
    await typeTimes(user, '10', '11:30 am')
    await user.click(reviewButton())
    expect(await screen.findByText('This job is Completed, so its visits can’t be changed.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(gateway.callsOf('UpdateJob')).toEqual([])
  })

  test('does not clash with the job’s own visit', { tags: 'nightly' }, async () => {
    const { gateway } = await openEditJob({ JobToEdit: { job: weeklyJob } })
    const ofADay = () => gateway.callsOf('RankedStaff').filter(({ input }) => (input as { date?: string }).date !== undefined)
    await waitFor(() => expect(ofADay()).not.toEqual([]))
    for (const call of ofADay()) expect(call).toMatchObject({ input: { date: '2026-11-23', excludeVisitId: '501' } })
  })

  test('names added forms', { tags: 'nightly' }, async () => {
    const { user } = await openEditJob()
    await user.click(await screen.findByRole('checkbox', { name: /^Authority to Proceed/ }))
    await user.click(reviewButton())
    expect(within(await dialog()).getByText('Authority to Proceed').tagName).toBe('INS')
  })

  test('is saved only after confirmation', { tags: 'nightly' }, async () => {
    const { gateway, user } = await openEditJob()
    await retitle(user, 'Boiler swap')
    await user.click(reviewButton())
    await user.click(within(await dialog()).getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Please agree to these to update the job.')).toBeVisible()
    expect(within(await dialog()).getByRole('checkbox')).toHaveAccessibleName('I’ve reviewed these changes: title.')
    expect(gateway.callsOf('UpdateJob')).toEqual([])
    await agreeAndSave(user)
    await waitFor(() => expect(window.location.pathname).toBe('/jobs/12'))
    expect(gateway.callsOf('UpdateJob')).toMatchObject([
      {
        input: {
          id: '12',
          scope: 'ALL',
          visitId: null,
          lockVersion: 3,
          agreementAccepted: true,
          job: { title: 'Boiler swap', allowClash: false },
        },
      },
    ])
    expect(await screen.findByText('J-1012 updated')).toBeVisible()
  })

  test('names edited fields and omits missing, untouched ones', { tags: 'nightly' }, async () => {
    const strange = { ...editedJob().lineItems[0], name: null, quantity: null, amount: null }
    const missing = { dates: null, startTime: null, endTime: null, staff: null, description: null, lineItems: [strange] }
    const { gateway, user } = await openEditJob({ JobToEdit: { job: editedJob(missing) } })
    await retitle(user, 'Boiler swap')
    await user.click(reviewButton())
    await agreeAndSave(user)
    await waitFor(() => expect(gateway.callsOf('UpdateJob')).toHaveLength(1))
    const required = { customerId: '30', propertyId: '40', categoryId: '2' }
    expect(changesSent(gateway)).toEqual([
      {
        ...required,
        title: 'Boiler swap',
        notifyCustomer: false,
        allowClash: false,
      },
    ])
  })

  test('of the time sends staff only if they were returned', { tags: 'nightly' }, async () => {
    vi.setSystemTime(new Date('2026-11-21T15:00:00Z'))
    const { gateway, user } = await openEditJob({ JobToEdit: { job: editedJob({ notes: '', staff: null, title: null, taxIds: null }) } })
    expect(screen.getByText(/^Couldn’t load: title/)).toHaveTextContent(
      'Couldn’t load: title, staff, taxes. Leave empty to keep what’s there. The total is without taxes.',
    )
    await typeTimes(user, '10', '11:30 am')
    await user.click(reviewButton())
    await agreeAndSave(user)
    await waitFor(() => expect(gateway.callsOf('UpdateJob')).toHaveLength(1))
    const [job] = changesSent(gateway)
    expect(job).toMatchObject({ dates: ['2026-11-23'], startTime: '10:00', endTime: '11:30', isRecurring: false })
    expect(job).not.toHaveProperty('staffIds')
    expect(job).not.toHaveProperty('lineItems')
  })

  test('that clears the discount shows it as empty', { tags: 'nightly' }, async () => {
    const { gateway, user } = await openEditJob({ JobToEdit: { job: editedJob({ discountType: 'PERCENTAGE', discountValue: 10 }) } })
    await user.clear(await screen.findByLabelText('Discount percentage'))
    await user.click(reviewButton())
    await agreeAndSave(user)
    await waitFor(() => expect(gateway.callsOf('UpdateJob')).toMatchObject([{ input: { job: { discountValue: null } } }]))
  })

  test('that changes nothing asks for no confirmation', { tags: 'nightly' }, async () => {
    const { gateway, user } = await openEditJob()
    await user.click(reviewButton())
    await waitFor(() => expect(screen.getAllByText('No changes yet')).toHaveLength(2))
    expect(gateway.callsOf('JobToEdit')).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('keeps its lines and sends their ids', { tags: 'nightly' }, async () => {
    const { gateway, user } = await openEditJob()
    await user.clear(field('Quantity of Boiler service'))
    await user.type(field('Quantity of Boiler service'), '3')
    await user.click(reviewButton())
    await agreeAndSave(user)
    await waitFor(() =>
      expect(gateway.callsOf('UpdateJob')).toMatchObject([{ input: { job: { lineItems: [{ id: '801', quantity: 3, amount: 45 }] } } }]),
    )
  })

  test('that double-books staff says so and needs explicit confirmation', { tags: 'nightly' }, async () => {
    const clash = { __typename: 'Clash' as const, visitId: '900', jobNumber: 'J-2000', startAt: NINE, endAt: NINE + 3600 }
    /** The job's own visits are no conflict: they move. */
    const currentVisit = { ...clash, visitId: '501', jobNumber: 'J-1012' }
    const { gateway, user } = await openEditJob({ RankedStaff: { rankedStaff: [candidate({ clashes: [currentVisit, clash] })] } })
    await typeTimes(user, '10', '11:30 am')
    await user.click(reviewButton())
    const warning = within(await dialog()).getByRole('alert')
    expect(warning).toHaveTextContent('J-2000')
    expect(warning).not.toHaveTextContent('J-1012')
    await agreeAndSave(user)
    await waitFor(() => expect(gateway.callsOf('UpdateJob')).toMatchObject([{ input: { job: { allowClash: true } } }]))
  })

  test.each([
    ['a visit', [{ visitId: 900, jobNumber: 'J-2000', staffId: 7, startAt: NINE, endAt: NINE + 3600 }]],
    ['time off, which names no visit', []],
  ])('that clashes with %s only on save offers the same choice', { tags: 'nightly' }, async (_, clashes) => {
    const { gateway, user } = await openEditJob({ UpdateJob: refuse('CLASH', 'Ana Silva is busy at that time', { clashes }) })
    await typeTimes(user, '10', '11:30 am')
    await user.click(reviewButton())
    await agreeAndSave(user)
    await user.click(await within(await dialog()).findByRole('button', { name: 'Save anyway' }))
    await waitFor(() => expect(gateway.callsOf('UpdateJob')).toHaveLength(2))
    expect(gateway.callsOf('UpdateJob')[1]).toMatchObject({ input: { job: { allowClash: true } } })
  })

  test('that the backend rejects for a field shows the error at that field', { tags: 'nightly' }, async () => {
    const message = 'This job has an invoice. Its line items can’t be changed.'
    const { user } = await openEditJob({
      UpdateJob: refuse('INVALID', message, { fields: [{ field: 'title', message: 'Type another title' }] }),
    })
    await retitle(user, 'Boiler swap')
    await user.click(reviewButton())
    await agreeAndSave(user)
    expect(await screen.findByText('Type another title')).toBeVisible()
  })

  test('is not available to staff', async () => {
    const staff = { ...owner, userType: 'STAFF' } as const
    signedIn(staff)
    const gateway = fakeGateway({ ...formAnswers, Me: { me: staff } })
    renderAt('/jobs/12/edit')
    expect(await screen.findByRole('heading', { name: 'You don’t have access to this' })).toBeVisible()
    expect(gateway.callsOf('JobToEdit')).toEqual([])
  })
})

describe('one visit of several', () => {
  test('has its own time and staff, and the job keeps its other values', { tags: 'nightly' }, async () => {
    const { gateway, user } = await openEditJob({ JobToEdit: { job: weeklyJob } }, '?visit=502')
    expect(screen.getByRole('radio', { name: 'This visit' })).toBeChecked()
    expect(screen.queryByRole('switch', { name: 'Repeat' })).toBeNull()
    await user.clear(field(/Start time/))
    await user.type(field(/Start time/), '11:00')
    await user.tab()
    await user.click(reviewButton())
    await agreeAndSave(user)
    await waitFor(() => expect(gateway.callsOf('UpdateJob')).toHaveLength(1))
    expect(gateway.callsOf('UpdateJob')).toMatchObject([
      {
        input: {
          scope: 'THIS',
          visitId: '502',
          job: { dates: ['2026-11-30'], startTime: '11:00', endTime: '12:30', isRecurring: false, staffIds: ['8'] },
        },
      },
    ])
  })

  test('and those after it start on its day', { tags: 'nightly' }, async () => {
    const { gateway, user } = await openEditJob({ JobToEdit: { job: weeklyJob } }, '?visit=503')
    await user.click(screen.getByRole('radio', { name: 'This and future visits' }))
    await retitle(user, 'Boiler swap')
    await user.click(reviewButton())
    await agreeAndSave(user)
    await waitFor(() => expect(gateway.callsOf('UpdateJob')).toHaveLength(1))
    expect(gateway.callsOf('UpdateJob')).toMatchObject([
      {
        input: {
          scope: 'FUTURE',
          visitId: '503',
          job: { dates: ['2026-12-07'], isRecurring: true, recurrence: { endDate: '2026-12-14' } },
        },
      },
    ])
  })

  test('is not offered unless the service allows that scope', { tags: 'nightly' }, async () => {
    await openEditJob({ JobToEdit: { job: { ...weeklyJob, allowedScopes: null } } }, '?visit=503')
    expect(screen.getByText(/You can’t change single visits here/)).toBeVisible()
    expect(screen.queryByRole('radio', { name: 'This visit' })).toBeNull()
    expect(screen.getByRole('radio', { name: 'All visits' })).toBeChecked()
  })

  test('stays selected after a reload', { tags: 'nightly' }, async () => {
    sessionStorage.clear()
    const { user } = await openEditJob({ JobToEdit: { job: weeklyJob } })
    await user.click(screen.getByRole('radio', { name: 'This visit' }))
    await retitle(user, 'Boiler swap')
    await waitFor(() => expect(sessionStorage.getItem('formDrafts')).toContain('Boiler swap'))
    cleanup()
    await openEditJob({ JobToEdit: { job: weeklyJob } })
    expect(await screen.findByText('Draft restored')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'This visit' })).toBeChecked()
    expect(screen.getByText('Changed: Title')).toBeVisible()
    sessionStorage.clear()
  })

  test('takes the time that was entered before it was selected', { tags: 'nightly' }, async () => {
    const { user } = await openEditJob({ JobToEdit: { job: weeklyJob } })
    await user.clear(field(/Start time/))
    await user.type(field(/Start time/), '11:00')
    await user.tab()
    await user.click(screen.getByRole('radio', { name: 'This visit' }))
    expect(field(/Start time/)).toHaveValue('11:00 AM')
    expect(field(/End time/)).toHaveValue('12:30 PM')
  })

  test('that is done cannot be selected', { tags: 'nightly' }, async () => {
    const { user } = await openEditJob({ JobToEdit: { job: weeklyJob } })
    await user.click(screen.getByRole('radio', { name: 'This visit' }))
    expect(within(screen.getByRole('combobox', { name: 'Visit' })).getAllByRole('option')).toHaveLength(2)
  })
})

describe('another user who saves in the meantime', () => {
  const stale = refuse('STALE', 'Someone else changed this in the meantime.', { changedBy: 'Ana Silva', changedAt: NINE })
  const editedByOther = editedJob({ title: 'Boiler check', notes: 'Gate code 4711', lockVersion: 4 })

  test('is named with both values, and input is preserved', async () => {
    const { gateway, user } = await openEditJob({ UpdateJob: stale })
    await retitle(user, 'Boiler swap')
    await user.click(reviewButton())
    await dialog()
    gateway.answer({ JobToEdit: { job: editedByOther } })
    await agreeAndSave(user)
    const question = within(await screen.findByRole('dialog', { name: /Ana Silva changed this job/ }))
    expect(question.getByText('Gate code 4711')).toBeVisible()
    expect(question.getByRole('radio', { name: 'Yours: Boiler swap' })).toBeChecked()
    expect(question.getByRole('radio', { name: 'Ana Silva: Boiler check' })).not.toBeChecked()
    await user.click(question.getByRole('button', { name: 'Continue with this version' }))
    expect(field('Title')).toHaveValue('Boiler swap')
    expect(field(/Internal notes/)).toHaveValue('Gate code 4711')
    gateway.answer({ UpdateJob: updated })
    await user.click(reviewButton())
    await agreeAndSave(user)
    await waitFor(() =>
      expect(gateway.callsOf('UpdateJob').at(-1)).toMatchObject({ input: { lockVersion: 4, job: { title: 'Boiler swap' } } }),
    )
  })

  test('is announced while the form is open', { tags: 'nightly' }, async () => {
    const { gateway, user } = await openEditJob()
    await retitle(user, 'Boiler swap')
    expect(screen.queryByText('Someone else just changed this job')).toBeNull()
    gateway.answer({ JobToEdit: { job: editedByOther } })
    act(() => void window.dispatchEvent(new Event('focus')))
    await user.click(await screen.findByRole('button', { name: 'See what changed' }))
    await user.click(await screen.findByRole('button', { name: 'Continue with this version' }))
    expect(field('Title')).toHaveValue('Boiler swap')
    expect(await screen.findByLabelText(/Internal notes/, { selector: 'textarea' })).toHaveValue('Gate code 4711')
    expect(screen.queryByText('Someone else just changed this job')).toBeNull()
  })

  const change = (id: string, name: string | null, createdAt: number, event: HistoryEvent = 'EDITED') =>
    entry({ id, event, actor: name === null ? null : { id: '7', name }, createdAt })
  const opened = editedJob().updatedAt

  test('is found before the review, is named from the history, and can be overridden', { tags: 'nightly' }, async () => {
    const history = [
      change('4', 'Cleo Diaz', opened + 180, 'NOTE'),
      change('3', 'Ana Silva', opened + 120),
      change('2', 'Ben Osei', opened + 60),
      change('1', 'Dora Kent', opened),
    ]
    const { gateway, user } = await openEditJob({ JobHistory: historyOf(history) })
    await retitle(user, 'Boiler swap')
    gateway.answer({ JobToEdit: { job: editedByOther } })
    await user.click(reviewButton())
    await screen.findByRole('dialog', { name: /^Ana Silva changed this job/ })
    await user.click(await screen.findByRole('radio', { name: 'Ana Silva: Boiler check' }))
    await user.click(screen.getByRole('button', { name: 'Continue with this version' }))
    expect(field('Title')).toHaveValue('Boiler check')
  })

  test.each([
    ['a history that ends before the form was opened', historyOf([change('1', 'Dora Kent', opened)])],
    ['a history without names', historyOf([change('2', null, opened + 60)])],
    ['no history', refuse('FORBIDDEN', 'You may not see that')],
  ])('is called another user if there is %s', { tags: 'nightly' }, async (_, history) => {
    const { gateway, user } = await openEditJob({ JobHistory: history })
    await retitle(user, 'Boiler swap')
    gateway.answer({ JobToEdit: { job: editedByOther } })
    await user.click(reviewButton())
    expect(await screen.findByRole('dialog', { name: /^Someone else changed this job/ })).toBeVisible()
    expect(screen.queryByText('You may not see that')).toBeNull()
  })
})
