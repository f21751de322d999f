import { searchText } from '@callout/contracts/search/searchText'
import type { SearchParts } from '../../../http/listing.ts'
import { phonesOf } from '../../customers/customerSearch.ts'
import type { JobRecord } from '../records.ts'

export const jobSearch: SearchParts<JobRecord> = {
  texts: (job, store) => {
    const customer = store.customers.get(job.customer_id)
    const property = store.properties.get(job.property_id)
    const work = [job.title, job.description, ...job.line_items.map(({ name }) => name)]
    return [searchText([job.job_number, customer?.name, property?.street1, ...work], customer && phonesOf(customer))]
  },
  follow: (store, touch) => {
    store.customers.watch(({ id }) => store.jobs.by('customer_id', id).forEach(touch))
    store.properties.watch(({ id }) => store.jobs.by('property_id', id).forEach(touch))
  },
}
