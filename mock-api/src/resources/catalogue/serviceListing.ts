import type { ServiceQuery } from '@callout/contracts/catalogue/schemas'
import type { z } from '@callout/contracts/zod'
import type { Caller } from '../../access.ts'
import { searchWords } from '../../foldedText.ts'
import type { Store } from '../../store/store.ts'
import type { ServiceRecord } from '../../store/workRecords.ts'
import { serviceMatch } from './serviceMatch.ts'

const byName = (a: ServiceRecord, b: ServiceRecord): number => a.name.localeCompare(b.name, 'en') || a.id - b.id

/** The company's services that the query asks for, the best match first, then by name. */
export function serviceListing(store: Store, { company }: Caller, query: z.output<typeof ServiceQuery>): ServiceRecord[] {
  const words = searchWords(query.search ?? '')
  const matchOf = (service: ServiceRecord): number =>
    serviceMatch({ ...service, categoryName: store.categories.get(service.category_id)?.name ?? '' }, words)
  const asked = store.services
    .by('company_id', company.id)
    .filter(({ category_id }) => query.category_id === undefined || category_id === query.category_id)
    .filter(({ product_type }) => query.product_type === undefined || product_type === query.product_type)
    .filter(({ is_active }) => query.is_active === undefined || is_active === query.is_active)
  if (words.length === 0) return asked.toSorted(byName)
  return asked
    .map((service) => ({ service, match: matchOf(service) }))
    .filter(({ match }) => match > 0)
    .toSorted((a, b) => b.match - a.match || byName(a.service, b.service))
    .map(({ service }) => service)
}
