import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { setupRecordsAnswer, setupAnswer } from './testing/setupAnswer.ts'

async function open(more: Record<string, FakeOperation> = {}, userType: 'COMPANY' | 'STAFF' = 'COMPANY') {
  const user = { ...owner, userType }
  signedIn(user)
  const gateway = fakeGateway({
    Me: { me: user },
    SetupChecklist: setupAnswer(),
    SetupRecords: setupRecordsAnswer(),
    UpdateSetup: { updateSetup: null },
    ...more,
  })
  const page = renderAt('/settings')
  await screen.findByRole('heading', { name: 'Settings' })
  return { gateway, ...page }
}
const panel = () => screen.queryByRole('region', { name: 'Getting started' })

test('a new company’s owner sees the setup steps, each with a link, and existing records check steps off', async () => {
  const { gateway, user } = await open()
  expect(await screen.findByText('2 of 6 done')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add your first customer' })).toHaveAttribute('href', '/customers/new')
  expect(screen.getByRole('link', { name: 'Import customers' })).toHaveAttribute('href', '/customers/import')
  expect(screen.getByRole('link', { name: 'Invite your staff' })).toHaveAttribute('href', '/staff/new')
  expect(screen.queryByRole('link', { name: 'Complete your business profile' })).toBeNull()
  await waitFor(() => expect(gateway.callsOf('UpdateSetup')).toEqual([{ input: { step: 'company', isCompleted: true } }]))
  await user.click(screen.getByRole('button', { name: 'Hide getting started' }))
  expect(panel()).toBeNull()
})

test('staff see no setup checklist', async () => {
  const { gateway } = await open({}, 'STAFF')
  expect(panel()).toBeNull()
  expect(gateway.callsOf('SetupChecklist')).toEqual([])
})
