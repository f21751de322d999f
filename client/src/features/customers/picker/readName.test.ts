import { expect, test } from 'vitest'
import { readName } from './readName.ts'
import { customerFromText } from './customerValues.ts'

test.each<[text: string, first: string, last: string, others: string[]]>([
  ['Maria', 'Maria', '', []],
  ['', '', '', []],
  ['  Maria   Lopez ', 'Maria', 'Lopez', []],
  ['Maria Ann Lopez', 'Maria Ann', 'Lopez', []],
  ['Lopez, Maria Ann', 'Maria Ann', 'Lopez', []],
  ['John Smith Jr.', 'John', 'Smith Jr.', []],
  ['John Smith, Jr.', 'John', 'Smith Jr.', []],
  ['Smith Jr., John', 'John', 'Smith Jr.', []],
  ['John Smith III', 'John', 'Smith III', []],
  ['Smith, John III', 'John', 'Smith III', []],
  ['Smith, John Jr., MD', 'John', 'Smith Jr.', ['MD']],
  ['Dr. Maria Lopez', 'Maria', 'Lopez', ['Dr.']],
  ['Lopez, Dr. Maria', 'Maria', 'Lopez', ['Dr.']],
  ['Dr. Maria Lopez, MD, PhD', 'Maria', 'Lopez', ['Dr.', 'MD', 'PhD']],
  ['Maria Lopez Ph.D.', 'Maria', 'Lopez', ['Ph.D.']],
  ['Mr. & Mrs. John Smith', 'John', 'Smith', ['Mr. & Mrs.']],
  ['Mr. & Mrs. Smith', 'Mr. & Mrs.', 'Smith', []],
  ['John & Mary Smith', 'John & Mary', 'Smith', []],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven', []],
  ['Juan Carlos de la Cruz', 'Juan Carlos', 'de la Cruz', []],
  ['Van Morrison', 'Van', 'Morrison', []],
  ['Lopez, Maria, VIP', 'Maria', 'Lopez', ['VIP']],
])('reads the person %j', (text, firstName, lastName, others) => {
  const { titles, credentials, ...name } = readName(text)
  expect({ ...name, others: [...titles, ...credentials] }).toEqual({ firstName, lastName, companyName: '', others })
})

test.each([
  'Lopez Dental LLC',
  'Smith & Sons',
  'Müller GmbH',
  'Oak Street Apartments',
  'City of Austin',
  'Sunset Ridge H.O.A.',
  'Studio 54',
  'Hart Heating, Cooling & Air',
])('reads the company %j', (text) => {
  expect(readName(text)).toMatchObject({ firstName: '', lastName: '', companyName: text })
})

test('a new customer from a search text has the parts of the name', () => {
  expect(customerFromText('Lopez, Maria')).toMatchObject({ firstName: 'Maria', lastName: 'Lopez' })
  expect(customerFromText('Acme Plumbing, Inc.')).toMatchObject({ firstName: '', lastName: '', companyName: 'Acme Plumbing, Inc.' })
  expect(customerFromText('Dr. Maria Lopez, MD')).toMatchObject({ firstName: 'Dr. Maria', lastName: 'Lopez MD' })
})
