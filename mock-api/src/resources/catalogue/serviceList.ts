import type { Service, ServiceQuery } from '@callout/contracts/catalogue/schemas'
import type { z } from '@callout/contracts/zod'
import { foldedText } from '@callout/contracts/foldedText'
import { listing } from '../../listing.ts'
import type { ServiceRecord } from '../../store/collections/catalogue.ts'
import { sortedBy } from '../../store/sortedList.ts'
import type { Store } from '../../store/store.ts'
import { type ServiceTexts, serviceMatch, textOfService } from './serviceMatch.ts'
import { serviceView } from './serviceView.ts'

const byName = (a: ServiceRecord, b: ServiceRecord): number => a.name.localeCompare(b.name, 'en') || a.id - b.id

const textsOf = (store: Store, service: ServiceRecord): ServiceTexts => ({
  ...service,
  categoryName: store.categories.get(service.category_id)?.name ?? '',
})

/** The best match first, then by name. */
function byMatch(store: Store, words: readonly string[]): (a: ServiceRecord, b: ServiceRecord) => number {
  const matches = new Map<ServiceRecord, number>()
  const matchOf = (service: ServiceRecord): number => {
    const match = matches.get(service) ?? serviceMatch(textsOf(store, service), words)
    matches.set(service, match)
    return match
  }
  return (a, b) => matchOf(b) - matchOf(a) || byName(a, b)
}

/** The company's price list. */
export const serviceList = listing<z.output<typeof ServiceQuery>, Service>()('services', {
  words: {
    texts: (service, store) => [foldedText(textOfService(textsOf(store, service)))],
    follow: (store, touch) => store.categories.watch(({ id }) => store.services.by('category_id', id).forEach(touch)),
  },
  equal: ['category_id', 'product_type', 'is_active'],
  order: ({ store, caller }, _, words) =>
    sortedBy(store.services.by('company_id', caller.company.id), words.length > 0 ? byMatch(store, words) : byName),
  view: ({ store, caller }, service) => serviceView(store, caller, service),
})
