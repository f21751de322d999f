import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteQueue } from '../../../lib/offline/testing/inMemory.ts'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { historyOf, job } from '../../../testing/jobs.ts'
import { owner, signedIn, technician } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { fillAnswers, formOf, jobWithForm } from '../testing/forms.ts'

vi.mock('../../../lib/offline/queue/queueStore.ts', () => import('../../../lib/offline/testing/inMemory.ts'))

beforeEach(() => {
  sessionStorage.clear()
  // jsdom has no canvas: signatures are typed here.
  const deaf = new Proxy({}, { get: () => () => undefined, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(deaf as never)
})
afterEach(deleteQueue)

function open(more: Record<string, FakeOperation> = {}, person: typeof owner | typeof technician = owner) {
  signedIn(person)
  const answers = { Me: { me: person }, ...fillAnswers, Job: { job: job() }, JobHistory: historyOf([]), ...more }
  return { gateway: fakeGateway(answers), ...renderAt('/jobs/7/forms/62') }
}
const submit = () => screen.getByRole('button', { name: 'Submit form' })

test('names missing answers as links to their questions; hidden questions are neither missing nor sent', { tags: 'nightly' }, async () => {
  const { gateway, user } = open({ FormToFill: { form: formOf() }, SendForm: { saveJobForm: null } })
  await user.click(await screen.findByRole('radio', { name: 'Leaking' }))
  await user.type(screen.getByRole('textbox', { name: /^Where it leaks/ }), 'At the valve')
  await user.click(screen.getByRole('radio', { name: 'In order' }))
  await user.click(submit())
  const missing = within(await screen.findByRole('alert', { name: '1 answer is missing' }))
  expect(missing.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Customer signature'])
  expect(gateway.callsOf('SendForm')).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'Type name' }))
  expect(screen.getByText('I accept the work.')).toBeVisible()
  expect(screen.getByText('Total: $129.11')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /^Signer’s name/ }), 'Carla Reyes')
  await user.click(submit())
  await waitFor(() => expect(gateway.callsOf('SendForm')).toHaveLength(1))
  const { input } = gateway.callsOf('SendForm')[0] as { input: { answers: object[]; formVersion: number } }
  expect(input).toMatchObject({ formId: '62', jobId: '7', formVersion: 4, status: 'SUBMITTED' })
  expect(input.answers).toMatchObject([
    { fieldKey: 'state', value: 'In order' },
    { fieldKey: 'sign', value: 'typed', signerName: 'Carla Reyes', signedTotal: 129.11 },
  ])
  expect(await screen.findByText('Boiler checklist submitted')).toBeVisible()
})

test('a technician’s form goes through the queue; a rejected one stays with its input', async () => {
  const no = refuse('INVALID', '“Boiler checklist” is already submitted.', {
    fields: [{ field: 'formId', message: '“Boiler checklist” is already submitted.' }],
  })
  const { gateway, user } = open({ SendForm: no }, technician)
  await user.type(await screen.findByRole('textbox', { name: /^Anything odd/ }), 'No')
  await user.click(submit())
  // In the form and as a toast.
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  for (const alert of screen.getAllByRole('alert')) expect(alert).toHaveTextContent('“Boiler checklist” is already submitted.')
  expect(screen.getByRole('textbox', { name: /^Anything odd/ })).toHaveValue('No')
  expect(gateway.callsOf('SendForm')).toMatchObject([
    { input: { answers: [{ fieldKey: 'odd', value: 'No' }] }, key: expect.any(String) as string },
  ])
})

test('shows the service’s error at its question until the answer changes', { tags: 'nightly' }, async () => {
  const no = refuse('INVALID', 'Use letters', { fields: [{ field: 'answers.odd', message: 'Use letters' }] })
  // The job's forms are not returned either: the form has its own name.
  const { user } = open({ FormJob: { job: { ...jobWithForm(), forms: null } }, SendForm: no })
  await user.type(await screen.findByRole('textbox', { name: /^Anything odd/ }), '1')
  await user.click(submit())
  const alert = await screen.findByRole('alert', { name: 'Check 1 answer' })
  expect(within(alert).getByRole('link', { name: 'Anything odd?' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Anything odd/ })).toHaveFocus()
  expect(screen.getByRole('heading', { name: 'Boiler checklist', level: 1 })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Anything odd/ })).toHaveAccessibleDescription('Use letters')
  await user.type(screen.getByRole('textbox', { name: /^Anything odd/ }), ' leak')
  await waitFor(() => expect(screen.queryByRole('alert', { name: 'Check 1 answer' })).toBeNull())
})

test('a session that ends while sending loses no input: it is restored after the next sign-in', async () => {
  const { gateway, user } = open({ SendForm: refuse('UNAUTHENTICATED', 'Sign in again.') })
  await user.type(await screen.findByRole('textbox', { name: /^Anything odd/ }), 'A leak')
  await user.click(submit())
  gateway.answer({
    SignIn: { signIn: { __typename: 'SignedIn', token: 'next-token', message: null, user: owner } },
    SendForm: { saveJobForm: null },
  })
  await user.type(await screen.findByLabelText('Email'), owner.email)
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('textbox', { name: /^Anything odd/ })).toHaveValue('A leak')
  expect(screen.getByText('What you typed before is still here.')).toBeVisible()
  await user.click(submit())
  await waitFor(() => expect(gateway.callsOf('SendForm')).toHaveLength(2))
  const [first, second] = gateway.callsOf('SendForm') as { key: string }[]
  expect(second?.key).toBe(first?.key)
})

test('a missing form says so, and links back to its job', async () => {
  open({ FormToFill: refuse('NOT_FOUND', 'This form doesn’t exist.') })
  const gone = within(await screen.findByRole('alert', {}))
  expect(gone.getByText('This form doesn’t exist.')).toBeVisible()
  expect(gone.getByRole('link', { name: 'J-1012' })).toHaveAttribute('href', '/jobs/7')
})

test('a submitted form without returned questions is shown with its answers', async () => {
  const saved = fillAnswers.SavedForm.jobForm
  open({
    FormJob: { job: jobWithForm({ jobFormId: '77', isSubmitted: true }) },
    SavedForm: { jobForm: { ...saved, sections: null } },
  })
  expect(await screen.findByText('Customer signature', { selector: 'dt' })).toBeVisible()
  expect(screen.getByText(/Signed with a typed name by/)).toHaveTextContent('Carla Reyes')
})

test(
  'a submitted form shows its own questions, the signer and a changed total, and is sent as a document',
  { tags: 'nightly' },
  async () => {
    const sent = { __typename: 'SentAttachment', id: '972', status: 'SENT', statusDesc: 'Sent', sentAt: 1, textMessages: null }
    const { gateway, user } = open({
      FormJob: { job: jobWithForm({ jobFormId: '77', isSubmitted: true }) },
      SendAttachment: { sendAttachment: sent },
    })
    expect(await screen.findByRole('heading', { name: 'As it was asked then' })).toBeVisible()
    expect(screen.getByText(/Signed with a typed name by/)).toHaveTextContent('Carla Reyes')
    expect(screen.getByText(/Signed at a total of \$100\.00\./)).toHaveTextContent('The job now comes to $129.11.')
    expect(screen.getByText(/version 3/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const letter = within(await screen.findByRole('dialog', { name: 'Send Boiler checklist' }))
    expect(letter.getByText('Boiler checklist (PDF)')).toBeVisible()
    expect(letter.getByRole('textbox', { name: /^Message/ })).toHaveDisplayValue(
      /Boiler checklist for J-1012 is attached as it was submitted/,
    )
    await user.click(letter.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Boiler checklist sent to carla@reyes-dental.test.')).toBeVisible()
    expect(gateway.callsOf('SendAttachment')).toMatchObject([
      { input: { attachmentType: 'JOB_FORM', jobFormId: '77', jobId: '7', to: ['carla@reyes-dental.test'] } },
    ])
  },
)
