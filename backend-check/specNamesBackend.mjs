// A backend that knows the names of the specification and nothing else, in plain Node. It ignores every header, filter and other field.
import { createServer } from 'node:http'

const user = {
  id: 1,
  user_type: 'company',
  authentication_token: 'token-1',
  branch_id: 1,
  first_name: 'Olivia',
  last_name: 'Owner',
  name: 'Olivia Owner',
  email: 'olivia@acme.example',
  date_format: 'MM/dd/yyyy',
  time_format: 0,
  currency_code: 'USD',
  registration_date: 1_795_000_000,
  is_verfied: true,
  is_verification_required: false,
  user_profile_details: {
    authorities: ['manage_jobs'],
    organization_name: 'Acme',
    phone_country_code: '1',
    phone: '5550100123',
    alternate_phone_country_code: '1',
    alternate_phone: '5550100124',
    country: 'US',
    latitude: 41.88,
    longitude: -87.63,
  },
  subscription_details: {
    subscription_id: 5,
    purchase_sku_name: 'Team',
    user_purchase_sku: 'team_month',
    free_trail_days: 0,
    remaining_days: 12,
    next_billing_timestamp: 1_796_000_000,
    app_free_trial_days: 7,
  },
}
const property = { id: 41, suite_no: '', street1: '12 Elm St', street2: '', city: 'Chicago', province: 'IL', postal_code: '60601' }
const customer = { id: 31, first_name: 'Maria', last_name: 'Lopez', website: '', properties: [{ ...property, is_billing_address: true }] }
const line = { name: 'Boiler service', quantity: 2, amount: 45.5 }
const job = {
  id: 501,
  customer_id: 31,
  property_id: 41,
  category_id: 3,
  status: 1,
  priority: 2,
  schedule_later: false,
  dates: ['2026-11-20'],
  start_time: '09:00',
  end_time: '11:00',
  is_recurring: false,
  staff_ids: [21],
  line_items: [line],
  discount_type: 0,
  discount_value: 10,
}
const person = { id: 21, name: 'Sam Stone', email: 'sam@acme.example', phone: '5550100124', color: '#1c7ed6', role: 'staff' }
const service = { id: 11, name: 'Boiler service', currency_code: 'USD', amount: 45.5, product_type: 0, category_id: 3 }
const form = { id: 9, form_name: 'Sample Authority to Proceed', attach_to: [], status: 11, fields_schema: [] }
const branch = { id: 1, name: 'Main', address: '1 Main St', street1: '1 Main St', city: 'Chicago', province: 'IL', country: 'US' }
const category = { id: 3, name: 'Heating', image_url: '/heating.webp' }
const sent = {
  notification_medium: 'email',
  client_name: 'Maria',
  sent_date: '2026-11-20',
  to: 'maria@example.com',
  subject: 'Hi',
  status: 1,
}

/** Replies by the first words of the path; the longest fits. A list is one of them. */
const replies = {
  '/users': { user },
  '/registrations': { user, is_new_user: false },
  '/users/get_team_members': { team_members: [person] },
  '/countries': [{ name: 'United States', dial_code: '1', code: 'US' }],
  '/categories': [category],
  '/categories/listing_of_user_categories': { categories: [category] },
  '/services': service,
  '/services/list_services': { services: [service] },
  '/branches': branch,
  '/jobs': job,
  '/jobs/job_listing': { jobs: [job] },
  '/taxes': { id: 5, name: 'Sales tax', rate: 8.25 },
  '/customers': customer,
  '/customers/list_customers': { customers: [customer] },
  '/properties': property,
  '/staffs': person,
  '/staffs/staffs_listing': { staffs: [person] },
  '/forms': form,
  '/client_notifications': { client_notifications: [sent] },
}
const replyTo = (path) => {
  const fits = Object.keys(replies).filter((start) => path === start || path.startsWith(`${start}/`))
  return replies[fits.toSorted((a, b) => b.length - a.length)[0]] ?? {}
}
/** Collections whose list is at the path of their records. */
const collections = ['branches', 'taxes', 'properties', 'forms']
const listAt = (path) => {
  const name = collections.find((collection) => path === `/${collection}`)
  return name && { [name]: [replies[path]] }
}
/** The outcomes of spec §4 and §8. */
const outcomeOf = (path, { email }, token) => {
  if (path === '/users/sign_in' && /nobody|unknown/.test(email)) return [204, 'No such user']
  if (/unverified/.test(`${email} ${token}`)) return [401, 'Need to Confirm your Account with OTP']
  if (/ended/.test(token)) return [401, 'Your session has ended.']
  return /without-subscription/.test(token) ? [402, 'Choose a plan.'] : [200, 'Success']
}

/** Listens on the port; 0 takes a free one. */
export const listen = (port = 0) =>
  createServer((request, reply) => {
    let text = ''
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => {
      const path = request.url.split('?')[0].replace('/api/v1', '')
      const [responseCode, responseMessage] = outcomeOf(path, text === '' ? {} : JSON.parse(text), request.headers.authorization ?? '')
      const responseData = responseCode === 204 ? null : (request.method === 'GET' && listAt(path)) || replyTo(path)
      reply.setHeader('content-type', 'application/json').end(JSON.stringify({ responseCode, responseMessage, responseData }))
    })
  }).listen(port, '127.0.0.1')
