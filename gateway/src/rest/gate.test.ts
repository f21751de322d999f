import { expect, test } from 'vitest'
import { Busy } from '../errors.ts'
import { createGate } from './gate.ts'

const begun = async (turn: { readonly begins: Promise<void> | undefined }): Promise<boolean> => {
  let has = turn.begins === undefined
  void turn.begins?.then(() => (has = true))
  await Promise.resolve()
  return has
}

test('so many go at once; the next ones in their order, when one is over', async () => {
  const gate = createGate({ running: 2, waiting: 2 })
  const [first, second, third, fourth] = [gate.enter(), gate.enter(), gate.enter(), gate.enter()]
  expect([await begun(first), await begun(second), await begun(third), await begun(fourth)]).toEqual([true, true, false, false])
  second.ends()
  expect([await begun(third), await begun(fourth)]).toEqual([true, false])
  first.ends()
  expect(await begun(fourth)).toBe(true)
  expect(gate.waiting()).toBe(0)
})

test('whoever comes to a full queue is refused, and told when to come again', () => {
  const gate = createGate({ running: 1, waiting: 1 })
  gate.enter()
  gate.enter()
  expect(() => gate.enter()).toThrow(Busy)
})

test('who gives up while waiting makes room and takes nobody’s turn', async () => {
  const gate = createGate({ running: 1, waiting: 1 })
  const first = gate.enter()
  gate.enter().ends()
  const next = gate.enter()
  expect(await begun(next)).toBe(false)
  first.ends()
  expect(await begun(next)).toBe(true)
})

test('an end that is told twice lets one go', async () => {
  const gate = createGate({ running: 1, waiting: 2 })
  const first = gate.enter()
  const [second, third] = [gate.enter(), gate.enter()]
  first.ends()
  first.ends()
  expect([await begun(second), await begun(third)]).toEqual([true, false])
})
