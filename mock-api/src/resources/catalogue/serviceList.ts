import type { Service, ServiceQuery } from '@callout/contracts/catalogue/schemas'
import type { z } from '@callout/contracts/wire/zod'
import { listing } from '../../http/listing.ts'
import type { ServiceRecord } from './records.ts'
import { type Listed, reversed } from '../../http/page.ts'
import type { Store } from '../../db/store.ts'
import type { Viewer } from '../../http/viewer.ts'
import { requirePrices } from '../jobs/view/visibility.ts'
import { type ServiceTexts, serviceMatch, textOfService } from './serviceMatch.ts'
import { serviceView } from './serviceView.ts'

const byName = (a: ServiceRecord, b: ServiceRecord): number => a.name.localeCompare(b.name, 'en') || a.id - b.id

const getTexts = (store: Store, service: ServiceRecord): ServiceTexts => ({
  ...service,
  categoryName: store.categories.get(service.category_id ?? 0)?.name ?? '',
})

function byMatch(search: string): (a: ServiceRecord, b: ServiceRecord) => number {
  const matches = new Map<ServiceRecord, number>()
  const matchOf = (service: ServiceRecord): number => {
    const match = matches.get(service) ?? serviceMatch(service, search)
    matches.set(service, match)
    return match
  }
  return (a, b) => matchOf(b) - matchOf(a) || byName(a, b)
}

type Order = (a: ServiceRecord, b: ServiceRecord) => number

/** By category name; without a category last. */
const byCategory =
  ({ categories }: Store): Order =>
  (a, b) => {
    const [one, other] = [categories.get(a.category_id ?? 0)?.name, categories.get(b.category_id ?? 0)?.name]
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
    return one.localeCompare(other, 'en')
  }

/** The query's order; default: best match first. Throws 403 for prices hidden from the caller. */
function getOrder({ store, caller }: Viewer, { sort_by, sort_dir, search = '' }: z.output<typeof ServiceQuery>): Listed<ServiceRecord> {
  const sorted = (order: Order) => store.services.by('company_id', caller.company.id).toSorted(order)
  if (sort_by === undefined && search.trim() !== '') return sorted(byMatch(search))
  const sign = sort_dir === 'desc' ? -1 : 1
  if (sort_by === 'category') return sorted((a, b) => sign * byCategory(store)(a, b) || byName(a, b))
  if (sort_by === 'amount') requirePrices(caller, 'see prices')
  const services = store.services.by(sort_by === 'amount' ? 'amount' : 'name', caller.company.id)
  return sign < 0 ? reversed(services) : services
}

export const serviceList = listing<z.output<typeof ServiceQuery>, Service>()('services', {
  search: {
    texts: (service, store) => [textOfService(getTexts(store, service))],
    follow: (store, touch) => store.categories.watch(({ id }) => store.services.by('category_id', id).forEach(touch)),
  },
  equal: ['category_id', 'product_type', 'is_active'],
  where: { branch_id: null, date_from: null, date_to: null },
  order: getOrder,
  view: ({ store, caller }, service) => serviceView(store, caller, service),
})
