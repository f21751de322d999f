import { expect, test } from 'vitest'
import { recordCopyOf } from './recordCopy.ts'

const asItIs = (value: unknown): unknown => value

test('a copy has its own names, the values as they are read, and nothing besides', () => {
  const copy = recordCopyOf([
    { from: 'job_number', to: 'jobNumber', read: asItIs },
    { from: 'total', to: 'total', read: (value) => Number(value) * 100 },
  ])
  expect(copy({ job_number: 'J-7', total: 4.5, secret: 1 })).toStrictEqual({ jobNumber: 'J-7', total: 450 })
})

test('a field that a record does not have is read as undefined, and is a key of the copy', () => {
  const copy = recordCopyOf([{ from: 'title', to: 'title', read: asItIs }])
  expect(copy({})).toStrictEqual({ title: undefined })
})

test('a name with quotes and line ends stays a name', () => {
  const name = '"] + hole[`\u2028\n'
  expect(recordCopyOf([{ from: name, to: name, read: asItIs }])({ [name]: 1 })).toStrictEqual({ [name]: 1 })
})

test('what a reader throws reaches the caller', () => {
  const refuse = (): never => {
    throw new Error('refused')
  }
  expect(() => recordCopyOf([{ from: 'id', to: 'id', read: refuse }])({ id: 1 })).toThrow('refused')
})
