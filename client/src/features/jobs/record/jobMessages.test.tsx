import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { historyOf, job, me } from '../../../testing/jobs.ts'
import { clientMessage } from '../../../testing/messages.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'

/** Reports everything as visible. */
class SeenAtOnce {
  readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void
  constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe(): void {
    this.#tell([{ isIntersecting: true }])
  }
  disconnect(): void {}
}

const form = {
  __typename: 'AttachedForm',
  formId: '5',
  jobFormId: '77',
  formName: 'Safety checklist',
  isRequired: false,
  isSubmitted: true,
}
const messages = () => screen.findByRole('region', { name: 'Messages' })

const open = (answers: Record<string, FakeOperation>) => {
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  signedIn()
  const gateway = fakeGateway({ ...me, Job: { job: job() }, JobHistory: historyOf([]), ...answers })
  return { gateway, ...renderAt('/jobs/12') }
}

test('a job lists its customer’s messages, and sends a file or form', async () => {
  const { gateway, user } = open({
    JobMessages: { jobMessages: [clientMessage()] },
    Job: { job: job({ forms: [form] }) },
    SendAttachment: {
      sendAttachment: { __typename: 'SentAttachment', id: '972', status: 'SENT', statusDesc: 'Sent', sentAt: 1, textMessages: null },
    },
  })
  expect(await within(await messages()).findByText('Your visit has a new time')).toBeVisible()
  const sendFile = within(await messages()).getByRole('button', { name: 'Send a file' })
  fireEvent.click(sendFile)
  // A disabled button would lose the focus, which the dialog returns to it.
  expect(sendFile).toBeEnabled()
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a file to Maria Lopez' }))
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('Choose the file to send')).toBeVisible()
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'What to send' }), 'Form: Safety checklist')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/^Sent a file to Maria Lopez at /)).toBeVisible()
  expect(gateway.callsOf('SendAttachment')).toMatchObject([
    { input: { attachmentType: 'JOB_FORM', jobFormId: '77', jobId: '12', customerId: '30' } },
  ])
})

test('a rejected message log says so', async () => {
  open({ JobMessages: refuse('FORBIDDEN', 'You don’t have permission to see messages.') })
  expect(await within(await messages()).findByText('You don’t have permission to see messages.')).toBeVisible()
})
