import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import { customer, duplicateCustomer } from '@callout/contracts/customers/samples'
import { type Interaction, ok, refused, refusedAt, shows } from '../../interaction.ts'
import { WORD } from '../../recordStates.ts'
import { signedIn, TOKEN } from '../../states.ts'
import { knownCustomer, noSuchCustomer } from '../../workStates.ts'

const OUTCOME = `
  ... on Customer { id firstName lastName name email phone phoneCountryCode companyName notes tags branchId properties { id street: address } }
  ... on DuplicateCustomer { matches { id name matchedOn } }`

export const adding = (input: object, body: object, outcome = OUTCOME, key?: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: customerEndpoints.createCustomer,
  operation: {
    query: `mutation CreateCustomer($input: CustomerInput!, $key: String) {
      createCustomer(input: $input, idempotencyKey: $key) { __typename ${outcome} }
    }`,
    variables: { input, key },
    token: TOKEN,
  },
  sends: { path: '/customers', body, ...(key !== undefined && { headers: { 'Idempotency-Key': key } }) },
})

const place = { street1: '80 Elm Street', city: 'Chicago', province: 'IL', country: 'United States', latitude: 41.9, longitude: -87.64 }
const { id, first_name, last_name, name, company_name, email, phone_country_code, phone, notes, tags, branch_id } = customer
const carla = { id, first_name, last_name, name, company_name, email, phone_country_code, phone, notes, tags, branch_id }

/** One row of a file, sent under the key of that row. */
const addingOnce: Interaction = {
  name: 'adding a customer under a key',
  given: [signedIn, noSuchCustomer('Ada', WORD, 'ada@zeppelin.test')],
  ...adding(
    { firstName: 'Ada', lastName: WORD, email: 'ada@zeppelin.test', street1: '80 Elm Street' },
    { first_name: 'Ada', last_name: WORD, email: 'ada@zeppelin.test', street1: '80 Elm Street' },
    '... on Customer { firstName lastName email }',
    'key-of-one-customer',
  ),
  reply: ok({ id: 501, first_name: 'Ada', last_name: WORD, email: 'ada@zeppelin.test' }),
  pinned: ['responseData.first_name', 'responseData.last_name', 'responseData.email'],
  answer: shows({ createCustomer: { __typename: 'Customer', firstName: 'Ada', lastName: WORD, email: 'ada@zeppelin.test' } }),
}

export const newCustomerInteractions: readonly Interaction[] = [
  {
    name: 'adding a customer with the first property',
    given: [signedIn, noSuchCustomer('Carla', 'Reyes', 'carla@reyes-dental.test')],
    ...adding(
      {
        ...place,
        firstName: 'Carla',
        lastName: 'Reyes',
        companyName: 'Reyes Dental',
        email: 'carla@reyes-dental.test',
        phoneCountryCode: '1',
        phone: '5550131',
        website: 'reyes-dental.test',
        notes: 'Rings twice.',
        tags: ['vip'],
        branchId: '1',
        propertyName: 'Practice',
        suiteNo: '4B',
        postalCode: '60610',
        accessNotes: 'Key at the desk.',
        sameAsPropertyAddress: false,
        billingStreet1: '1 Main Street',
        billingCity: 'Chicago',
      },
      {
        ...place,
        first_name: 'Carla',
        last_name: 'Reyes',
        company_name: 'Reyes Dental',
        email: 'carla@reyes-dental.test',
        phone_country_code: '1',
        phone: '5550131',
        website: 'reyes-dental.test',
        notes: 'Rings twice.',
        tags: ['vip'],
        branch_id: 1,
        property_name: 'Practice',
        suite_no: '4B',
        postal_code: '60610',
        access_notes: 'Key at the desk.',
        same_as_property_address: false,
        billing_street1: '1 Main Street',
        billing_city: 'Chicago',
      },
      OUTCOME,
      '5f0c6a9e-customer-1',
    ),
    reply: ok({ ...carla, properties: [{ id: 41, street1: '80 Elm Street' }] }),
    answer: shows({
      createCustomer: {
        __typename: 'Customer',
        id: '31',
        firstName: 'Carla',
        lastName: 'Reyes',
        name: 'Carla Reyes',
        email: 'carla@reyes-dental.test',
        phone: '5550131',
        phoneCountryCode: '1',
        companyName: 'Reyes Dental',
        notes: 'Rings twice.',
        tags: ['vip'],
        branchId: '1',
        properties: [{ id: '41', street: '80 Elm Street' }],
      },
    }),
  },
  addingOnce,
  { ...addingOnce, name: 'adding the same customer under the same key again', after: [addingOnce] },
  {
    name: 'adding a customer who seems to be known',
    given: [signedIn, knownCustomer],
    ...adding(
      { ...place, firstName: 'C.', lastName: 'Reyes', phoneCountryCode: '1', phone: '5550131' },
      { ...place, first_name: 'C.', last_name: 'Reyes', phone_country_code: '1', phone: '5550131' },
    ),
    reply: refused(409, 'A customer with this phone already exists: Carla Reyes.', duplicateCustomer),
    readsMessage: false,
    answer: shows({
      createCustomer: { __typename: 'DuplicateCustomer', matches: [{ id: '31', name: 'Carla Reyes', matchedOn: 'phone' }] },
    }),
  },
  {
    name: 'adding a customer who seems to be known all the same',
    given: [signedIn, knownCustomer],
    ...adding(
      { ...place, firstName: 'Carla', lastName: 'Reyes', ignoreDuplicates: true },
      { ...place, first_name: 'Carla', last_name: 'Reyes', ignore_duplicates: true },
    ),
    reply: ok({ id: 32, first_name: 'Carla', last_name: 'Reyes', properties: [{ id: 42, street1: '80 Elm Street' }] }),
    answer: shows({
      createCustomer: {
        __typename: 'Customer',
        id: '32',
        firstName: 'Carla',
        lastName: 'Reyes',
        name: null,
        email: null,
        phone: null,
        phoneCountryCode: null,
        companyName: null,
        notes: null,
        tags: null,
        branchId: null,
        properties: [{ id: '42', street: '80 Elm Street' }],
      },
    }),
  },
  {
    name: 'adding a customer whose bills go nowhere',
    given: [signedIn],
    ...adding(
      { ...place, firstName: 'Carla', lastName: 'Reyes', sameAsPropertyAddress: false },
      { ...place, first_name: 'Carla', last_name: 'Reyes', same_as_property_address: false },
    ),
    reply: refused(422, 'Required', { errors: [{ field: 'billing_street1', message: 'Required' }] }),
    answer: refusedAt('createCustomer', 'INVALID', 422, 'Required', { fields: [{ field: 'billingStreet1', message: 'Required' }] }),
  },
]
