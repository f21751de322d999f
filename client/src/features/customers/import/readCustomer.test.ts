import { expect, test } from 'vitest'
import { guessTargets } from '../../../components/import/file/columns.ts'
import { customerImport } from './customerImport.ts'
import { readCustomer } from './readCustomer.ts'

const branches = new Map([
  ['north', '2'],
  ['east', '3'],
])
const whole = { firstName: 'Maria', lastName: 'Lopez', street1: '12 Oak Street' }
const read = (cells: Record<string, string>, unmapped: string[] = []) =>
  readCustomer({ ...whole, ...cells }, unmapped, { branches, phoneCountryCode: '1' })

test('the company’s country code completes phones without one', () => {
  const reading = { branches, phoneCountryCode: '44' }
  expect(readCustomer({ ...whole, phone: '020 7946 0018' }, [], reading).input).toMatchObject({
    phone: '2079460018',
    phoneCountryCode: '44',
  })
})

test('adds further numbers to the notes', () => {
  const cells = { phone: '512 555 0136 / 512 555 0137', alternatePhone: '512 555 0138', notes: 'Rings twice.' }
  expect(read(cells).input).toMatchObject({
    phone: '5125550136',
    alternatePhone: '5125550138',
    notes: 'Rings twice.\nOther phone: +1 (512) 555-0137',
  })
})

test('warns of a phone with an impossible length', () => {
  const { facts, problems } = read({ phone: '555-0131' })
  expect(problems).toEqual([])
  expect(facts).toContain('This number looks too short for +1')
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
      { kind: 'email', value: 'maria@lopez.test', isSure: false },
      { kind: 'phone', value: '5125550131', isSure: false },
      { kind: 'name', value: 'maria lopez', isSure: false },
      { kind: 'name and email', value: 'maria lopez maria@lopez.test', isSure: true },
      { kind: 'name and phone', value: 'maria lopez 5125550131', isSure: true },
    ],
    groups: ['person maria lopez maria@lopez.test'],
    part: {
      suiteNo: '4B',
      street1: '12 Oak Street',
      city: 'Austin',
      province: 'TX',
      postalCode: '78704',
      country: 'United States',
    },
    moreParts: [],
    problems: [],
  })
})

test('a full name is split, and separate columns have precedence', () => {
  const named = (cells: Record<string, string>) => read({ firstName: '', lastName: '', ...cells }).input
  expect(named({ fullName: 'Hart, Ben, Jr.' })).toMatchObject({ firstName: 'Ben', lastName: 'Hart Jr.' })
  expect(named({ fullName: 'Acme Plumbing, Inc.' })).toMatchObject({ firstName: '', lastName: '', companyName: 'Acme Plumbing, Inc.' })
  expect(named({ fullName: 'Lopez Dental', companyName: 'Lopez Dental' })).toMatchObject({ firstName: '', companyName: 'Lopez Dental' })
  expect(named({ fullName: 'Dr. Ben Hart, MD', notes: 'Rings twice.' })).toMatchObject({ notes: 'Rings twice.\nTitle: Dr., MD' })
  expect(read({ fullName: 'Ben Hart' }).input).toMatchObject(whole)
})

test('the first email address counts, the others go to the notes', () => {
  expect(read({ email: 'a@lopez.test, b@lopez.test;c@lopez.test' })).toMatchObject({
    input: { email: 'a@lopez.test', notes: 'Other emails: b@lopez.test, c@lopez.test' },
    problems: [],
  })
  expect(read({ email: 'a@lopez.test', otherEmails: 'b@lopez.test' }).input).toMatchObject({ notes: 'Other email: b@lopez.test' })
  expect(read({ email: 'not an address' }).problems).toEqual(['Email: Invalid'])
})

test('an archived customer is inactive', () => {
  expect(read({ isArchived: 'true' }).input).toMatchObject({ isActive: false })
  expect(read({ isArchived: 'false' }).input).not.toHaveProperty('isActive')
  expect(read({ isActive: 'Archived' }).input).toMatchObject({ isActive: false })
  expect(read({ isArchived: 'perhaps' }).problems).toEqual(['Archived: Enter yes or no'])
})

test('a billing address is the property’s if there is no other, and none if it is the same', () => {
  const bill = { billingStreet1: '12 Oak Street', billingCity: 'Austin' }
  expect(read({ street1: '', ...bill }).input).toEqual({ ...whole, city: 'Austin' })
  expect(read({ city: 'Austin', ...bill }).input).toEqual({ ...whole, city: 'Austin' })
  expect(read({ city: 'Leeds', ...bill }).input).toEqual({ ...whole, city: 'Leeds', ...bill, sameAsPropertyAddress: false })
})

test('a row has middle name, suffix and title', () => {
  expect(read({ middleName: 'Ann', nameSuffix: 'III', title: 'Dr.' }).input).toMatchObject({
    firstName: 'Maria Ann',
    lastName: 'Lopez III',
    notes: 'Title: Dr.',
  })
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
    ['fullName', 'companyName', 'phone', 'email', 'billingStreet1', 'street1', 'city', 'province', 'postalCode'],
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

test('a company without a person is refused, or becomes its own contact', () => {
  const company = (cells: Record<string, string>, companyContacts: 'refuse' | 'company') =>
    readCustomer({ ...whole, firstName: '', lastName: '', ...cells }, [], { branches, phoneCountryCode: '1', companyContacts })
  const problem = 'Contact: Add a first and last name, or choose “Use the company’s name as contact” under “Companies without a contact”'
  expect(company({ companyName: 'Lopez Dental Care', street1: '' }, 'refuse').problems).toEqual([problem, 'Street: Required'])
  expect(company({ fullName: 'Acme Plumbing, Inc.' }, 'refuse').problems).toEqual([problem])
  const saved = company({ companyName: 'Lopez Dental Care' }, 'company')
  expect(saved).toMatchObject({ problems: [], input: { firstName: 'Lopez Dental', lastName: 'Care', companyName: 'Lopez Dental Care' } })
  expect(company({ companyName: 'Acme' }, 'company')).toMatchObject({ problems: [], input: { firstName: 'Acme', lastName: 'Company' } })
  expect(company({ companyName: 'Acme', firstName: 'Ben', lastName: 'Hart' }, 'company').input).toMatchObject({ firstName: 'Ben' })
  expect(company({ companyName: 'Acme', firstName: 'Ben' }, 'company').problems).toEqual(['Last name: Required'])
})

test('the other phone may be that of another customer', () => {
  const phones = (cells: Record<string, string>) =>
    read(cells).identities.flatMap(({ kind, value, isSure }) => (kind === 'phone' ? [`${value} ${isSure}`] : []))
  expect(phones({ phone: '512 555 0131', alternatePhone: '+44 20 7946 0958' })).toEqual(['5125550131 false', '2079460958 false'])
  expect(phones({ phone: '512 555 0131', alternatePhone: '+1 (512) 555-0131' })).toEqual(['5125550131 false'])
})
