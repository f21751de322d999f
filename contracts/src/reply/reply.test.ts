import { describe, expect, test } from 'vitest'
import { jobEndpoints } from '../jobs/endpoints.ts'
import { differences, tolerant } from './reply.ts'
import { taxEndpoints } from '../taxes/endpoints.ts'
import { tax, taxPage } from '../taxes/samples.ts'

const { listTaxes, getTax } = taxEndpoints
const LIST = listTaxes.data
const READ = getTax.data
const without = (record: object, field: string): object => Object.fromEntries(Object.entries(record).filter(([name]) => name !== field))
const found = (...parameters: Parameters<typeof differences>) => Object.fromEntries(differences(...parameters))

describe('differences of a reply', () => {
  test.each([
    ['none', READ, tax, {}],
    ['null in an optional field', READ, { ...tax, is_default: null }, {}],
    ['fields that the contract does not have', READ, { ...tax, colour: 'red' }, {}],
    ['a number as text', READ, { ...tax, rate: '8.25' }, { rate: 'text' }],
    ['a boolean as number', READ, { ...tax, is_default: 1 }, { is_default: 'number' }],
    ['a missing field', READ, without(tax, 'name'), { name: 'missing' }],
    ['null in a needed field', READ, { ...tax, name: null }, { name: 'null' }],
    ['rows of a list', LIST, { ...taxPage, taxes: [tax, { ...tax, rate: '1' }] }, { 'taxes.rate': 'text' }],
    ['a bare list', LIST, [tax], { responseData: 'another shape', pagination: 'missing' }],
    ['no object', READ, 'gone', { '': 'text' }],
    ['an unknown code', jobEndpoints.getJob.data, { id: 1, discount_type: 7 }, { discount_type: 'unknown value' }],
    ['a code as text', jobEndpoints.getJob.data, { id: 1, discount_type: '1' }, { discount_type: 'text' }],
  ])('%s', (_, schema, value, expected) => {
    const different = found(schema, value)
    expect(schema === jobEndpoints.getJob.data ? { discount_type: different['discount_type'] } : different).toEqual(expected)
  })
})

const row = { id: 7, job_number: 'J-7', title: 'Boiler', status: 1 }
const page = tolerant(jobEndpoints.listJobs.data)

describe('a reply in wire names', () => {
  test.each([
    ['a bare list', [{ ...row, id: '7' }]],
    ['a list under another name', { records: [{ ...row, status: '1' }] }],
    ['the plain form', { jobs: [row] }],
  ])('%s', (_, value) => {
    const { data, mismatches } = page.normalize(value)
    expect(data).toMatchObject({ jobs: [row] })
    expect(mismatches).toEqual([])
  })

  test('reads a record under its name', () => {
    expect(tolerant(READ).normalize({ tax: { ...tax, rate: '8.25' } }, 'tax')).toMatchObject({
      data: { ...tax, rate: 8.25 },
      mismatches: [],
    })
  })

  test('keeps unreadable values and rows, and names them', () => {
    const large = { ...row, id: 9_007_199_254_740_992 }
    const { data, mismatches } = page.normalize({ jobs: [{ ...row, total: { odd: true } }, large] })
    expect(data).toMatchObject({ jobs: [{ total: { odd: true } }, large] })
    expect(mismatches).toEqual(['jobs.0.total', 'jobs.1.id'])
    expect(page.readParts({ jobs: [{ ...row, total: { odd: true } }, large] }).data).toMatchObject({ jobs: [{ id: 7, total: undefined }] })
  })
})
