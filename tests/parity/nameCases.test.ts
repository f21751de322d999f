import { customerImport } from '@callout/client/src/features/customers/import/customerImport.ts'
import { readCustomer } from '@callout/client/src/features/customers/import/readCustomer.ts'
import { tableOf } from '@callout/client/src/components/import/file/fileTable.ts'
import { guessTargets } from '@callout/client/src/components/import/file/columns.ts'
import { toFields } from '@callout/client/src/components/import/planRows.ts'
import { customerFromText } from '@callout/client/src/features/customers/picker/customerValues.ts'
import { readName } from '@callout/client/src/features/customers/picker/readName.ts'
import { expect, test } from 'vitest'
import { readCases } from '../cases/readCases.ts'

const cases = readCases('names.tsv').map(({ input = '', ...parts }) => {
  const { 'first name': firstName, 'last name': lastName, company: companyName } = parts
  return { input, name: { firstName, lastName, companyName } }
})

test.each(cases)('reads the name $input', ({ input, name }) => {
  expect(readName(input)).toMatchObject(name)
})

const imported = (name: string) => {
  const text = `Customer;Street\n${name};1 Oak Street`
  const { headers, rows } = tableOf({ name: 'list.csv', text }, {}, customerImport.fields)
  const columns = { headers, targets: guessTargets(headers, customerImport.fields) }
  return rows.map((row) => readCustomer(toFields(row, columns).fields, [], { branches: new Map(), phoneCountryCode: '1' }).input)
}

test.each(cases)('the import reads the name $input', ({ input, name: { firstName, lastName, companyName } }) => {
  const company = companyName === '' ? {} : { companyName }
  expect(imported(input)).toEqual([expect.objectContaining({ firstName, lastName, ...company, street1: '1 Oak Street' })])
})

test.each(cases)('the call desk keeps all words of the name $input', ({ input, name: { firstName, lastName, companyName } }) => {
  const values = customerFromText(input)
  expect(values).toMatchObject({ firstName, companyName })
  expect(values.lastName).toMatch(new RegExp(`^${lastName}`))
  const words = [values.firstName, values.lastName, values.companyName].join(' ').split(/[\s,]+/)
  expect(words.filter(Boolean).toSorted()).toEqual(input.split(/[\s,]+/).toSorted())
})
