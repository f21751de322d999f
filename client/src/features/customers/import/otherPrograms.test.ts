import { expect, test } from 'vitest'
import { guessTargets } from '../../../components/import/file/columns.ts'
import { tableOf } from '../../../components/import/file/fileTable.ts'
import { toFields, planRows } from '../../../components/import/planRows.ts'
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
    ['Address_1 Billing?', null, 'TRUE'],
    ['Address_1 Notes', 'accessNotes', 'Gate code 2840'],
    ['Address_2 Street Line 1', 'street1#2', '80 Elm Street'],
    ['Address_2 Street Line 2', 'street2#2', ''],
    ['Address_2 City', 'city#2', 'Round Rock'],
    ['Address_2 State', 'province#2', 'TX'],
    ['Address_2 Postal Code', 'postalCode#2', '78664'],
    ['Address_2 Billing?', null, 'FALSE'],
    ['Address_2 Notes', 'accessNotes#2', 'Ring twice'],
    ['Address_3 Street Line 1', 'street1#3', ''],
    ['Address_3 City', 'city#3', ''],
  ],
  // Its exports are reports whose columns the user chooses. These are names of its customer and location fields.
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
  'ServiceTitan customer list': [
    ['Customer Name', 'fullName', 'Lopez, Maria'],
    ['Full Address', 'street1', '12 Oak Street'],
    ['Email', 'email', 'maria@lopez.example'],
  ],
  'ServiceTitan report with both addresses': [
    ['Customer Name', 'fullName', 'Lopez, Maria'],
    ['Customer Full Address', 'billingStreet1', '1 Bank Street, Dallas, TX 75201'],
    ['Location Full Address', 'street1', '12 Oak Street'],
    ['Customer Email', 'email', 'maria@lopez.example'],
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
  const [row] = rows.map((item) =>
    readCustomer(toFields(item, { headers, targets }).fields, [], { branches: new Map(), phoneCountryCode: '1' }),
  )
  expect(row).toMatchObject({
    input: { firstName: 'Maria', lastName: 'Lopez', email: 'maria@lopez.example', street1: '12 Oak Street' },
    problems: [],
  })
})

const cellsOf = (program: string): Record<string, string> =>
  Object.fromEntries((programs[program] ?? []).flatMap(([, target, cell]) => (target === null ? [] : [[target, cell]])))

test('numbered address columns are further properties of the same row', () => {
  const read = (more: Record<string, string> = {}) =>
    readCustomer({ ...cellsOf('Housecall Pro'), ...more }, [], { branches: new Map(), phoneCountryCode: '1' })
  expect(read()).toMatchObject({
    input: { street1: '12 Oak Street', accessNotes: 'Gate code 2840' },
    facts: ['maria@lopez.example', '12 Oak Street, Austin, TX 78704', '1 further property'],
    moreParts: [{ street1: '80 Elm Street', city: 'Round Rock', province: 'TX', postalCode: '78664', accessNotes: 'Ring twice' }],
    problems: [],
  })
  expect(Object.keys(read().input).filter((name) => name.includes('#'))).toEqual([])
  expect(read({ 'city#3': 'Austin' }).problems).toEqual(['Property 3: Street: Required'])
})

/** The first columns of QuickBooks Desktop; its address lines have no fixed content. */
test('recognizes the columns of QuickBooks Desktop', () => {
  const headers = ['Active Status', 'Customer', 'Balance', 'Company', 'Mr./Ms./...', 'First Name', 'M.I.', 'Last Name', 'Main Phone', 'Fax']
  const more = ['Alt. Phone', 'Job Title', 'Main Email', 'Bill to 1', 'Ship to 1']
  expect(guessTargets([...headers, ...more], customerImport.fields)).toEqual([
    'isActive',
    'fullName',
    null,
    'companyName',
    'title',
    'firstName',
    'middleName',
    'lastName',
    'phone',
    null,
    'alternatePhone',
    null,
    'email',
    null,
    null,
  ])
})

test('reads what is special in the export of Jobber', () => {
  expect(readCustomer(cellsOf('Jobber'), [], { branches: new Map(), phoneCountryCode: '1' }).input).toMatchObject({
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
