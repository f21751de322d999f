import { expect, test } from 'vitest'
import { guessTargets } from '../../../components/import/file/columns.ts'
import { tableOf } from '../../../components/import/file/fileTable.ts'
import { fieldsOf, planRows } from '../../../components/import/planRows.ts'
import { customerImport } from './customerImport.ts'
import { readCustomer } from './readCustomer.ts'

/** Columns of other programs' customer exports and the fields they map to; the rows are invented. */
const programs: Readonly<Record<string, readonly (readonly [header: string, target: string | null, cell: string])[]>> = {
  Jobber: [
    ['J-ID', 'programId', '500_1'],
    ['Display Name', 'fullName', 'Maria Lopez'],
    ['Company Name', 'companyName', ''],
    ['Title', 'title', 'Dr.'],
    ['First Name', 'firstName', 'Maria'],
    ['Last Name', 'lastName', 'Lopez'],
    ['Main Phone #s', 'phone', ''],
    ['E-mails', 'email', 'maria@lopez.example, office@lopez.example'],
    ['Tags', 'tags', 'VIP'],
    ['Billing Street 1', 'billingStreet1', '1 Bank Street'],
    ['Billing Street 2', 'billingStreet2', ''],
    ['Billing City', 'billingCity', 'Dallas'],
    ['Billing State', 'billingProvince', 'TX'],
    ['Billing Zip code', 'billingPostalCode', '75201'],
    ['Billing Country', 'billingCountry', 'United States'],
    ['Mobile Phone #s', 'alternatePhone', ''],
    ['Service Property Name', 'propertyName', 'Lake house'],
    ['Service Street 1', 'street1', '12 Oak Street'],
    ['Service Street 2', 'street2', ''],
    ['Service City', 'city', 'Austin'],
    ['Service State', 'province', 'TX'],
    ['Service Zip code', 'postalCode', '78704'],
    ['Service Country', 'country', 'United States'],
    ['Archived', 'isArchived', 'true'],
  ],
  'Housecall Pro': [
    ['ID', 'programId', 'cus_1'],
    ['First Name', 'firstName', 'Maria'],
    ['Last Name', 'lastName', 'Lopez'],
    ['Display Name', 'fullName', 'Maria Lopez'],
    ['Mobile Number', 'phone', ''],
    ['Home Number', 'alternatePhone', ''],
    ['Email', 'email', 'maria@lopez.example'],
    ['Additional Emails', 'otherEmails', 'office@lopez.example'],
    ['Company', 'companyName', ''],
    ['Work Number', null, ''],
    ['Notes', 'notes', ''],
    ['Do Not Service', 'isDoNotService', 'FALSE'],
    ['Tags', 'tags', ''],
    ['Address_1 Street Line 1', 'street1', '12 Oak Street'],
    ['Address_1 Street Line 2', 'street2', ''],
    ['Address_1 City', 'city', 'Austin'],
    ['Address_1 State', 'province', 'TX'],
    ['Address_1 Postal Code', 'postalCode', '78704'],
    ['Address_1 Notes', 'accessNotes', 'Gate code 2840'],
  ],
  ServiceTitan: [
    ['Customer ID', 'programId', '7001'],
    ['Customer Name', 'fullName', 'Lopez, Maria'],
    ['Customer Street', 'billingStreet1', '1 Bank Street'],
    ['Customer Unit', 'billingSuiteNo', '3'],
    ['Customer City', 'billingCity', 'Dallas'],
    ['Customer State', 'billingProvince', 'TX'],
    ['Customer Zip', 'billingPostalCode', '75201'],
    ['Location Name', 'propertyName', 'Lake house'],
    ['Location Street', 'street1', '12 Oak Street'],
    ['Location Unit', 'suiteNo', ''],
    ['Location City', 'city', 'Austin'],
    ['Location State', 'province', 'TX'],
    ['Location Zip', 'postalCode', '78704'],
    ['Phone', 'phone', ''],
    ['Email', 'email', 'maria@lopez.example'],
    ['Do Not Service', 'isDoNotService', 'False'],
    ['Active', 'isActive', 'True'],
  ],
  QuickBooks: [
    ['Full Name', 'fullName', 'Maria Lopez'],
    ['Company', 'companyName', ''],
    ['Email', 'email', 'maria@lopez.example'],
    ['Phone', 'phone', ''],
    ['Mobile', 'alternatePhone', ''],
    ['Fax', null, ''],
    ['Website', 'website', ''],
    ['Street', 'street1', '12 Oak Street'],
    ['City', 'city', 'Austin'],
    ['State', 'province', 'TX'],
    ['ZIP code', 'postalCode', '78704'],
    ['Country', 'country', ''],
    ['Opening Balance', null, '0.00'],
    ['Resale Number', null, ''],
  ],
  'QuickBooks contact list': [
    ['Customer full name', 'fullName', 'Maria Lopez'],
    ['Phone numbers', 'phone', ''],
    ['Email', 'email', 'maria@lopez.example'],
    ['Bill address', 'billingStreet1', '1 Bank Street, Dallas, TX 75201'],
    ['Ship address', 'street1', '12 Oak Street'],
  ],
}

test.each(Object.entries(programs))('imports the customers of %s', (_, columns) => {
  const lines = [columns.map(([header]) => header), columns.map(([, , cell]) => cell)]
  const text = lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')
  const { headers, rows } = tableOf({ name: 'export.csv', text }, {}, customerImport.fields)
  const targets = guessTargets(headers, customerImport.fields)
  expect(Object.fromEntries(headers.map((header, index) => [header, targets[index]]))).toEqual(
    Object.fromEntries(columns.map(([header, target]) => [header, target])),
  )
  const [row] = rows.map((one) =>
    readCustomer(fieldsOf(one, { headers, targets }).fields, [], { branches: new Map(), phoneCountryCode: '1' }),
  )
  expect(row).toMatchObject({
    input: { firstName: 'Maria', lastName: 'Lopez', email: 'maria@lopez.example', street1: '12 Oak Street' },
    problems: [],
  })
})

test('reads what is special in the export of Jobber', () => {
  const cells = Object.fromEntries((programs['Jobber'] ?? []).flatMap(([, target, cell]) => (target === null ? [] : [[target, cell]])))
  expect(readCustomer(cells, [], { branches: new Map(), phoneCountryCode: '1' }).input).toMatchObject({
    isActive: false,
    notes: 'Title: Dr.\nOther email: office@lopez.example',
    sameAsPropertyAddress: false,
    billingStreet1: '1 Bank Street',
    billingPostalCode: '75201',
    propertyName: 'Lake house',
  })
})

test('further rows of a customer are further properties', async () => {
  const rows: readonly Readonly<Record<string, string>>[] = [
    { programId: '500_1', fullName: 'Maria Lopez', street1: '12 Oak Street' },
    { programId: '500_2', fullName: 'Maria Lopez', street1: '80 Elm Street', propertyName: 'Lake house' },
    { fullName: 'Ben Hart', email: 'BEN@hart.example', street1: '1 Fir Street' },
    { firstName: 'Ben', lastName: 'Hart', email: 'ben@hart.example', street1: '2 Fir Street' },
    { programId: 'cus_1', fullName: 'Ana Silva', street1: '1 Elm Street' },
    { programId: 'cus_2', fullName: 'Leo Silva', street1: '1 Elm Street' },
  ]
  const headers = ['programId', 'fullName', 'firstName', 'lastName', 'email', 'street1', 'propertyName']
  const cells = rows.map((row, index) => ({
    line: index + 2,
    cells: headers.map((header) => row[header] ?? ''),
  }))
  const context = {
    known: [],
    read: (fields: Record<string, string>) => readCustomer(fields, [], { branches: new Map(), phoneCountryCode: '1' }),
  }
  const plan = await planRows(cells, { headers, targets: headers }, context)
  expect(plan?.map(({ line, parts }) => [line, parts.map(({ read }) => read.part)])).toEqual([
    [2, [{ name: 'Lake house', street1: '80 Elm Street' }]],
    [3, []],
    [4, [{ street1: '2 Fir Street' }]],
    [5, []],
    [6, []],
    [7, []],
  ])
})
