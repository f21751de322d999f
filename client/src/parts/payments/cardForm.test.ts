import { expect, test, vi } from 'vitest'
import { type CardForm, CardTimeout, withinDeadline } from './cardForm.ts'

test('a card form that hangs fails at the deadline, and one that comes later is taken away', async () => {
  vi.useFakeTimers()
  const form: CardForm = { confirm: vi.fn(), focus: vi.fn(), unmount: vi.fn() }
  const opening = withinDeadline(new Promise((resolve) => setTimeout(() => resolve(form), 20)), 10)
  const failed = expect(opening).rejects.toBeInstanceOf(CardTimeout)
  await vi.advanceTimersByTimeAsync(30)
  await failed
  expect(form.unmount).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
