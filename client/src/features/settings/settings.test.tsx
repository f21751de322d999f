import { addDays, instantOf, wallTimeOf } from '@callout/contracts/time'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, outOfReach, refuse } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { generalDataAnswer, settingAnswers, settingsAnswer, returned } from './testing/settingAnswers.ts'

// The pages are separate chunks: loads them before the tests.
beforeAll(() =>
  Promise.all([import('./SettingSectionPage.tsx'), import('./SettingsPage.tsx'), import('./saveSettings.ts'), import('./settingRules.ts')]),
)
beforeEach(() => sessionStorage.clear())

const staff = { ...owner, userType: 'STAFF' }
const answers: Record<string, FakeOperation> = {
  Me: { me: owner },
  CompanyCalendar: {
    companySettings: { __typename: 'CompanySettings', team: { __typename: 'TeamSetting', calendar: returned.team.calendar } },
  },
  ...settingAnswers,
}

async function open(path: string, more: Record<string, FakeOperation> = {}, user: typeof owner | typeof staff = owner) {
  signedIn(user)
  const gateway = fakeGateway({ ...answers, Me: { me: user }, ...more })
  const page = renderAt(path)
  await screen.findByRole('heading', { level: 1 })
  return { gateway, ...page }
}
async function openSection(section: string, more: Record<string, FakeOperation> = {}) {
  const page = await open(`/settings/${section}`, more)
  await screen.findByRole('form')
  return page
}
const field = (name: RegExp | string) => screen.getByLabelText(name, { selector: 'input, textarea, select' })
const save = () => screen.getAllByRole('button', { name: /^(Save changes|Try again)$/ })[0] as HTMLElement
type User = Awaited<ReturnType<typeof open>>['user']
async function type(user: User, label: RegExp | string, text: string): Promise<void> {
  await user.click(field(label))
  await user.clear(field(label))
  if (text !== '') await user.paste(text)
}

test('typing finds a setting, and Enter opens its field', async () => {
  const { user } = await open('/settings')
  expect(await screen.findByRole('link', { name: /^Regional/ })).toHaveAttribute('href', '/settings/regional')
  await user.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'overdue')
  const found = within(screen.getByRole('status', { name: 'Settings found' }))
  expect(found.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/settings/jobs#late_after_minutes'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(field('Mark a visit late after')).toHaveFocus())
})

test('staff see their own settings, and why the others are closed', async () => {
  const { unmount } = await open('/settings', {}, staff)
  expect(await screen.findByRole('list', { name: 'Your settings' })).toBeVisible()
  expect(screen.getByRole('radiogroup', { name: 'Theme' })).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Business settings' })).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
  unmount()
  await open('/settings/jobs', {}, staff)
  expect(await screen.findByText(/Only the owner, or a staff admin who can manage settings/)).toBeVisible()
})

test('sends only what was changed, and Undo reverts it', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openSection('jobs', {
    UpdateJobSetting: ({ input }) => ({ updateJobSetting: { ...returned.job, ...(input as object) } }),
  })
  await type(user, 'Mark a visit late after', '20')
  await user.click(field('Require a signature before finishing'))
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Change undone: Jobs')).toBeVisible()
  expect(gateway.callsOf('UpdateJobSetting')).toEqual([
    { input: { lateAfterMinutes: 20, requireSignature: true } },
    { input: { lateAfterMinutes: 15, requireSignature: false } },
  ])
})

test.each([
  ['jobs', 'Mark a visit late after', '3', 'Minimum value should be 4'],
  ['jobs', 'Mark a visit late after', '101', 'Maximum value should be 100'],
  ['calendar', 'Time slots every', '3', 'Minimum value should be 4'],
  ['jobs', 'Default duration', '0', 'Entered value should be positive number'],
  ['invoices', 'Invoices are due after', '0', 'Entered value should be positive number'],
  ['regional', /^Time zone/, '', 'Required'],
  ['company', /^Business name/, '', 'Required'],
])('%s: %s %s is rejected: %s', async (section, label, text, message) => {
  const { gateway, user } = await openSection(section)
  await type(user, label, text)
  await user.click(save())
  expect(await screen.findByText(message)).toBeVisible()
  expect(gateway.calls.filter(({ operation }) => operation.startsWith('Update'))).toEqual([])
})

test('business opens before it closes', { tags: 'nightly' }, async () => {
  const { user } = await openSection('hours')
  const monday = within(screen.getByRole('group', { name: 'Monday' }))
  expect(monday.getByLabelText(/^Opens/)).toHaveValue('8:00 AM')
  await user.click(monday.getByLabelText(/^Opens/))
  await user.clear(monday.getByLabelText(/^Opens/))
  await user.paste('6 pm')
  await user.tab()
  await user.click(save())
  expect(await screen.findByText('Business open time must be before Business close time.')).toBeVisible()
  expect(within(screen.getByRole('group', { name: 'Sunday' })).getByText('Closed')).toBeVisible()
})

test('a changed format applies everywhere at once', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openSection('regional', {
    UpdateGeneralData: ({ input }) => ({ updateGeneralData: { ...generalDataAnswer().generalData, ...(input as object) } }),
  })
  await user.selectOptions(field('Date format'), 'dd/MM/yyyy')
  await user.selectOptions(field('Time format'), 'TWENTY_FOUR_HOUR')
  gateway.answer({ Me: { me: { ...owner, dateFormat: 'dd/MM/yyyy', timeFormat: 'TWENTY_FOUR_HOUR' } } })
  await user.click(save())
  expect(await screen.findByText('Regional saved')).toBeVisible()
  expect(localStorage.getItem('dateFormat')).toBe('dd/MM/yyyy')
  expect(localStorage.getItem('timeFormat')).toBe('1')
  expect(gateway.callsOf('UpdateGeneralData')).toEqual([{ input: { dateFormat: 'dd/MM/yyyy', timeFormat: 'TWENTY_FOUR_HOUR' } }])
  await waitFor(() => expect(gateway.callsOf('Me').length).toBeGreaterThan(1))
})

test('says what another time zone does to coming visits before saving', { tags: 'nightly' }, async () => {
  localStorage.setItem('timezone', 'America/New_York')
  // Tomorrow at 15:00 in New York or 14:00 in Chicago, whose offsets differ by an hour all year.
  const startAt = instantOf(addDays(wallTimeOf(Date.now() / 1000, 'America/New_York').date, 1), '15:00', 'America/New_York')
  const coming = { __typename: 'Job', id: '12', jobNumber: 'J-12', startAt, isRecurring: false, visitsTotal: 1, visitsDone: 0 }
  const jobs = { __typename: 'JobPage', items: [coming], totalCount: 1 }
  const { user } = await openSection('regional', { ComingJobs: { jobs } })
  await type(user, /^Time zone/, 'America/Chicago')
  await user.tab()
  expect(await screen.findByText(/^1 coming visit keeps its moment: J-12 at 3:00 PM becomes 2:00 PM\.$/)).toBeVisible()
})

test(
  'general data wins over the settings if both have a field, and a rejected read of it preserves theirs',
  { tags: 'nightly' },
  async () => {
    const { unmount } = await openSection('regional', { GeneralDataToEdit: generalDataAnswer({ currencyCode: 'EUR', dateFormat: null }) })
    expect(field('Date format')).toHaveValue(returned.customer.dateFormat)
    expect(field(/^Currency/)).toHaveDisplayValue(/Euro/)
    unmount()
    await openSection('regional', { GeneralDataToEdit: refuse('NOT_FOUND', 'No such call') })
    expect(field(/^Currency/)).toHaveDisplayValue(/US Dollar/)
  },
)

test('shows a rejected change of general data at its field', { tags: 'nightly' }, async () => {
  const fields = [{ field: 'dateFormat', message: 'Choose one of the date formats' }]
  const { user } = await openSection('regional', { UpdateGeneralData: refuse('INVALID', 'x', { fields }) })
  await user.selectOptions(field('Date format'), 'dd/MM/yyyy')
  await user.click(save())
  expect(await screen.findByText('Choose one of the date formats')).toBeVisible()
})

test('a save in another window of this browser is refetched here', { tags: 'nightly' }, async () => {
  const { gateway } = await open('/settings')
  await waitFor(() => expect(gateway.callsOf('Me')).toHaveLength(1))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'settingsChanged', newValue: '1' })))
  await waitFor(() => expect(gateway.callsOf('Me')).toHaveLength(2))
})

test('a missing setting is empty, and not sent', async () => {
  const { gateway, user } = await openSection('jobs', {
    SettingsToEdit: settingsAnswer({ job: null }),
    UpdateJobSetting: { updateJobSetting: null },
  })
  expect(screen.getAllByText(/^Not available\. Leave it as is/)).toHaveLength(10)
  await type(user, 'Job number prefix', 'W-')
  await user.click(save())
  expect(await screen.findByText('Jobs saved')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  expect(gateway.callsOf('UpdateJobSetting')).toEqual([{ input: { jobPrefix: 'W-' } }])
})

test('a failed save loses nothing, and a concurrent change asks', async () => {
  const { gateway, user } = await openSection('calendar', { UpdateTeamSetting: outOfReach() })
  await type(user, 'Time slots every', '20')
  await user.click(save())
  expect(await screen.findByText(/What you typed is still here/)).toBeVisible()
  gateway.answer({ SettingsToEdit: settingsAnswer({ team: { ...returned.team, slotMinutes: 45 } }) })
  await user.click(save())
  expect(await screen.findByRole('dialog')).toHaveTextContent(/45/)
  expect(gateway.callsOf('UpdateTeamSetting')).toHaveLength(1)
})

test('shows an error at its field', { tags: 'nightly' }, async () => {
  const fields = [{ field: 'nextInvoiceNumber', message: 'Enter 1042 or more: earlier numbers are taken' }]
  const { user } = await openSection('invoices', { UpdateCustomerSetting: refuse('INVALID', 'x', { fields }) })
  await type(user, 'Next invoice number', '7')
  await user.click(save())
  expect(await screen.findByText('Enter 1042 or more: earlier numbers are taken')).toBeVisible()
})

test('reports settings that can’t be read, with a retry', async () => {
  const { gateway, user } = await open('/settings/jobs', { SettingsToEdit: outOfReach() })
  await screen.findByRole('button', { name: /Try again/ })
  gateway.answer({ SettingsToEdit: settingsAnswer() })
  await user.click(screen.getByRole('button', { name: /Try again/ }))
  expect(await screen.findByRole('form')).toBeVisible()
})
