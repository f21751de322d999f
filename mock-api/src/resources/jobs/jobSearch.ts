import { foldedText, hasWords, wordsOrDigits } from '../../foldedText.ts'
import type { Store } from '../../store/store.ts'
import type { CustomerRecord, JobRecord, PropertyRecord } from '../../store/workRecords.ts'

/** The text in which a job is found, and the records that it was made of. */
interface Found {
  readonly job: JobRecord
  readonly customer: CustomerRecord | undefined
  readonly property: PropertyRecord | undefined
  readonly text: string
}
const textsOf = new WeakMap<Store, Map<number, Found>>()

function textOf(store: Store, texts: Map<number, Found>, job: JobRecord): string {
  const customer = store.customers.get(job.customer_id)
  const property = store.properties.get(job.property_id)
  const known = texts.get(job.id)
  if (known && known.job === job && known.customer === customer && known.property === property) return known.text
  const work = [job.title, job.description, ...job.line_items.map(({ name }) => name)]
  const text = foldedText([job.job_number, customer?.name, customer?.phone, property?.street1, ...work].join('\n'))
  texts.set(job.id, { job, customer, property, text })
  return text
}

/** Whether a job has the searched words in number, title, description, line items, customer, phone or street. */
export function searchFor(store: Store, search: string): (job: JobRecord) => boolean {
  const texts = textsOf.get(store) ?? new Map<number, Found>()
  textsOf.set(store, texts)
  const words = wordsOrDigits(search)
  return (job) => hasWords(textOf(store, texts, job), words)
}
