import { stateNames } from '@callout/mock-api/control/pactStates/stateNames'
import type { State } from './interaction.ts'
import { TOKEN } from './states.ts'

/** The provider states of the forms for jobs and customers. Ids and codes are wire values. */

/** Nothing of a list contains these words. */
export const nothingMatches = (search: string): State => ({ name: stateNames.noRecordMatches, parameters: { search } })

/** With every field that a customer and a property can have, but a second line of the street and a tax. */
export const knownCustomer: State = {
  name: stateNames.customer,
  parameters: {
    customer_id: 31,
    property_id: 41,
    first_name: 'Carla',
    last_name: 'Reyes',
    company_name: 'Reyes Dental',
    email: 'carla@reyes-dental.test',
    phone_country_code: '1',
    phone: '5550131',
  },
}
export const noCustomer = (customer_id: number): State => ({ name: stateNames.customerMissing, parameters: { customer_id } })
/** Neither the name nor the email address is anybody's. */
export const noSuchCustomer = (first_name: string, last_name: string, email: string): State => ({
  name: stateNames.customerUnique,
  parameters: { first_name, last_name, email },
})

export const ownTrade: State = { name: stateNames.category, parameters: { category_id: 3 } }
/** With a price, a unit, a duration and a number. */
export const pricedService: State = {
  name: stateNames.service,
  parameters: { service_id: 11, sku: 'BS-1', category_id: 3 },
}
export const allBranchesActive: State = { name: stateNames.branchesActive, parameters: {} }
export const defaultTax: State = { name: stateNames.defaultTax, parameters: { tax_id: 5, name: 'Sales tax', rate: 8.25 } }
export const ownForm: State = {
  name: stateNames.form,
  parameters: { form_id: 62, form_name: 'Boiler checklist', category_id: 3 },
}
/** Open from 08:00 to 17:00 but on Sunday, and closed on a holiday. */
export const businessHours: State = { name: stateNames.businessHours, parameters: { holiday: '2026-12-25' } }
export const companyWithLogo: State = { name: stateNames.companyLogo, parameters: { logo_url: 'https://north-heating.test/logo.png' } }
export const lineItemsNeeded: State = { name: stateNames.lineItemRequired, parameters: {} }

/** Everything that a job can name. */
export const bookable: readonly State[] = [
  knownCustomer,
  ownTrade,
  pricedService,
  defaultTax,
  ownForm,
  { name: stateNames.staffMember, parameters: { staff_id: 21, branch_id: 1 } },
]

const booked = {
  job_id: 501,
  visit_id: 701,
  staff_id: 21,
  customer_id: 31,
  property_id: 41,
  category_id: 3,
  line_item_id: 801,
  service_id: 11,
  date: '2026-11-20',
  start_time: '09:00',
  end_time: '11:00',
}
/** One open visit, one line item, no invoice; other visits of it by their ids, 0 for none. */
export const bookedJob = ({ lock_version = 1, completed_visit_id = 0, next_visit_id = 0 } = {}): State => ({
  name: stateNames.jobBooked,
  parameters: { ...booked, lock_version, completed_visit_id, completed_date: '2026-06-16', next_visit_id, next_date: '2026-12-04' },
})
/** Every two weeks on Friday, with a picture. */
export const recurringJob: State = {
  name: stateNames.seriesWithFile,
  parameters: { ...booked, lock_version: 1, attachment_id: 91, tax_id: 5, form_id: 62, end_date: '2026-12-31' },
}

/** Each of its visits is billed; one is finished and waits for its invoice, one is to come. */
export const billedSeries: State = { ...recurringJob, name: stateNames.seriesBilledPerVisit }

export const signedInWithout = (authority: string): State => ({
  name: stateNames.staffAdminWithoutAuthority,
  parameters: { token: TOKEN, authority },
})
