import { expect, test } from 'vitest'
import { recordCopyOf } from './recordCopy.ts'

const asItIs = (value: unknown): unknown => value

test('copies the given fields under their new names', () => {
  const copy = recordCopyOf([
    { from: 'job_number', to: 'jobNumber', read: asItIs },
    { from: 'total', to: 'total', read: (value) => Number(value) * 100 },
  ])
  expect(copy({ job_number: 'J-7', total: 4.5, secret: 1 })).toStrictEqual({ jobNumber: 'J-7', total: 450 })
})

test('reads missing fields as undefined', () => {
  const copy = recordCopyOf([{ from: 'title', to: 'title', read: asItIs }])
  expect(copy({})).toStrictEqual({ title: undefined })
})

test('quotes special characters in names', () => {
  const name = '"] + hole[`\u2028\n'
  expect(recordCopyOf([{ from: name, to: name, read: asItIs }])({ [name]: 1 })).toStrictEqual({ [name]: 1 })
})

test('passes on errors of a reader', () => {
  const refuse = (): never => {
    throw new Error('refused')
  }
  expect(() => recordCopyOf([{ from: 'id', to: 'id', read: refuse }])({ id: 1 })).toThrow('refused')
})
