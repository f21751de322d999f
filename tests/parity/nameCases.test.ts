import { customerImport } from '@callout/client/src/features/customers/import/customerImport.ts'
import { readCustomer } from '@callout/client/src/features/customers/import/readCustomer.ts'
import { tableOf } from '@callout/client/src/components/import/file/fileTable.ts'
import { guessTargets } from '@callout/client/src/components/import/file/columns.ts'
import { fieldsOf } from '@callout/client/src/components/import/planRows.ts'
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

test('the import and the search for a new customer use the reader', () => {
  const [company, , person] = cases
  const text = `Customer;Street\n${company?.input};1 Oak Street\n${person?.input};2 Oak Street`
  const { headers, rows } = tableOf({ name: 'list.csv', text }, {}, customerImport.fields)
  const columns = { headers, targets: guessTargets(headers, customerImport.fields) }
  const inputs = rows.map((row) => readCustomer(fieldsOf(row, columns).fields, [], { branches: new Map(), phoneCountryCode: '1' }).input)
  expect(inputs).toEqual([
    { firstName: '', lastName: '', companyName: company?.name.companyName, street1: '1 Oak Street' },
    { firstName: person?.name.firstName, lastName: person?.name.lastName, street1: '2 Oak Street' },
  ])
  expect(customerFromText(person?.input ?? '')).toMatchObject(person?.name ?? {})
})
