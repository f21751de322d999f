import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { clientMessage } from '../../testing/messages.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { messageSettings, template, templates, variables } from './testing/messages.ts'

beforeEach(() => sessionStorage.clear())

function open(path: string, answers: Record<string, FakeOperation> = {}, me = owner) {
  signedIn(me)
  const returned = { MessageSettings: messageSettings, MessageTemplates: templates, TemplatePreview: variables }
  const gateway = fakeGateway({ Me: { me }, ...returned, TemplateToEdit: { messageTemplate: template }, ...answers })
  return { gateway, ...renderAt(path) }
}
const HOSTILE = '<img src=x onerror=alert(1)><script>alert(1)</script>'
const preview = () => screen.getByRole('region', { name: 'Preview' })
const message = () => screen.getByRole('textbox', { name: /^Message/ })

test('a checkbox toggles one medium of one event, and is reset with a reason on error', async () => {
  const { gateway, user } = open('/settings/messages', {
    UpdateCompanyMessages: { updateCompanyNotificationSettings: [] },
    UpdateCustomerMessages: refuse('FORBIDDEN', 'You don’t have permission to manage messages.'),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Job assigned: by email' }))
  await waitFor(() => expect(gateway.callsOf('UpdateCompanyMessages')).toEqual([{ settings: [{ event: 'JOB_ASSIGNED', email: true }] }]))
  await user.click(screen.getByRole('checkbox', { name: 'Visit reminder: by text message' }))
  expect(await screen.findByText('You don’t have permission to manage messages.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Visit reminder: by text message' })).not.toBeChecked())
})

const log = (...items: readonly object[]): FakeOperation => ({
  clientMessages: {
    __typename: 'ClientMessagePage',
    items,
    totalCount: items.length,
    page: 1,
    perPage: 10,
    unreadable: [],
    ignored: [],
  },
})
const failed = clientMessage({
  to: HOSTILE,
  subject: HOSTILE,
  body: HOSTILE,
  clientName: HOSTILE,
  status: 'FAILED',
  statusDesc: 'Not sent: the mailbox is full.',
})

test('the log is filtered by URL, hostile text is escaped, and a failed message is sent again unchanged', async () => {
  const sent = {
    sendAttachment: { __typename: 'SentAttachment', id: '972', status: 'SENT', statusDesc: 'Sent', sentAt: 1, textMessages: null },
  }
  const { gateway, user } = open('/messages?status=failed&event=visit_moved', { ClientMessages: log(failed), SendAttachment: sent })
  await user.click(await screen.findByRole('button', { name: HOSTILE }))
  expect(gateway.callsOf('ClientMessages')[0]).toMatchObject({ input: { status: 'FAILED', notificationType: 'visit_moved' } })
  const shown = within(await screen.findByRole('dialog', { name: HOSTILE }))
  expect(shown.getByText('Failed: Not sent: the mailbox is full.')).toBeVisible()
  expect(document.querySelector('main script, main img, [role=dialog] script, [role=dialog] img')).toBeNull()
  await user.click(shown.getByRole('button', { name: 'Send again' }))
  const again = within(await screen.findByRole('dialog', { name: `Send again: ${HOSTILE}` }))
  await user.clear(again.getByRole('textbox', { name: /^To/ }))
  await user.type(again.getByRole('textbox', { name: /^To/ }), 'carla@new.test')
  await user.click(again.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Sent to carla@new.test.')).toBeVisible()
  const labels = { subject: HOSTILE, body: HOSTILE, to: ['carla@new.test'] }
  expect(gateway.callsOf('SendAttachment')).toMatchObject([
    { input: { ...labels, attachmentType: 'CONTRACT', customerId: '31', jobId: '12' } },
  ])
})

test('the log can be filtered by a searched customer', { tags: 'nightly' }, async () => {
  const carla = { __typename: 'Customer', id: '31', name: 'Carla Reyes', companyName: null, phone: null, phoneCountryCode: null }
  const found = { __typename: 'CustomerPage', items: [{ ...carla, isDoNotService: false, properties: [] }], totalCount: 1 }
  const { gateway, user } = open('/messages', {
    ClientMessages: log(failed),
    FindCustomers: { customers: found },
    JobFormCustomer: { customer: { ...carla, email: null, isDoNotService: false, properties: [] } },
  })
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await user.type(await screen.findByRole('combobox', { name: 'Customer' }), 'reyes')
  await user.click(await screen.findByRole('option', { name: 'Carla Reyes' }))
  await waitFor(() => expect(gateway.callsOf('ClientMessages').at(-1)).toMatchObject({ input: { customerId: '31' } }))
  expect(gateway.callsOf('FindCustomers')).toEqual([{ search: 'reyes' }])
  expect(window.location.search).toContain('customer=31')
})

test('a test message is sent to the user’s address with the preview’s text', async () => {
  const sent = {
    sendAttachment: { __typename: 'SentAttachment', id: '972', status: 'SENT', statusDesc: 'Sent', sentAt: 1, textMessages: null },
  }
  const { gateway, user } = open('/settings/messages', { SendAttachment: sent })
  await user.click(await screen.findByRole('button', { name: 'Visit reminder: send test' }))
  expect(await screen.findByText(`A test of “Visit reminder” was sent to ${owner.email}.`)).toBeVisible()
  const [setting] = messageSettings.customerNotificationSettings.settings
  expect(gateway.callsOf('SendAttachment')[0]).toMatchObject({
    input: { attachmentType: 'CONTRACT', to: [owner.email], subject: `Test: ${setting?.preview.subject}`, body: setting?.preview.body },
  })
})

test('users who may not manage messages see who may, and nothing is loaded', async () => {
  const admin = { ...owner, userType: 'STAFF_ADMIN', userProfileDetails: { ...owner.userProfileDetails, authorities: ['manage_jobs'] } }
  const { gateway } = open('/settings/messages', {}, admin as unknown as typeof owner)
  expect(await screen.findByText(/Only the owner, a branch head/, {})).toBeVisible()
  expect(gateway.callsOf('MessageSettings')).toEqual([])
})

test('a variable is inserted by click and previewed with the next visit; an unknown one is underlined and rejected', async () => {
  const { gateway, user } = open('/settings/templates/101/edit')
  await screen.findByRole('region', { name: 'Preview' })
  await waitFor(() => expect(preview()).toHaveTextContent(/on Jun 18,2026\s*See you, Ada\./))
  await user.click(screen.getByRole('button', { name: 'Visit date' }))
  expect((message() as HTMLTextAreaElement).value).toContain('{{visit_date}}')
  await user.type(message(), ' {{{{nobody}}')
  expect(within(preview()).getByText('{{nobody}}').tagName).toBe('MARK')
  await user.click(screen.getAllByRole('button', { name: 'Save template' })[0] as HTMLElement)
  await waitFor(() => expect(message()).toHaveAccessibleDescription('{{nobody}} isn’t a variable'))
  expect(gateway.callsOf('UpdateTemplate')).toEqual([])
})

const menu = async () => within((await screen.findAllByRole('navigation', { name: 'Main' }))[0] as HTMLElement)

test('messages are in the main menu of people who plan or bill', async () => {
  open('/messages', { ClientMessages: log(failed) })
  expect(await (await menu()).findByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page')
})

test('messages are not in the main menu of staff', async () => {
  open('/messages', { ClientMessages: log(failed) }, { ...owner, userType: 'STAFF' } as unknown as typeof owner)
  await (await menu()).findByRole('link', { name: 'Jobs' })
  expect((await menu()).queryByRole('link', { name: 'Messages' })).toBeNull()
})
