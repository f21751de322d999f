import { expect, test } from 'vitest'
import { guessTargets } from '../../../components/import/file/columns.ts'
import { customerImport } from './customerImport.ts'
import { partsOfName, readCustomer, readPhone } from './readCustomer.ts'

const branches = new Map([
  ['north', '2'],
  ['east', '3'],
])
const whole = { firstName: 'Maria', lastName: 'Lopez', street1: '12 Oak Street' }
const read = (cells: Record<string, string>, unmapped: string[] = []) => readCustomer({ ...whole, ...cells }, unmapped, { branches })

test.each([
  ['(512) 555-0131', { digits: '5125550131' }],
  ['512.555.0131', { digits: '5125550131' }],
  ['1-512-555-0131', { code: '1', digits: '5125550131' }],
  ['+1 (512) 555-0131', { code: '1', digits: '5125550131' }],
  ['+44 20 7946 0958', { code: '44', digits: '2079460958' }],
  ['0049 30 901820', { code: '49', digits: '30901820' }],
  ['+353 1 437 0000', { code: '353', digits: '14370000' }],
  ['555 CALL', { digits: '555CALL' }],
  ['', { digits: '' }],
])('the phone %j is parsed as %j', (text, phone) => {
  expect(readPhone(text)).toEqual(phone)
})

test.each([
  ['Maria Lopez', 'Maria', 'Lopez'],
  ['Lopez, Maria Ann', 'Maria Ann', 'Lopez'],
  ['Maria Ann  Lopez', 'Maria Ann', 'Lopez'],
  ['Maria', 'Maria', ''],
  ['', '', ''],
])('the name %j has the parts %j and %j', (name, firstName, lastName) => {
  expect(partsOfName(name)).toEqual({ firstName, lastName })
})

test('a row becomes a customer with the first property', () => {
  const cells = {
    companyName: 'Lopez Dental',
    email: 'Maria@Lopez.test',
    phone: '+1 512 555 0131',
    suiteNo: '4B',
    city: 'Austin',
    province: 'TX',
    postalCode: '78704',
    country: 'us',
    tags: 'VIP; Landlord, VIP',
    notes: 'Rings twice.',
    isDoNotService: 'Yes',
    branch: 'North',
  }
  expect(read(cells, ['Color: red'])).toEqual({
    name: 'Lopez Dental',
    facts: ['Maria Lopez', 'Maria@Lopez.test', '+1 (512) 555-0131', '12 Oak Street, Austin, TX 78704'],
    input: {
      ...whole,
      companyName: 'Lopez Dental',
      email: 'Maria@Lopez.test',
      phone: '5125550131',
      phoneCountryCode: '1',
      suiteNo: '4B',
      city: 'Austin',
      province: 'TX',
      postalCode: '78704',
      country: 'United States',
      tags: ['VIP', 'Landlord'],
      notes: 'Rings twice.\nColor: red',
      isDoNotService: true,
      branchId: '2',
    },
    identities: [
      { kind: 'email', value: 'maria@lopez.test', isSure: true },
      { kind: 'phone', value: '5125550131', isSure: true },
      { kind: 'name', value: 'maria lopez', isSure: false },
    ],
    problems: [],
  })
})

test('a full name is split, and separate columns have precedence', () => {
  expect(read({ firstName: '', lastName: '', fullName: 'Ben Hart' }).input).toMatchObject({ firstName: 'Ben', lastName: 'Hart' })
  expect(read({ fullName: 'Ben Hart' }).input).toMatchObject(whole)
})

test.each([
  [{ firstName: '', street1: ' ' }, ['First name: Required', 'Street: Required']],
  [{ email: 'maria' }, ['Email: Invalid']],
  [{ phone: '555 CALL' }, ['Phone: Must be only digits']],
  [{ phone: '555' }, ['Phone: Please type valid mobile number']],
  [{ website: 'not a site' }, ['Website: Enter correct url!']],
  [{ branch: 'South', isDoNotService: 'perhaps' }, ['Branch: This branch doesn’t exist', 'Do not service: Enter yes or no']],
  [{ isActive: 'sometimes', latitude: '95' }, ['Latitude: Enter a number from -90 to 90', 'Active: Enter yes or no']],
  [{ tags: 'x'.repeat(41) }, ['Tags: Use at most 40 characters']],
])('%j reports %j', (cells, problems) => {
  expect(read(cells).problems).toEqual(problems)
})

test.each<[program: string, headers: string[], targets: (string | null)[]]>([
  [
    'our own export',
    ['First name', 'Last name', 'Company', 'Active', 'Phone', 'Email', 'City', 'Tags', 'Balance', 'Problem'],
    ['firstName', 'lastName', 'companyName', 'isActive', 'phone', 'email', 'city', 'tags', null, null],
  ],
  [
    'a program of this trade',
    [
      'Display Name',
      'Company Name',
      'Main Phone',
      'E-mail',
      'Billing Street 1',
      'Service Street',
      'Service City',
      'Service State',
      'Service Zip code',
    ],
    ['fullName', 'companyName', 'phone', 'email', null, 'street1', 'city', 'province', 'postalCode'],
  ],
  [
    'Housecall Pro',
    ['First name', 'Last name', 'Display name', 'Email', 'Mobile number', 'Home number', 'Company', 'Customer tags', 'Do not service'],
    ['firstName', 'lastName', 'fullName', 'email', 'phone', 'alternatePhone', 'companyName', 'tags', 'isDoNotService'],
  ],
  [
    'Jobber, where the billing address comes before the property',
    [
      'First Name',
      'Last Name',
      'Main Phone #s',
      'E-mails',
      'Billing Street 1',
      'Billing City',
      'Billing State',
      'Billing Zip code',
      'Service Street 1',
      'Service City',
      'Service State',
      'Service Zip code',
    ],
    ['firstName', 'lastName', 'phone', 'email', null, null, null, null, 'street1', 'city', 'province', 'postalCode'],
  ],
  [
    'a file with a billing address alone',
    ['Name', 'Billing Street 1', 'Billing City', 'Billing State', 'Billing Zip'],
    ['fullName', 'street1', 'city', 'province', 'postalCode'],
  ],
  [
    'an address book',
    ['Given Name', 'Family Name', 'Mobile', 'Phone', 'E-mail Address', 'Address Line 1', 'Address Line 2', 'ZIP', 'Country'],
    ['firstName', 'lastName', 'alternatePhone', 'phone', 'email', 'street1', 'street2', 'postalCode', 'country'],
  ],
])('recognizes the columns of %s', (_, headers, targets) => {
  expect(guessTargets(headers, customerImport.fields)).toEqual(targets)
})

test('the same phone and name are recognized in other forms', () => {
  const identities = (name: string, phone: string) => read({ fullName: name, firstName: '', lastName: '', phone }).identities
  const stored = identities('Łukasz O’Brien', '+44 20 7946 0958')
  expect(identities("lukasz o'brien", '+44 020 7946 0958')).toEqual(stored)
  expect(identities('Lukasz O\u2018Brien', '020 7946 0958')).toEqual(stored)
  expect(identities('Lukasz OBrien', '020 7946 0959').every(({ value }) => stored.every((known) => known.value !== value))).toBe(true)
})
