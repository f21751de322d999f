/** Searches that have not been made before: parts of stored texts, each once. */
import { seed } from '@callout/mock-api/seed/seed'
import { memoryStore } from '@callout/mock-api/db/store'
import { REFERENCE_DATE } from '../harness/callout.ts'
import { upTo } from './requests.ts'

/** Larger than a slice of a measurement, so that search caches don't help. */
const SEARCHES = 3_000
/** Steps through records and words so that neighbors have little in common. */
const [RECORD_STEP, WORD_STEP] = [7_919, 3]
const MIN_LETTERS = 3

const getText = (...texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => (text ?? '').split(/\s+/)).filter((word) => word.length >= MIN_LETTERS)

/** In turn: a word, two words of a record, the last digits of its phone. */
function searchOf(turn: number, words: readonly string[], phone: string): string {
  const wordAt = (place: number): string => words[place % words.length] ?? phone
  const first = wordAt(turn * WORD_STEP)
  return [first, `${first} ${wordAt(turn * WORD_STEP + 2)}`, phone.slice(-7)][turn % 3] ?? first
}

function searchesOf<R>(records: readonly R[], textIn: (record: R) => string[], phoneOf: (record: R) => string): string[] {
  const all = upTo(SEARCHES * 6, (turn) => {
    const record = records[(turn * RECORD_STEP) % records.length] as R
    return searchOf(turn, textIn(record), phoneOf(record))
  })
  return [...new Set(all)].slice(0, SEARCHES)
}

/** For the customers and jobs of the large seed. */
export function newSearches(): { readonly customers: string[]; readonly jobs: string[] } {
  const store = memoryStore()
  seed(store, { seed: 1, size: 'large', referenceDate: REFERENCE_DATE })
  const customers = store.customers.by('company_id', 1)
  const jobs = store.jobs.all().filter(({ company_id }) => company_id === 1)
  const streetOf = (id: number): string | undefined => store.properties.by('customer_id', id)[0]?.street1
  return {
    customers: searchesOf(
      customers,
      ({ id, name, company_name, email }) => getText(name, company_name, email, streetOf(id)),
      ({ phone }) => phone ?? '',
    ),
    jobs: searchesOf(
      jobs,
      ({ job_number, title, customer_name, customer_id, line_items }) =>
        getText(job_number, title, customer_name, streetOf(customer_id), ...line_items.map(({ name }) => name)),
      ({ customer_id }) => store.customers.get(customer_id)?.phone ?? '',
    ),
  }
}
