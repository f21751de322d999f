import { expect, test } from 'vitest'
import { customerFromText } from './customerValues.ts'
import { unsavedCustomerFields } from './unsavedCustomerFields.ts'

test.each([
  ['+1 (512) 555-0131', { phoneCountryCode: '1', phone: '5125550131' }],
  ['15125550131', { phoneCountryCode: '1', phone: '5125550131' }],
  ['+44 20 7946 0018', { phoneCountryCode: '44', phone: '2079460018' }],
  ['512 555 0131 x4', { phone: '5125550131', notes: 'Extension of +1 (512) 555-0131: 4' }],
  ['512 555 0136 / 512 555 0137', { phone: '5125550136', alternatePhone: '5125550137' }],
  ['555-0131', { phone: '5550131' }],
  ['ada@byron.example', { email: 'ada@byron.example', phone: '' }],
  ['Ada Byron', { firstName: 'Ada', lastName: 'Byron', phone: '' }],
  ['12 Oak Street', { firstName: '', companyName: '', street1: '12 Oak Street', phone: '' }],
  ['3 Guys Plumbing', { companyName: '3 Guys Plumbing', street1: '', phone: '' }],
  ['42', { companyName: '42', phone: '' }],
])('a new customer found by %j has %j', (text, values) => expect(customerFromText(text)).toMatchObject(values))

test('the country code completes national numbers and begins empty phones', () => {
  expect(customerFromText('020 7946 0018', '44')).toMatchObject({
    phone: '2079460018',
    phoneCountryCode: '44',
    alternatePhoneCountryCode: '44',
  })
  expect(customerFromText('+1 512 555 0131', '44')).toMatchObject({ phone: '5125550131', phoneCountryCode: '1' })
  for (const text of ['Ada Byron', 'ada@byron.example', '12 Oak Street'])
    expect(customerFromText(text, '44')).toMatchObject({ phone: '', phoneCountryCode: '44', alternatePhoneCountryCode: '44' })
})

test.each(['5125550131', '+15125550131', '15125550131', '(512) 555-0131'])('a returned phone %j confirms the sent one', (phone) => {
  const sent = customerFromText('+1 (512) 555-0131')
  const returned = { __typename: 'Customer', id: '30', name: null, companyName: null, phoneCountryCode: null, email: null } as const
  expect(unsavedCustomerFields(sent, { ...returned, phone, isDoNotService: null, properties: null })).toBeNull()
})
