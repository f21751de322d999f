import { expect, test, vi } from 'vitest'
import { type CardForm, CardTimeout, withinDeadline } from './cardForm.ts'

test('a card form that hangs fails at the deadline, and one that opens later is removed', async () => {
  vi.useFakeTimers()
  const form: CardForm = { confirm: vi.fn<CardForm['confirm']>(), focus: vi.fn<() => void>(), unmount: vi.fn<() => void>() }
  const opening = withinDeadline(new Promise((resolve) => setTimeout(() => resolve(form), 20)), 10)
  const failure = opening.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(30)
  expect(await failure).toBeInstanceOf(CardTimeout)
  expect(form.unmount).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
