import { expect, test, vi } from 'vitest'
import { busyMark } from './useActionRunner.ts'

test('whoever watches is told each time, and reads which subject it is then', () => {
  const mark = busyMark()
  const read: (string | null)[] = []
  mark.subscribe(() => read.push(mark.read()))
  expect(mark.read()).toBeNull()
  mark.mark('12')
  mark.mark(null)
  expect(read).toEqual(['12', null])
})

test('whoever has left is told nothing, and the others are', () => {
  const mark = busyMark()
  const [stayed, left] = [vi.fn<() => void>(), vi.fn<() => void>()]
  mark.subscribe(stayed)
  mark.subscribe(left)()
  mark.mark('12')
  expect(stayed).toHaveBeenCalledOnce()
  expect(left).not.toHaveBeenCalled()
})

test('the subjects of one set are not those of another', () => {
  const [vans, drivers] = [busyMark(), busyMark()]
  vans.mark('12')
  expect(drivers.read()).toBeNull()
})
