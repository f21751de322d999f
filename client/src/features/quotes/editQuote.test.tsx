import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway } from '../../testing/fakeGateway.ts'
import { formAnswers } from '../../testing/jobForm.ts'
import { NINE } from '../../testing/jobs.ts'
import { signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { quotedJob } from './testing/quotedJob.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 })
})
afterEach(() => void vi.useRealTimers())

async function open(ofQuote: Parameters<typeof quotedJob>[1]) {
  signedIn()
  const job = { ...quotedJob({}, ofQuote), taxIds: ['5'], seriesTotal: null, allowedScopes: null }
  const gateway = fakeGateway({
    ...formAnswers,
    Job: { job },
    JobToEdit: { job },
    UpdateJob: { updateJob: { __typename: 'Job', id: '12', jobNumber: 'J-1012', lockVersion: 4 } },
  })
  const { user } = renderAt('/jobs/12/edit')
  await screen.findByRole('form', { name: 'Edit quote' })
  const save = () => user.click(screen.getAllByRole('button', { name: 'Save quote' })[0] as HTMLElement)
  return { gateway, user, save, sent: () => gateway.callsOf('UpdateJob').map(({ input }) => (input as { job: object }).job) }
}

test('a change of a sent quote is version 2, to be sent again; the whole quote is sent, of the job the changed fields', async () => {
  const { user, save, sent } = await open({ sentAt: NINE - 3600 })
  expect(window.location.pathname).toBe('/quotes/12/edit')
  await user.click(screen.getByRole('radio', { name: 'Recommend Better' }))
  await save()
  await waitFor(() => expect(sent()).toHaveLength(1))
  const [job] = sent()
  expect(job).toMatchObject({ lineItems: [{}, {}, {}, { amount: 1000 }], quote: { version: 2, sentAt: null } })
  expect(job).toMatchObject({
    quote: { validUntil: '2026-12-21', alternatives: [{ name: 'Good' }, { name: 'Better' }], optionalLines: [{}] },
  })
  expect(job).not.toHaveProperty('title')
})

test('a change of an approved quote asks first, and removes the approval with the customer’s choice', async () => {
  const approval = { __typename: 'QuoteApproval' as const, kind: 'PHONE' as const, name: 'Maria Lopez', at: NINE, note: 'Yes' }
  const { user, save, sent } = await open({ sentAt: NINE - 3600, approval })
  await user.type(screen.getByRole('textbox', { name: 'Message to the customer' }), ' New offer.')
  await save()
  const dialog = within(await screen.findByRole('dialog', { name: 'Change an approved quote?' }))
  expect(dialog.getByText(/Maria Lopez approved this quote/)).toBeVisible()
  expect(sent()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Remove approval and save' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    lineItems: [{ name: 'Boiler service' }, {}, {}],
    quote: { message: 'Thank you for asking us. New offer.', version: 2, sentAt: null, approval: null },
  })
})
