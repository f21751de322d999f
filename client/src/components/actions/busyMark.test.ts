import { expect, test, vi } from 'vitest'
import { busyMark } from './useActionRunner.ts'

test('notifies subscribers of each change', () => {
  const mark = busyMark()
  const read: (string | null)[] = []
  mark.subscribe(() => read.push(mark.read()))
  expect(mark.read()).toBeNull()
  mark.mark('12')
  mark.mark(null)
  expect(read).toEqual(['12', null])
})

test('stops notifying after unsubscribing', () => {
  const mark = busyMark()
  const [stayed, left] = [vi.fn<() => void>(), vi.fn<() => void>()]
  mark.subscribe(stayed)
  mark.subscribe(left)()
  mark.mark('12')
  expect(stayed).toHaveBeenCalledOnce()
  expect(left).not.toHaveBeenCalled()
})

test("different sets don't share busy subjects", () => {
  const [vans, drivers] = [busyMark(), busyMark()]
  vans.mark('12')
  expect(drivers.read()).toBeNull()
})
