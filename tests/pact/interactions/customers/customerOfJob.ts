import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import { customer } from '@callout/contracts/customers/samples'
import { type Interaction, ok, shows } from '../../interaction.ts'
import { finishedJob, signedIn, TOKEN } from '../../states.ts'
import { readingJob } from '../jobs/job.ts'

const query = `query Job($id: ID!) {
  job(id: $id) {
    customer { id email companyName notes tags isDoNotService jobsCount billedTotal outstandingBalance lastVisitAt }
  }
}`

/** Name and phone come with the job. */
const unreadOfCustomer = [
  'first_name',
  'last_name',
  'name',
  'phone_country_code',
  'phone',
  'alternate_phone_country_code',
  'alternate_phone',
  'website',
  'same_as_property_address',
  'billing_suite_no',
  'billing_street1',
  'billing_street2',
  'billing_city',
  'billing_province',
  'billing_country',
  'billing_postal_code',
  'email_notification',
  'sms_notification',
  'branch_id',
  'is_active',
  'properties',
  'next_visit_at',
  'lock_version',
  'created_at',
].map((name) => `responseData.${name}`)

/** The call that brings a customer along. */
const readingCustomerOfJob: Interaction = {
  name: 'reading whom a job is for',
  given: [signedIn, finishedJob],
  ...readingJob(501, 'customer { id }'),
  reply: ok({ id: 501, customer: { id: 31 } }),
  answer: shows({ job: { customer: { id: '31' } } }),
}

export const customerInteractions: readonly Interaction[] = [
  readingCustomerOfJob,
  {
    name: 'reading a customer',
    row: customerEndpoints.getCustomer,
    given: [signedIn, finishedJob],
    operation: { query, variables: { id: '501' }, token: TOKEN },
    alongside: readingCustomerOfJob,
    sends: { path: '/customers/31' },
    reply: ok(customer),
    unread: unreadOfCustomer,
    answer: shows({
      job: {
        customer: {
          id: '31',
          email: 'carla@reyes-dental.test',
          companyName: 'Reyes Dental',
          notes: 'Rings twice.',
          tags: ['vip'],
          isDoNotService: false,
          jobsCount: 3,
          billedTotal: 480.5,
          outstandingBalance: 120,
          lastVisitAt: 1795010400,
        },
      },
    }),
  },
]
