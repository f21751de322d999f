import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeAnswer, type FakeOperation, fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { historyOf, job } from '../../../testing/jobs.ts'
import { owner, signedIn, technician } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'

type User = Parameters<typeof signedIn>[0]

const form = (id: string, formName: string, part: object = {}) => ({
  __typename: 'Form',
  id,
  formName,
  status: 'ACTIVE',
  categoryIds: [],
  attachTo: [],
  ...part,
})
const attached = (formId: string, formName: string) => ({
  __typename: 'AttachedForm' as const,
  formId,
  jobFormId: null,
  formName,
  isRequired: false,
  isSubmitted: false,
})
const formPage = (...items: readonly object[]) => ({ forms: { __typename: 'FormPage', items } })

const open = async (answers: Record<string, FakeOperation> = {}, user: User = owner) => {
  signedIn(user)
  const gateway = fakeGateway({
    Me: { me: user },
    Job: { job: job({ forms: [attached('1', 'Safety checklist')] }) },
    JobHistory: historyOf([]),
    JobFormForms: formPage(
      form('1', 'Safety checklist'),
      form('2', 'Roof report', { categoryIds: ['9'] }),
      form('3', 'Handover'),
      form('4', 'Retired form', { status: 'INACTIVE' }),
    ),
    ...answers,
  })
  const rendered = renderAt('/jobs/12')
  await screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler repair' })
  return { gateway, ...rendered }
}
const openDialog = async ({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>) => {
  await user.click(await screen.findByRole('button', { name: 'Attach form' }))
  return within(await screen.findByRole('dialog', { name: 'Attach a form to J-1012' }))
}
const updated = (...forms: readonly object[]): FakeAnswer => ({ updateJob: { __typename: 'Job', id: '12', lockVersion: 4, forms } })

test('attaching a form sends the job’s forms with the new one, and shows it', { tags: 'nightly' }, async () => {
  const page = await open({ AttachForms: updated(attached('1', 'Safety checklist'), attached('3', 'Handover')) })
  const dialog = await openDialog(page)
  const choices = (await dialog.findAllByRole('checkbox')).map((box) => box.closest('div')?.parentElement?.textContent)
  expect(choices).toEqual(['Handover', 'Roof reportFor other categories'])
  page.gateway.answer({ Job: { job: job({ forms: [attached('1', 'Safety checklist'), attached('3', 'Handover')], lockVersion: 4 }) } })
  await page.user.click(dialog.getByRole('checkbox', { name: 'Handover' }))
  await page.user.click(dialog.getByRole('button', { name: 'Attach' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.gateway.callsOf('AttachForms')).toEqual([
    {
      input: {
        id: '12',
        job: { customerId: '30', propertyId: '40', categoryId: '2', formIds: ['1', '3'] },
        lockVersion: 3,
        agreementAccepted: true,
      },
    },
  ])
  const list = within(screen.getByRole('region', { name: 'Forms' }))
  expect(await list.findByRole('link', { name: 'Handover' })).toHaveAttribute('href', '/jobs/12/forms/3')
  expect(await screen.findByText('Handover attached to J-1012')).toBeVisible()
})

test('attaching without a choice asks for one and sends nothing', async () => {
  const page = await open()
  const dialog = await openDialog(page)
  await dialog.findByRole('checkbox', { name: 'Handover' })
  await page.user.click(dialog.getByRole('button', { name: 'Attach' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose a form')
  expect(page.gateway.callsOf('AttachForms')).toEqual([])
})

test('an error appears in the dialog, which keeps the choice', { tags: 'nightly' }, async () => {
  const page = await open({ AttachForms: refuse('FORBIDDEN', 'You can’t change this job.') })
  const dialog = await openDialog(page)
  await page.user.click(await dialog.findByRole('checkbox', { name: 'Handover' }))
  await page.user.click(dialog.getByRole('button', { name: 'Attach' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('You can’t change this job.')
  expect(dialog.getByRole('checkbox', { name: 'Handover' })).toBeChecked()
})

test('after a stale error the next attempt sends the newer version', { tags: 'nightly' }, async () => {
  const page = await open({ AttachForms: refuse('STALE', 'Someone else changed this job.') })
  const dialog = await openDialog(page)
  await page.user.click(await dialog.findByRole('checkbox', { name: 'Handover' }))
  page.gateway.answer({ Job: { job: job({ lockVersion: 7, forms: [] }) } })
  await page.user.click(dialog.getByRole('button', { name: 'Attach' }))
  await dialog.findByRole('checkbox', { name: 'Safety checklist' })
  expect(dialog.getByRole('alert')).toHaveTextContent('Someone else changed this job.')
  page.gateway.answer({ AttachForms: updated(attached('3', 'Handover')) })
  await page.user.click(dialog.getByRole('button', { name: 'Attach' }))
  await waitFor(() =>
    expect(page.gateway.callsOf('AttachForms').at(-1)).toMatchObject({ input: { lockVersion: 7, job: { formIds: ['3'] } } }),
  )
})

test('a form that the backend did not attach is not reported as attached', async () => {
  const page = await open({ AttachForms: updated(attached('1', 'Safety checklist')) })
  const dialog = await openDialog(page)
  await page.user.click(await dialog.findByRole('checkbox', { name: 'Handover' }))
  await page.user.click(dialog.getByRole('button', { name: 'Attach' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Handover couldn’t be attached.')
})

test('without forms the dialog links to a new one', async () => {
  const page = await open({ JobFormForms: formPage() })
  const dialog = await openDialog(page)
  expect(await dialog.findByText('No forms yet')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'New form' })).toHaveAttribute('href', '/forms/new')
  expect(dialog.queryByRole('button', { name: 'Attach' })).toBeNull()
})

test('an unreachable server can be retried, and a rejection shows its reason', async () => {
  const page = await open({ JobFormForms: outOfReach() })
  const dialog = await openDialog(page)
  expect(await dialog.findByText('Can’t reach the server')).toBeVisible()
  page.gateway.answer({ JobFormForms: refuse('FORBIDDEN', 'You don’t have access to forms.') })
  await page.user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('You don’t have access to forms.')).toBeVisible()
})

test('a job without forms offers attaching one to users who may change it', async () => {
  await open({ Job: { job: job({ forms: [] }) } })
  expect(await screen.findByRole('button', { name: 'Attach form' })).toBeVisible()
  expect(screen.getByText('No forms attached')).toBeVisible()
})

test('staff attach a form to a job of theirs', { tags: 'nightly' }, async () => {
  const page = await open({ AttachForms: updated(attached('1', 'Safety checklist'), attached('3', 'Handover')) }, technician)
  const dialog = await openDialog(page)
  await page.user.click(await dialog.findByRole('checkbox', { name: 'Handover' }))
  await page.user.click(dialog.getByRole('button', { name: 'Attach' }))
  expect(await screen.findByText('Handover attached to J-1012')).toBeVisible()
})

test.each([
  ['staff', technician, job({ forms: null })],
  ['a job whose forms the backend does not return', owner, job({ forms: null })],
])('%s: no form can be attached', async (_, user, shown) => {
  await open({ Job: { job: shown } }, user)
  await screen.findByRole('region', { name: 'Timeline' })
  expect(screen.queryByRole('button', { name: 'Attach form' })).toBeNull()
})
