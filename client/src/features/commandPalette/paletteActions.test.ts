import { authorities, type Authority } from '@callout/contracts/profile/authorities'
import { expect, test } from 'vitest'
import { findStartedAction, findActions, findPages, type PaletteUser } from './paletteActions.ts'

const user = (part: Partial<PaletteUser> = {}): PaletteUser => ({
  areas: [],
  userType: 'company',
  holds: (authority) => authorities.includes(authority),
  hasRight: () => false,
  open: () => {},
  ...part,
})
const holding = (...granted: readonly Authority[]): Partial<PaletteUser> => ({
  userType: 'staff_admin',
  holds: (item) => granted.includes(item),
})
const titles = (typed: string, part?: Partial<PaletteUser>): readonly string[] => findActions(typed, user(part)).map(({ title }) => title)

test.each([
  ['new job for lopez', 'New job for', 'lopez'],
  ['New Job For  Maria   Lopez', 'New job for', 'Maria Lopez'],
  ['new job lopez', 'New job for', 'lopez'],
  ['new job for', 'New job for', ''],
  ['record payment inv-1007', 'Record payment for', 'inv-1007'],
  ['record a payment for INV-1007', 'Record payment for', 'INV-1007'],
  ['payment from lopez', 'Record payment for', 'lopez'],
  ['remind lopez', 'Send reminder to', 'lopez'],
  ['statement lopez', 'Statement for', 'lopez'],
  ['duplicate job 1012', 'Duplicate job', '1012'],
  ['reassign ana', 'Reassign visits of', 'ana'],
])('“%s” starts “%s” and searches “%s”', (typed, title, rest) => {
  expect(findStartedAction(typed, user())).toMatchObject({ action: { title }, rest })
})

test.each([
  '',
  'new',
  'new job',
  'new job fo',
  'record payment',
  'record payment fr',
  'lopez',
  'send reminders',
  'renew job for lopez',
  'job 1012',
])('“%s” starts no action on a record', (typed) => {
  expect(findStartedAction(typed, user())).toBeNull()
})

test('offers frequent actions before anything is typed', () => {
  expect(titles('')).toEqual([
    'New job',
    'New customer',
    'New quote',
    'Send reminders',
    'Create invoices for finished jobs',
    'Invite a staff member',
    'New job for…',
    'Record payment for…',
  ])
})

test('finds actions by title and by synonym, titles first', () => {
  expect(titles('invite')).toEqual(['Invite a staff member'])
  expect(titles('technician')).toEqual(['Invite a staff member'])
  expect(titles('record payment')).toEqual(['Record payment for…'])
  expect(titles('remind')).toEqual(['Send reminders', 'Send reminder to…'])
  expect(titles('overdue')).toEqual(['Send reminders', 'Send reminder to…'])
})

test('offers an action to users with every authority that it needs', () => {
  expect(titles('remind', holding('manage_invoices'))).toEqual([])
  expect(titles('remind', holding('manage_invoices', 'view_prices'))).toEqual(['Send reminders', 'Send reminder to…'])
  expect(findStartedAction('new job for lopez', user(holding('manage_customers')))).toBeNull()
  expect(titles('', holding('manage_customers'))).toEqual(['New customer'])
})

test('offers actions open to all when no frequent action is allowed', () => {
  expect(titles('', { userType: 'staff', holds: () => false })).toContain('Your profile')
})

test('offers no reassigning to a provider who works alone', () => {
  expect(titles('reassign')).toEqual(['Reassign visits of…'])
  expect(titles('reassign', { userType: 'individual' })).toEqual([])
  expect(findStartedAction('reassign ana', user({ userType: 'individual' }))).toBeNull()
})

test('finds settings by their words, for users who may change them', () => {
  const found = (typed: string, part?: Partial<PaletteUser>) => findPages(typed, user(part)).map(({ title, to }) => [title, to])
  expect(found('zip')).toEqual([['Settings: Postal code', '/settings/company#zipcode']])
  expect(found('settings gps')).toEqual([['Settings: Show staff on the map while they work', '/settings/team#share_location']])
  expect(found('invoice overdue')).toEqual([['Settings: Invoice overdue', '/settings/messages#invoice_overdue']])
  expect(found('zip', holding('manage_notifications'))).toEqual([])
  expect(found('invoice overdue', holding('manage_settings'))).toEqual([])
})
