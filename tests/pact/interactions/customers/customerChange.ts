import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import { type Interaction, ok, refused, refusedAt, refusedWith, shows } from '../../interaction.ts'
import { these, WORD } from '../../recordStates.ts'
import { finishedJob, signedIn, TOKEN } from '../../states.ts'
import { knownCustomer, noCustomer, signedInWithout } from '../../workStates.ts'

type Call = Pick<Interaction, 'row' | 'operation' | 'sends'>

const changing = (id: number, typed: object, sent: object, selection = 'id'): Call => ({
  row: customerEndpoints.updateCustomer,
  operation: {
    query: `mutation UpdateCustomer($input: CustomerChangeInput!) { updateCustomer(input: $input) { ${selection} } }`,
    variables: { input: { id: String(id), ...typed } },
    token: TOKEN,
  },
  sends: { path: `/customers/${id}`, body: sent },
})

const deleting = (id: number, version: number): Call => ({
  row: customerEndpoints.deleteCustomer,
  operation: {
    query: 'mutation DeleteCustomer($input: DeleteCustomerInput!) { deleteCustomer(input: $input) { id deletedAt } }',
    variables: { input: { id: String(id), lockVersion: version } },
    token: TOKEN,
  },
  sends: { path: `/customers/${id}`, query: { lock_version: String(version) } },
})

const ada = { first_name: 'Ada', last_name: WORD, company_name: null, branch_id: 1, tags: ['vip'], is_active: true, lock_version: 1 }
const adaIsThere = these('customers', { ...ada, id: 501 })

const changingAda: Interaction = {
  name: 'changing what a customer is called, where bills go, and whether the customer is active',
  given: [signedIn, adaIsThere],
  ...changing(
    501,
    {
      lockVersion: 1,
      firstName: 'Eva',
      email: 'eva@zeppelin.test',
      notes: null,
      tags: [],
      branchId: '2',
      isActive: false,
      isDoNotService: true,
      sameAsPropertyAddress: false,
      billingStreet1: '1 Main Street',
      smsNotification: false,
    },
    {
      lock_version: 1,
      first_name: 'Eva',
      email: 'eva@zeppelin.test',
      notes: '',
      tags: [],
      branch_id: 2,
      is_active: false,
      is_do_not_service: true,
      same_as_property_address: false,
      billing_street1: '1 Main Street',
      sms_notification: false,
    },
    'id firstName lastName email isActive lockVersion',
  ),
  reply: ok({ id: 501, first_name: 'Eva', last_name: WORD, email: 'eva@zeppelin.test', is_active: false, lock_version: 2 }),
  pinned: ['id', 'first_name', 'last_name', 'email', 'is_active', 'lock_version'].map((name) => `responseData.${name}`),
  answer: shows({
    updateCustomer: { id: '501', firstName: 'Eva', lastName: WORD, email: 'eva@zeppelin.test', isActive: false, lockVersion: 2 },
  }),
}

const deletingAda: Interaction = {
  name: 'deleting a customer who has no jobs',
  given: [signedIn, adaIsThere],
  ...deleting(501, 1),
  reply: ok({ id: 501, deleted_at: 1795190400 }),
  answer: shows({ deleteCustomer: { id: '501', deletedAt: 1795190400 } }),
}

const DELETED = 'Customers with jobs or invoices can’t be deleted. Set this one inactive instead.'

/** Changes and deletions of customers, what is so after them, and why they are refused. */
export const customerChangeInteractions: readonly Interaction[] = [
  changingAda,
  {
    name: 'reading a customer after a change',
    given: changingAda.given,
    after: [changingAda],
    row: customerEndpoints.getCustomer,
    operation: {
      query: `query Customer($id: ID!) {
        customer(id: $id) { firstName lastName notes tags branchId isActive isDoNotService sameAsPropertyAddress billingStreet1 smsNotification }
      }`,
      variables: { id: '501' },
      token: TOKEN,
    },
    sends: { path: '/customers/501' },
    reply: ok({
      id: 501,
      first_name: 'Eva',
      last_name: WORD,
      notes: null,
      tags: [],
      branch_id: 2,
      is_active: false,
      is_do_not_service: true,
      same_as_property_address: false,
      billing_street1: '1 Main Street',
      sms_notification: false,
    }),
    pinned: [
      'first_name',
      'last_name',
      'notes',
      'tags',
      'branch_id',
      'is_active',
      'is_do_not_service',
      'same_as_property_address',
      'billing_street1',
      'sms_notification',
    ].map((name) => `responseData.${name}`),
    answer: shows({
      customer: {
        firstName: 'Eva',
        lastName: WORD,
        notes: null,
        tags: [],
        branchId: '2',
        isActive: false,
        isDoNotService: true,
        sameAsPropertyAddress: false,
        billingStreet1: '1 Main Street',
        smsNotification: false,
      },
    }),
  },
  {
    name: 'changing a customer whom somebody has changed in the meantime',
    given: changingAda.given,
    after: [changingAda],
    ...changing(501, { lockVersion: 1, notes: 'x' }, { lock_version: 1, notes: 'x' }),
    reply: refused(409, 'Dana Okoye changed this in the meantime.', {
      reason: 'stale',
      changed_by: 'Dana Okoye',
      changed_at: 1795183400,
      current: { lock_version: 2 },
    }),
    answer: refusedAt('updateCustomer', 'STALE', 409, 'Dana Okoye changed this in the meantime.', {
      reason: 'stale',
      changedBy: 'Dana Okoye',
      changedAt: 1795183400,
      lockVersion: 2,
    }),
  },
  {
    name: 'taking a customer’s first name away',
    given: [signedIn, adaIsThere],
    ...changing(501, { lockVersion: 1, firstName: ' ' }, { lock_version: 1, first_name: ' ' }),
    reply: refused(422, 'Required', { errors: [{ field: 'first_name', message: 'Required' }] }),
    answer: refusedAt('updateCustomer', 'INVALID', 422, 'Required', { fields: [{ field: 'firstName', message: 'Required' }] }),
  },
  {
    name: 'changing a customer without the authority for it',
    given: [signedInWithout('manage_customers'), adaIsThere],
    ...changing(501, { lockVersion: 1, notes: 'x' }, { lock_version: 1, notes: 'x' }),
    reply: refused(403, 'You don’t have permission to manage customers.'),
    answer: refusedAt('updateCustomer', 'FORBIDDEN', 403, 'You don’t have permission to manage customers.'),
  },
  {
    name: 'changing a customer of another company',
    given: [signedIn, these('customers', { ...ada, id: 501, of_another_company: true })],
    ...changing(501, { lockVersion: 1, notes: 'x' }, { lock_version: 1, notes: 'x' }),
    reply: refused(404, 'This customer doesn’t exist.'),
    answer: refusedAt('updateCustomer', 'NOT_FOUND', 404, 'This customer doesn’t exist.'),
  },
  deletingAda,
  {
    name: 'reading a customer after the deletion',
    given: deletingAda.given,
    after: [deletingAda],
    row: customerEndpoints.getCustomer,
    operation: { query: 'query Customer($id: ID!) { customer(id: $id) { id } }', variables: { id: '501' }, token: TOKEN },
    sends: { path: '/customers/501' },
    reply: refused(404, 'This customer doesn’t exist.'),
    answer: refusedWith('NOT_FOUND', 404, 'This customer doesn’t exist.'),
  },
  {
    name: 'deleting a customer who has jobs',
    given: [signedIn, finishedJob, knownCustomer],
    ...deleting(31, 1),
    reply: refused(422, DELETED, { errors: [{ field: 'id', message: DELETED }] }),
    answer: refusedAt('deleteCustomer', 'INVALID', 422, DELETED, { fields: [{ field: 'id', message: DELETED }] }),
  },
  {
    name: 'deleting a customer whom somebody has changed in the meantime',
    given: changingAda.given,
    after: [changingAda],
    ...deleting(501, 1),
    reply: refused(409, 'Dana Okoye changed this in the meantime.', {
      reason: 'stale',
      changed_by: 'Dana Okoye',
      changed_at: 1795183400,
      current: { lock_version: 2 },
    }),
    answer: refusedAt('deleteCustomer', 'STALE', 409, 'Dana Okoye changed this in the meantime.', {
      reason: 'stale',
      changedBy: 'Dana Okoye',
      changedAt: 1795183400,
      lockVersion: 2,
    }),
  },
  {
    name: 'deleting a customer without the authority for it',
    given: [signedInWithout('manage_customers'), adaIsThere],
    ...deleting(501, 1),
    reply: refused(403, 'You don’t have permission to manage customers.'),
    answer: refusedAt('deleteCustomer', 'FORBIDDEN', 403, 'You don’t have permission to manage customers.'),
  },
  {
    name: 'deleting a customer of another company',
    given: [signedIn, these('customers', { ...ada, id: 501, of_another_company: true })],
    ...deleting(501, 1),
    reply: refused(404, 'This customer doesn’t exist.'),
    answer: refusedAt('deleteCustomer', 'NOT_FOUND', 404, 'This customer doesn’t exist.'),
  },
  {
    name: 'deleting a customer who does not exist',
    given: [signedIn, noCustomer(39)],
    ...deleting(39, 1),
    reply: refused(404, 'This customer doesn’t exist.'),
    answer: refusedAt('deleteCustomer', 'NOT_FOUND', 404, 'This customer doesn’t exist.'),
  },
]
