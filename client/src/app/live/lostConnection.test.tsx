import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setChangesLost } from '../../lib/api/changes.ts'
import { fakeGateway } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'

test("the top bar shows while other users' changes are not received", async () => {
  signedIn()
  fakeGateway({ Me: { me: owner } })
  renderAt('/nowhere')
  await screen.findByRole('button', { name: 'Account: Olivia Owner' })
  act(() => setChangesLost(true))
  expect(await screen.findByText('Reconnecting…')).toBeVisible()
  act(() => setChangesLost(false))
  await waitFor(() => expect(screen.queryByText('Reconnecting…')).toBeNull())
})
