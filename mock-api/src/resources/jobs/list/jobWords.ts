import { foldedText, wordsOrDigits } from '@callout/contracts/foldedText'
import type { SearchParts } from '../../../http/listing.ts'
import type { JobRecord } from '../records.ts'

/** A job is found by number, title, description, line items, customer, phone and street. */
export const jobWords: SearchParts<JobRecord> = {
  texts: (job, store) => {
    const customer = store.customers.get(job.customer_id)
    const property = store.properties.get(job.property_id)
    const work = [job.title, job.description, ...job.line_items.map(({ name }) => name)]
    return [foldedText([job.job_number, customer?.name, customer?.phone, property?.street1, ...work].join('\n'))]
  },
  words: wordsOrDigits,
  follow: (store, touch) => {
    store.customers.watch(({ id }) => store.jobs.by('customer_id', id).forEach(touch))
    store.properties.watch(({ id }) => store.jobs.by('property_id', id).forEach(touch))
  },
}
