import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { me } from '../../../testing/jobs.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'

const address = '/login?login_hint=code&login_name=Marcus+Bell'

test('asks before another user of the mock replaces the signed-in one', async () => {
  signedIn()
  fakeGateway(me).settings = { identityUrl: 'http://127.0.0.1:4010/control/identity' }
  const { user } = renderAt(address)
  expect(await screen.findByText('You are Olivia Owner. Continue as Marcus Bell?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stay Olivia Owner' }))
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/'))
  expect(localStorage.getItem('authToken')).not.toBeNull()
})

test('ends the session when the other user continues', async () => {
  signedIn()
  fakeGateway(me).settings = { identityUrl: 'http://127.0.0.1:4010/control/identity' }
  const { user } = renderAt(address)
  await user.click(await screen.findByRole('button', { name: 'Continue as Marcus Bell' }))
  expect(localStorage.getItem('authToken')).toBeNull()
  await vi.dynamicImportSettled()
})

test('leads to the start page where there is no mock', async () => {
  signedIn()
  fakeGateway(me)
  renderAt(address)
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/'))
  expect(screen.queryByText(/Continue as/)).toBeNull()
})
