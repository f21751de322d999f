import { expect, test } from 'vitest'
import { job } from '../../testing/jobs.ts'
import { discountNote, discountOf, taxNote } from './Sums.tsx'

const sums = (part: Parameters<typeof job>[0]) => job({ discountType: 'PERCENTAGE', discountValue: 10, discountTotal: 12, ...part })

test('a percentage names its base', () => {
  expect(discountNote(sums({ discountBasis: 'NET' }))).toBe('10% of subtotal plus tax')
  expect(discountNote(sums({ discountBasis: 'GROSS' }))).toBe('10% of subtotal')
  expect(discountNote(sums({}))).toBe('10%')
  expect(discountNote(sums({ discountType: 'AMOUNT' }))).toBeNull()
})

test('with a discount, tax says whether it was computed before', () => {
  expect(taxNote(sums({ taxBasis: 'NET' }))).toBe('tax after discount')
  expect(taxNote(sums({ taxBasis: 'GROSS' }))).toBe('tax before discount')
  expect(taxNote(sums({ taxBasis: 'NET', discountTotal: 0 }))).toBeNull()
  expect(taxNote(sums({}))).toBeNull()
})

test('a discount without a returned sum is shown as entered', () => {
  expect(discountOf(sums({ discountTotal: null }))).toBe('10%')
  expect(discountOf(sums({ discountTotal: null, discountType: 'AMOUNT', discountValue: 15 }))).toBe(15)
  expect(discountOf(sums({ discountTotal: null, discountType: null }))).toBeNull()
  expect(discountOf(sums({ discountTotal: null, discountValue: 0 }))).toBeNull()
  expect(discountOf(sums({}))).toBeNull()
})
