import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'
import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { ActionDialogProps } from './defineActions.ts'
import { DialogAfterFrame } from './ActionsProvider.tsx'
import { vanActions } from './testing/sampleActions.ts'

type Props = ActionDialogProps<'PIN' | 'UNPIN' | 'RETIRE', { id: string; plate: string; driver: null }, object>

const Asking = ({ request }: Props) => <p>Why does {request.target.plate} go?</p>

class Caught extends Component<{ children: ReactNode }> {
  static readonly getDerivedStateFromError = (error: Error) => ({ error })
  override readonly state: { error?: Error } = {}
  override render() {
    return this.state.error ? <p>{this.state.error.message}</p> : this.props.children
  }
}

/** Clicks “Retire” while its code is loading. `paint`: the skeleton is painted. */
function press() {
  const painted: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => painted.push(draw))
  const { promise, resolve, reject } = Promise.withResolvers<typeof Asking>()
  const actions = { ...vanActions, Dialog: lazyWithPreload(() => promise) }
  const request = { set: 'vanAction', name: 'RETIRE', target: { id: '1', plate: 'OR 100', driver: null } } as const
  render(
    <MantineProvider>
      <Caught>
        <DialogAfterFrame actions={actions} request={request} onClose={() => {}} />
      </Caught>
    </MantineProvider>,
    { onCaughtError: () => {} },
  )
  return {
    paint: () =>
      act(async () => {
        painted.forEach((draw) => draw(0))
        await new Promise((done) => setTimeout(done, 1))
      }),
    come: () => act(async () => resolve(Asking)),
    fail: () => act(async () => reject(new Error('No way to the code'))),
  }
}
const frame = () => document.querySelector('[data-dialog-frame]')

test("shows a skeleton with the question until the dialog's code is loaded", async () => {
  const { paint, come } = press()
  expect(frame()).toHaveTextContent('Retire OR 100')
  await paint()
  expect(frame()).not.toBeNull()
  await come()
  expect(screen.getByText('Why does OR 100 go?')).toBeVisible()
  expect(frame()).toBeNull()
})

test("removes the skeleton if the dialog's code fails to load", async () => {
  const { paint, fail } = press()
  await paint()
  await fail()
  // A download that fails is tried again after half a second.
  expect(await screen.findByText('No way to the code')).toBeVisible()
  expect(frame()).toBeNull()
})
