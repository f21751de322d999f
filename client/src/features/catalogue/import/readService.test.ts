import { expect, test } from 'vitest'
import { guessTargets } from '../../../components/import/file/columns.ts'
import { readDuration, readService, type ReadWith } from './readService.ts'
import { serviceImport } from './serviceImport.ts'

const reading: ReadWith = { categories: new Map([['heating', 'Heating']]), newCategories: 'add', currencyCode: 'USD' }
const whole = { name: 'Boiler service', amount: '129.00' }
const read = (cells: Record<string, string>, part: Partial<ReadWith> = {}, unmapped: string[] = []) =>
  readService({ ...whole, ...cells }, unmapped, { ...reading, ...part })

test.each([
  ['$45/hr', 45, ['Service', '45.00', 'Price without “/hr”']],
  ['1.234,56', 1234.56, ['Service', '1234.56']],
  ['45.0000', 45, ['Service', '45.00']],
])('reads the price and cost %j', (text, amount, facts) => {
  const row = read({ amount: text, cost: text.replace(/\D+$/, '') })
  expect(row.input).toMatchObject({ amount, cost: amount })
  expect(row.facts).toEqual(facts)
})

test.each([
  ['90', 90],
  ['90 min', 90],
  ['1 h 30 min', 90],
  ['1 h', 60],
  ['1.5 hours', 90],
  ['0,25 h', 15],
  ['0:45', 45],
  ['half a day', 'half a day'],
])('parses the duration %j as %j', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes)
})

test('a row becomes a service in the category of that name', () => {
  const cells = {
    productType: 'Material',
    category: 'HEATING',
    unit: 'piece',
    durationMinutes: '1 h 30 min',
    isTaxExempt: 'Yes',
    cost: '$9.80',
    sku: 'HE-1',
    description: 'Yearly check',
    imageUrl: 'https://pictures.test/1.jpg',
    isActive: 'No',
  }
  expect(read(cells, {}, ['Color: red'])).toEqual({
    name: 'Boiler service',
    facts: ['Product', 'Heating', '129.00 per piece'],
    input: {
      name: 'Boiler service',
      productType: 'PRODUCT',
      amount: 129,
      unit: 'piece',
      sku: 'HE-1',
      imageUrl: 'https://pictures.test/1.jpg',
      description: 'Yearly check\nColor: red',
      durationMinutes: 90,
      cost: 9.8,
      isTaxExempt: true,
      isActive: false,
      category: 'Heating',
    },
    identities: [
      { kind: 'name and category', value: 'heating/boiler service', isSure: true },
      { kind: 'SKU', value: 'he-1', isSure: false },
    ],
    problems: [],
  })
})

test('an unknown category is added, omitted, or rejects the row', () => {
  expect(read({ category: 'Roofing' }).input['category']).toBe('Roofing')
  expect(read({ category: 'Roofing' }, { newCategories: 'none' })).toMatchObject({ input: { category: null }, problems: [] })
  expect(read({ category: 'Roofing' }, { newCategories: 'refuse' }).problems).toEqual(['Category: You don’t have this category'])
})

test.each([
  [{ name: '', amount: '' }, ['Name: Required', 'Price: Required']],
  [{ amount: 'on request' }, ['Price: Type a number such as 1,234.56.']],
  [{ amount: '0.125' }, ['Price: Type a number such as 1,234.56.']],
  [{ cost: '(20.00)' }, ['Your cost: Type a number such as 1,234.56.']],
  [{ amount: '-5' }, ['Price: Entered value should be positive number']],
  [{ productType: 'Thing' }, ['Type: Enter service or product']],
  [{ durationMinutes: 'long' }, ['Duration: Enter minutes, or hours and minutes such as 1 h 30 min']],
  [{ isTaxExempt: 'maybe' }, ['Tax exempt: Enter yes or no']],
])('%j reports %j', (cells, problems) => {
  expect(read(cells).problems).toEqual(problems)
})

test.each<[program: string, headers: string[], targets: (string | null)[]]>([
  [
    'our own export',
    ['Name', 'Description', 'Active', 'Category', 'Type', 'Unit', 'Duration', 'Price', 'Tax exempt', 'SKU', 'Your cost', 'Picture'],
    [
      'name',
      'description',
      'isActive',
      'category',
      'productType',
      'unit',
      'durationMinutes',
      'amount',
      'isTaxExempt',
      'sku',
      'cost',
      'imageUrl',
    ],
  ],
  [
    'an accounting program',
    ['Product/Service Name', 'Sales Description', 'SKU', 'Type', 'Sales Price / Rate', 'Purchase Cost', 'Taxable'],
    ['name', 'description', 'sku', 'productType', 'amount', 'cost', null],
  ],
  [
    'Service Fusion',
    ['Category', 'Service Name', 'Is Active', 'Service Description', 'Task Code', 'Rate', 'Multiplier', 'Internal Cost'],
    ['category', 'name', 'isActive', 'description', 'sku', 'amount', null, 'cost'],
  ],
  [
    'Jobber’s API',
    ['category', 'default_unit_cost', 'description', 'duration', 'internal_unit_cost', 'markup', 'name'],
    ['category', 'amount', 'description', 'durationMinutes', 'cost', null, 'name'],
  ],
])('recognizes the columns of %s', (_, headers, targets) => {
  expect(guessTargets(headers, serviceImport.fields)).toEqual(targets)
})
