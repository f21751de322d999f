import 'fake-indexeddb/auto'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MantineProvider } from '@mantine/core'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Problem } from '../../lib/api/apiError.ts'
import { clearSession } from '../../lib/session/session.ts'
import { signedIn, technician } from '../../testing/people.ts'
import { counted } from '../list/listText.ts'
import type { Step } from './step.ts'
import { StepsDialog } from './StepsDialog.tsx'
import { useSteps } from './useSteps.ts'

interface Plan {
  readonly names: readonly string[]
}
const noun = { one: 'tree', many: 'trees' }

const sent: string[] = []
/** A step's failure; `hang`: no response until `answer` is called. */
const faults = new Map<string, 'hang' | 'fail'>()
let answer = (): void => undefined
const wasDone = new Map<string, boolean | null>()
beforeEach(() => {
  sent.length = 0
  faults.clear()
  wasDone.clear()
  signedIn()
})

const getStep = (name: string): Step => ({
  key: name,
  name: { name, title: null },
  run: async () => {
    sent.push(name)
    if (faults.get(name) === 'hang') await new Promise<void>((resolve) => (answer = resolve))
    if (faults.get(name) === 'fail') throw new Problem(`${name} is too old.`)
    return null
  },
  wasDone: async () => wasDone.get(name) ?? null,
})

function Screen({ isStored }: { readonly isStored: boolean }) {
  const steps = useSteps<Plan>({ getSteps: ({ names }) => names.map(getStep), limit: 1, ...(isStored && { storeAs: 'planting 7' }) })
  return (
    <StepsDialog
      steps={steps}
      title="Plant"
      noun={noun}
      failedTitle={(count) => `${counted(noun, count)} not planted`}
      summary={({ done, left }) => (
        <p role="status">
          {done} planted, {left} left
        </p>
      )}
      runName={() => 'Planting'}
      onClose={() => undefined}
      closeLabel="Done"
    >
      <button type="button" onClick={() => steps.start({ names: ['oak', 'elm', 'ash', 'fir'] })}>
        Plant
      </button>
    </StepsDialog>
  )
}

const user = userEvent.setup({ delay: null })
function open(isStored = true): void {
  cleanup()
  render(
    <MantineProvider>
      <Screen isStored={isStored} />
    </MantineProvider>,
  )
}
const press = async (name: string): Promise<void> => user.click(await screen.findByRole('button', { name }))
const storedNames = (): string[] => Object.keys(localStorage).filter((name) => name.startsWith('run/'))

/** Starts a run whose third step gets no response, and reloads. */
async function interrupt(): Promise<void> {
  faults.set('ash', 'hang')
  open()
  await press('Plant')
  await waitFor(() => expect(sent).toEqual(['oak', 'elm', 'ash']))
  open()
}

test('Stop lets the running step finish, and Continue runs the rest', async () => {
  faults.set('elm', 'hang')
  open(false)
  await press('Plant')
  await waitFor(() => expect(sent).toEqual(['oak', 'elm']))
  expect(screen.getByRole('status')).toHaveTextContent('1 of 4')
  await press('Stop')
  answer()
  expect(await screen.findByText('2 planted, 2 left')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus()
  await press('Continue')
  expect(await screen.findByText('4 planted, 0 left')).toBeVisible()
  expect(sent).toEqual(['oak', 'elm', 'ash', 'fir'])
})

test('Try again repeats only what failed', async () => {
  open(false)
  faults.set('elm', 'fail')
  await press('Plant')
  expect(await screen.findByText('3 planted, 0 left')).toBeVisible()
  expect(screen.getByRole('list', { name: '1 tree not planted:' })).toHaveTextContent('elm is too old.')
  faults.clear()
  await press('Try again')
  expect(await screen.findByText('4 planted, 0 left')).toBeVisible()
  expect(sent).toEqual(['oak', 'elm', 'ash', 'fir', 'elm'])
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a reload offers to continue; the step without a response is listed and not repeated', async () => {
  await interrupt()
  const offer = await screen.findByRole('button', { name: 'Continue, 2 of 4 left' })
  expect(offer).toHaveFocus()
  expect(sent).toHaveLength(3)
  await user.click(offer)
  expect(await screen.findByRole('list', { name: '1 tree may be done:' })).toHaveTextContent('ash')
  expect(screen.getByText('3 planted, 0 left')).toBeVisible()
  expect(sent).toEqual(['oak', 'elm', 'ash', 'fir'])
})

test.each([
  { result: true, repeats: 0 },
  { result: false, repeats: 1 },
])('after a reload, wasDone $result repeats the step without a response $repeats times', async ({ result, repeats }) => {
  await interrupt()
  wasDone.set('ash', result)
  faults.clear()
  await press('Continue, 2 of 4 left')
  expect(await screen.findByText('4 planted, 0 left')).toBeVisible()
  expect(sent.slice(3).filter((name) => name === 'ash')).toHaveLength(repeats)
  expect(storedNames()).toEqual([])
})

test('Discard forgets the run', async () => {
  await interrupt()
  await press('Discard')
  expect(await screen.findByRole('button', { name: 'Plant' })).toBeVisible()
  expect(storedNames()).toEqual([])
})

test('a failed run is offered after a reload, until it is closed', async () => {
  faults.set('elm', 'fail')
  open()
  await press('Plant')
  await screen.findByText('3 planted, 0 left')
  open()
  await press('Continue, 1 of 4 left')
  expect(await screen.findByText('elm is too old.')).toBeVisible()
  expect(sent).toEqual(['oak', 'elm', 'ash', 'fir', 'elm'])
  await press('Done')
  expect(storedNames()).toEqual([])
})

test('the stored run is encrypted', async () => {
  await interrupt()
  expect(storedNames()).not.toEqual([])
  expect(JSON.stringify(Object.entries(localStorage).filter(([name]) => name.startsWith('run/')))).not.toMatch(/names|done|uncertain/)
})

test('a sign-out drops the run', async () => {
  await interrupt()
  clearSession()
  expect(storedNames()).toEqual([])
  signedIn()
  open()
  expect(await screen.findByRole('button', { name: 'Plant' })).toBeVisible()
})

test.each([
  ['another user', { user: technician }],
  ['another account of the user', { user: { ...technician, email: 'owner@demo.test', userProfileDetails: { organizationName: 'Other' } } }],
])('%s is not offered the run', async (_, { user: other }) => {
  await interrupt()
  signedIn(other)
  open()
  expect(await screen.findByRole('button', { name: 'Plant' })).toBeVisible()
})

test('a run is offered for 24 hours', async () => {
  await interrupt()
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 + 60_000 })
  open()
  expect(await screen.findByRole('button', { name: 'Plant' })).toBeVisible()
  expect(storedNames()).toEqual([])
})

test('a run that is not stored is lost with a reload, after a warning', async () => {
  faults.set('ash', 'hang')
  open(false)
  await press('Plant')
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  open(false)
  expect(await screen.findByRole('button', { name: 'Plant' })).toBeVisible()
  expect(storedNames()).toEqual([])
})

test('Try again does not repeat what another tab has done meanwhile', async () => {
  faults.set('elm', 'fail')
  open()
  await press('Plant')
  await screen.findByText('3 planted, 0 left')
  faults.clear()
  const item = render(
    <MantineProvider>
      <Screen isStored />
    </MantineProvider>,
  )
  await user.click(await item.findByRole('button', { name: 'Continue, 1 of 4 left' }))
  expect(await item.findByText('4 planted, 0 left')).toBeVisible()
  await press('Try again')
  expect(await screen.findByRole('button', { name: 'Plant' })).toBeVisible()
  expect(sent).toEqual(['oak', 'elm', 'ash', 'fir', 'elm'])
})

test('a run that another tab still runs is not sent twice', async () => {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, _options: LockOptions, act: () => Promise<unknown>) => (last = last.then(act))
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  faults.set('ash', 'hang')
  open()
  await press('Plant')
  await waitFor(() => expect(sent).toHaveLength(3))
  const item = render(
    <MantineProvider>
      <Screen isStored />
    </MantineProvider>,
  )
  await user.click(await item.findByRole('button', { name: 'Continue, 2 of 4 left' }))
  answer()
  expect(await screen.findByText('4 planted, 0 left')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Plant' })).toBeVisible()
  expect(sent).toEqual(['oak', 'elm', 'ash', 'fir'])
})
