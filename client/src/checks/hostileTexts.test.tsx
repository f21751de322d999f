import { hostileTexts } from '@callout/contracts/text/hostileTexts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway } from '../testing/fakeGateway.ts'
import { entry, historyOf, job, me, reasons } from '../testing/jobs.ts'
import { clientMessage } from '../testing/messages.ts'
import { owner, signedIn } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'

beforeEach(() => sessionStorage.clear())

/** All texts at once: any that runs or escapes its element is detected. */
const ALL = Object.values(hostileTexts).join('\n')
/** Compared without white space, which browsers normalize. */
const bare = (text: string): string => text.replaceAll(/\s/g, '')

/** Elements that a text could have created. */
const made = (): Element[] => [
  ...document.querySelectorAll(
    'body script, body img[src="x"], body svg[onload], [autofocus], [onfocus], [onerror], a[href^="javascript" i], body style:not([data-mantine-styles])',
  ),
]

function open(path: string, answers: Record<string, FakeOperation>) {
  signedIn()
  vi.stubGlobal('alert', vi.fn())
  const gateway = fakeGateway({ Me: { me: owner }, ...answers })
  return { gateway, ...renderAt(path) }
}
async function expectText(parts = 1): Promise<void> {
  const shown = bare(ALL)
  await waitFor(() => expect(bare(document.body.textContent ?? '').split(shown).length - 1).toBeGreaterThanOrEqual(parts), {
    timeout: 80_000,
  })
  expect(made()).toEqual([])
  expect(alert).not.toHaveBeenCalled()
}

const preview = { __typename: 'MessagePreview', subject: ALL, body: ALL, isOwn: true, textMessage: ALL }
const setting = {
  __typename: 'CustomerNotificationSetting',
  event: 'VISIT_REMINDER',
  email: true,
  sms: true,
  sendBeforeMinutes: 60,
  templateId: '3',
  preview,
}

test.each([
  [
    'the bell’s page',
    '/notifications',
    {
      Notifications: {
        notifications: {
          __typename: 'NotificationPage',
          items: [
            {
              __typename: 'Notification',
              id: '81',
              title: ALL,
              body: ALL,
              event: 'VISIT_MOVED',
              isRead: false,
              jobId: '7',
              invoiceId: null,
              createdAt: 1_781_690_400,
            },
          ],
          totalCount: 1,
          page: 1,
          perPage: 25,
          unreadCount: 1,
        },
      },
    },
    2,
  ],
  [
    'the preview of a mail',
    '/settings/messages',
    {
      MessageSettings: {
        companyNotificationSettings: [],
        customerNotificationSettings: { __typename: 'CustomerNotificationSettings', settings: [setting] },
      },
    },
    1,
  ],
  [
    'the log',
    '/messages',
    {
      ClientMessages: {
        clientMessages: {
          __typename: 'ClientMessagePage',
          items: [clientMessage({ clientName: ALL, to: ALL, subject: ALL, body: ALL, status: 'FAILED', statusDesc: ALL })],
          totalCount: 1,
          page: 1,
          perPage: 10,
          unreadable: [],
          ignored: [],
        },
      },
    },
    3,
  ],
  [
    'a job and its timeline',
    '/jobs/12',
    {
      Job: { job: job({ title: ALL, description: ALL }) },
      JobHistory: historyOf([entry({ event: 'NOTE', note: ALL })]),
    },
    3,
  ],
] as const)('hostile text is shown as text in %s', async (_, path, answers, parts) => {
  open(path, answers)
  await expectText(parts)
})

test('hostile text is shown as text in previews of outgoing messages', async () => {
  const message = {
    __typename: 'CustomerMessage',
    event: 'JOB_CANCELLED',
    email: true,
    sms: true,
    takesMessage: true,
    takesMedium: true,
    preview,
  }
  const { user } = open('/jobs/12', {
    ...me,
    ...reasons,
    Job: { job: job() },
    JobHistory: historyOf([]),
    CustomerText: { customerMessage: message },
  })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Cancel/ }))
  await user.click(await screen.findByRole('switch', { name: /Notify customer/ }))
  const labels = await screen.findByRole('textbox', { name: 'Message' })
  expect(bare((labels as HTMLTextAreaElement).value)).toBe(bare(ALL))
  await expectText()
})
