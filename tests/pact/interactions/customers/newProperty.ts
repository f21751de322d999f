import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import { property } from '@callout/contracts/customers/samples'
import { type Interaction, ok, refused, refusedAt, shows } from '../../interaction.ts'
import { signedIn, TOKEN } from '../../states.ts'
import { defaultTax, knownCustomer, noCustomer } from '../../workStates.ts'
import { PROPERTY } from './customerShape.ts'

export const adding = (input: object, body: object, selection = `${PROPERTY} taxId`): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: customerEndpoints.createProperty,
  operation: {
    query: `mutation CreateProperty($input: PropertyInput!) { createProperty(input: $input) { ${selection} } }`,
    variables: { input },
    token: TOKEN,
  },
  sends: { path: '/properties', body },
})

const workshop = { name: 'Workshop', street1: '9 Dock Road', city: 'Joliet', province: 'IL', country: 'United States' }

export const newPropertyInteractions: readonly Interaction[] = [
  {
    name: 'adding a property to a customer',
    given: [signedIn, knownCustomer, defaultTax],
    ...adding(
      {
        ...workshop,
        customerId: '31',
        suiteNo: '4B',
        postalCode: '60432',
        latitude: 41.52,
        longitude: -88.08,
        accessNotes: 'Ring.',
        isBillingAddress: true,
        taxId: '5',
      },
      {
        ...workshop,
        customer_id: 31,
        suite_no: '4B',
        postal_code: '60432',
        latitude: 41.52,
        longitude: -88.08,
        access_notes: 'Ring.',
        is_billing_address: true,
        tax_id: 5,
      },
    ),
    reply: ok({ ...property, suite_no: '4B', is_billing_address: true, tax_id: 5, access_notes: 'Ring.' }),
    answer: shows({
      createProperty: {
        id: '42',
        customerId: '31',
        name: 'Workshop',
        address: '9 Dock Road, 4B, Joliet, IL 60432',
        suiteNo: '4B',
        street1: '9 Dock Road',
        street2: null,
        city: 'Joliet',
        province: 'IL',
        country: 'United States',
        postalCode: '60432',
        isBillingAddress: true,
        isActive: true,
        accessNotes: 'Ring.',
        latitude: 41.52,
        longitude: -88.08,
        taxId: '5',
      },
    }),
  },
  {
    name: 'adding a property to a customer who does not exist',
    given: [signedIn, noCustomer(39)],
    ...adding({ ...workshop, customerId: '39' }, { ...workshop, customer_id: 39 }),
    reply: refused(404, 'This customer doesn’t exist.'),
    answer: refusedAt('createProperty', 'NOT_FOUND', 404, 'This customer doesn’t exist.'),
  },
]
