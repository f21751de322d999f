import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import { customer } from '@callout/contracts/customers/samples'
import { type Interaction, ok, refused, refusedAt, refusedWith, shows } from '../../interaction.ts'
import { these, WORD } from '../../recordStates.ts'
import { finishedJob, signedIn, TOKEN } from '../../states.ts'
import { defaultTax, knownCustomer, signedInWithout } from '../../workStates.ts'
import { practice, PROPERTY } from './customerShape.ts'

type Call = Pick<Interaction, 'row' | 'operation' | 'sends'>

const reading = (id: number, selection: string): Call => ({
  row: customerEndpoints.getProperty,
  operation: { query: `query Property($id: ID!) { property(id: $id) { ${selection} } }`, variables: { id: String(id) }, token: TOKEN },
  sends: { path: `/properties/${id}` },
})

const changing = (id: number, typed: object, sent: object, selection = 'id'): Call => ({
  row: customerEndpoints.updateProperty,
  operation: {
    query: `mutation UpdateProperty($input: PropertyChangeInput!) { updateProperty(input: $input) { ${selection} } }`,
    variables: { input: { id: String(id), ...typed } },
    token: TOKEN,
  },
  sends: { path: `/properties/${id}`, body: sent },
})

const deleting = (id: number): Call => ({
  row: customerEndpoints.deleteProperty,
  operation: {
    query: 'mutation DeleteProperty($id: ID!) { deleteProperty(id: $id) { id deletedAt } }',
    variables: { id: String(id) },
    token: TOKEN,
  },
  sends: { path: `/properties/${id}` },
})

const hangar = { id: 501, customer_id: 31, street1: '1 Hangar Road', name: WORD, is_billing_address: false, is_active: true }
const hangarIsThere = these('properties', hangar)
const NOT_THERE = 'This property doesn’t exist.'
const STAYS = 'Properties with jobs can’t be deleted. Set this one inactive instead.'

const changingHangar: Interaction = {
  name: 'changing where a property is, how to get in, and what is charged there',
  given: [signedIn, knownCustomer, defaultTax, hangarIsThere],
  ...changing(
    501,
    { street1: '2 Hangar Road', suiteNo: null, accessNotes: 'Ring.', latitude: null, taxId: '5', isActive: false, isBillingAddress: true },
    {
      street1: '2 Hangar Road',
      suite_no: '',
      access_notes: 'Ring.',
      latitude: null,
      tax_id: 5,
      is_active: false,
      is_billing_address: true,
    },
    'id street1 accessNotes isActive',
  ),
  reply: ok({ id: 501, street1: '2 Hangar Road', access_notes: 'Ring.', is_active: false }),
  pinned: ['id', 'street1', 'access_notes', 'is_active'].map((name) => `responseData.${name}`),
  answer: shows({ updateProperty: { id: '501', street1: '2 Hangar Road', accessNotes: 'Ring.', isActive: false } }),
}

const movingHangar: Interaction = {
  name: 'moving a property to another customer',
  given: [signedIn, knownCustomer, these('customers', { id: 501, first_name: 'Ada', last_name: WORD }), hangarIsThere],
  ...changing(501, { customerId: '501' }, { customer_id: 501 }, 'customerId isBillingAddress'),
  reply: ok({ id: 501, customer_id: 501, is_billing_address: false }),
  pinned: ['responseData.customer_id', 'responseData.is_billing_address'],
  answer: shows({ updateProperty: { customerId: '501', isBillingAddress: false } }),
}

const deletingHangar: Interaction = {
  name: 'deleting a property that has no jobs',
  given: [signedIn, knownCustomer, hangarIsThere],
  ...deleting(501),
  reply: ok({ id: 501, deleted_at: 1795190400 }),
  answer: shows({ deleteProperty: { id: '501', deletedAt: 1795190400 } }),
}

/** Single properties: read, changed, moved and deleted, and why that is refused. */
export const propertyChangeInteractions: readonly Interaction[] = [
  {
    name: 'reading a property',
    given: [signedIn, knownCustomer],
    ...reading(41, PROPERTY),
    reply: ok(customer.properties[0]),
    answer: shows({ property: practice }),
  },
  {
    name: 'reading a property of another company',
    given: [
      signedIn,
      these('customers', { id: 501, of_another_company: true }),
      these('properties', { ...hangar, customer_id: 501, of_another_company: true }),
    ],
    ...reading(501, 'id'),
    reply: refused(404, NOT_THERE),
    answer: refusedWith('NOT_FOUND', 404, NOT_THERE),
  },
  changingHangar,
  {
    name: 'reading a property after a change',
    given: changingHangar.given,
    after: [changingHangar],
    ...reading(501, 'street1 suiteNo accessNotes latitude longitude taxId isActive isBillingAddress'),
    reply: ok({
      id: 501,
      street1: '2 Hangar Road',
      suite_no: null,
      access_notes: 'Ring.',
      latitude: null,
      longitude: null,
      tax_id: 5,
      is_active: false,
      is_billing_address: true,
    }),
    pinned: ['street1', 'suite_no', 'access_notes', 'latitude', 'longitude', 'tax_id', 'is_active', 'is_billing_address'].map(
      (name) => `responseData.${name}`,
    ),
    answer: shows({
      property: {
        street1: '2 Hangar Road',
        suiteNo: null,
        accessNotes: 'Ring.',
        latitude: null,
        longitude: null,
        taxId: '5',
        isActive: false,
        isBillingAddress: true,
      },
    }),
  },
  movingHangar,
  {
    name: 'finding a property with the customer to whom it was moved',
    given: movingHangar.given,
    after: [movingHangar],
    row: customerEndpoints.listProperties,
    operation: {
      query: 'query Properties { properties(customerId: 501, search: "zeppelin") { totalCount items { id } } }',
      token: TOKEN,
    },
    sends: { path: '/properties', query: { customer_id: '501', search: WORD } },
    reply: ok({ properties: [{ id: 501 }], pagination: { total_count: 1 } }),
    pinned: ['responseData.properties', 'properties.id', 'pagination.total_count'],
    answer: shows({ properties: { totalCount: 1, items: [{ id: '501' }] } }),
  },
  {
    name: 'taking the street of a property away',
    given: [signedIn, knownCustomer, hangarIsThere],
    ...changing(501, { street1: '' }, { street1: '' }),
    reply: refused(422, 'Required', { errors: [{ field: 'street1', message: 'Required' }] }),
    answer: refusedAt('updateProperty', 'INVALID', 422, 'Required', { fields: [{ field: 'street1', message: 'Required' }] }),
  },
  {
    name: 'changing a property without the authority for it',
    given: [signedInWithout('manage_customers'), knownCustomer, hangarIsThere],
    ...changing(501, { name: 'Shed' }, { name: 'Shed' }),
    reply: refused(403, 'You don’t have permission to manage customers.'),
    answer: refusedAt('updateProperty', 'FORBIDDEN', 403, 'You don’t have permission to manage customers.'),
  },
  {
    name: 'changing a property of another company',
    given: [
      signedIn,
      these('customers', { id: 501, of_another_company: true }),
      these('properties', { ...hangar, customer_id: 501, of_another_company: true }),
    ],
    ...changing(501, { name: 'Shed' }, { name: 'Shed' }),
    reply: refused(404, NOT_THERE),
    answer: refusedAt('updateProperty', 'NOT_FOUND', 404, NOT_THERE),
  },
  deletingHangar,
  {
    name: 'reading a property after the deletion',
    given: deletingHangar.given,
    after: [deletingHangar],
    ...reading(501, 'id'),
    reply: refused(404, NOT_THERE),
    answer: refusedWith('NOT_FOUND', 404, NOT_THERE),
  },
  {
    name: 'deleting a property that has jobs',
    given: [signedIn, finishedJob],
    ...deleting(41),
    reply: refused(422, STAYS, { errors: [{ field: 'id', message: STAYS }] }),
    answer: refusedAt('deleteProperty', 'INVALID', 422, STAYS, { fields: [{ field: 'id', message: STAYS }] }),
  },
  {
    name: 'deleting a property of another company',
    given: [
      signedIn,
      these('customers', { id: 501, of_another_company: true }),
      these('properties', { ...hangar, customer_id: 501, of_another_company: true }),
    ],
    ...deleting(501),
    reply: refused(404, NOT_THERE),
    answer: refusedAt('deleteProperty', 'NOT_FOUND', 404, NOT_THERE),
  },
]
