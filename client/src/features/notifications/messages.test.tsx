import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { messageSettings, template, templates, variables } from './testing/messages.ts'

beforeEach(() => sessionStorage.clear())

function open(path: string, answers: Record<string, FakeOperation> = {}, me = owner) {
  signedIn(me)
  const told = { MessageSettings: messageSettings, MessageTemplates: templates, TemplatePreview: variables }
  const gateway = fakeGateway({ Me: { me }, ...told, TemplateToEdit: { messageTemplate: template }, ...answers })
  return { gateway, ...renderAt(path) }
}
const HOSTILE = '<img src=x onerror=alert(1)><script>alert(1)</script>'
const preview = () => screen.getByRole('region', { name: 'Preview' })
const message = () => screen.getByRole('textbox', { name: /^Message/ })

test('a tick changes one medium of one event; a refused one goes back and says why', async () => {
  const { gateway, user } = open('/settings/messages', {
    UpdateCompanyMessages: { updateCompanyNotificationSettings: [] },
    UpdateCustomerMessages: refuse('FORBIDDEN', 'You don’t have permission to manage messages.'),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Job assigned: by email' }, { timeout: 20_000 }))
  await waitFor(() => expect(gateway.callsOf('UpdateCompanyMessages')).toEqual([{ settings: [{ event: 'JOB_ASSIGNED', email: true }] }]))
  await user.click(screen.getByRole('checkbox', { name: 'Visit reminder: by text message' }))
  expect(await screen.findByText('You don’t have permission to manage messages.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Visit reminder: by text message' })).not.toBeChecked())
})

const mail = {
  __typename: 'ClientMessage',
  id: '971',
  to: HOSTILE,
  subject: HOSTILE,
  body: HOSTILE,
  status: 'FAILED',
  statusDesc: HOSTILE,
  invoiceId: null,
  attachmentName: null,
  sentAt: 1_781_690_400,
  sentBy: null,
  clientName: HOSTILE,
  customerId: '31',
  jobId: '7',
  notificationMedium: 'email',
  notificationType: 'visit_moved',
}

test('hostile words stand as text in preview and log; filters of the log stand in its address', async () => {
  const page = { __typename: 'ClientMessagePage', items: [mail], totalCount: 1, page: 1, perPage: 25 }
  const { gateway, user } = open('/messages?status=failed', { ClientMessages: { clientMessages: page } })
  expect(await screen.findByRole('link', { name: HOSTILE }, { timeout: 20_000 })).toHaveAttribute('href', '/jobs/7')
  expect(document.querySelector('main script, main img')).toBeNull()
  expect(gateway.callsOf('ClientMessages')[0]).toEqual({ input: { page: 1, perPage: 25, status: 'FAILED' } })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'Visit moved')
  await waitFor(() => expect(window.location.search).toBe('?status=failed&event=visit_moved'))
  await waitFor(() => expect(gateway.callsOf('ClientMessages').at(-1)).toMatchObject({ input: { notificationType: 'visit_moved' } }))
})

test('whoever may not manage messages is told who may, and nothing is asked', async () => {
  const admin = { ...owner, userType: 'STAFF_ADMIN', userProfileDetails: { ...owner.userProfileDetails, authorities: ['manage_jobs'] } }
  const { gateway } = open('/settings/messages', {}, admin as unknown as typeof owner)
  expect(await screen.findByText(/Only the owner, a branch head/, {}, { timeout: 20_000 })).toBeVisible()
  expect(gateway.callsOf('MessageSettings')).toEqual([])
})

test('a variable is put in by a click and shown with the next visit; what is none is underlined and refused', async () => {
  const { gateway, user } = open('/settings/templates/101/edit')
  await screen.findByRole('region', { name: 'Preview' }, { timeout: 20_000 })
  await waitFor(() => expect(preview()).toHaveTextContent(/on Jun 18,2026\s*See you, Ada\./))
  await user.click(screen.getByRole('button', { name: 'Visit date' }))
  expect((message() as HTMLTextAreaElement).value).toContain('{{visit_date}}')
  await user.type(message(), ' {{{{nobody}}')
  expect(within(preview()).getByText('{{nobody}}').tagName).toBe('MARK')
  await user.click(screen.getAllByRole('button', { name: 'Save template' })[0] as HTMLElement)
  await waitFor(() => expect(message()).toHaveAccessibleDescription('{{nobody}} isn’t a variable'))
  expect(gateway.callsOf('UpdateTemplate')).toEqual([])
})
