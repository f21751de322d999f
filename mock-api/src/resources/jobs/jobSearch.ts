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
  const text = [job.job_number, customer?.name, customer?.phone, property?.street1, ...work].join('\n').toLowerCase()
  texts.set(job.id, { job, customer, property, text })
  return text
}

const PHONE = /^[+(\d][\d\s().-]*$/

/** What has to occur in a job's text: the digits of a phone number whatever stands between them, else each word. */
function wordsOf(search: string): string[] {
  const digits = search.replace(/\D/g, '')
  if (PHONE.test(search) && digits.length >= 3) return [digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits]
  return search.toLowerCase().split(/\s+/).filter(Boolean)
}

/** Whether a job has the searched words in number, title, description, line items, customer, phone or street. */
export function searchFor(store: Store, search: string): (job: JobRecord) => boolean {
  const texts = textsOf.get(store) ?? new Map<number, Found>()
  textsOf.set(store, texts)
  const words = wordsOf(search)
  return (job) => {
    const text = textOf(store, texts, job)
    return words.every((word) => text.includes(word))
  }
}
