import type { Service } from '@callout/contracts/catalogue/schemas'
import type { Caller } from '../../http/access.ts'
import type { Store } from '../../db/store.ts'
import type { ServiceRecord } from './records.ts'
import { seesPrices } from '../jobs/view/visibility.ts'

/** A position of the price list; without its price for those who are not shown any. */
export function serviceView(store: Store, caller: Caller, service: ServiceRecord): Service {
  const { company_id: _, duration_minutes, amount, cost, tax_ids, ...shown } = service
  return {
    ...shown,
    amount: seesPrices(caller) ? amount : null,
    cost: seesPrices(caller) ? cost : null,
    tax_ids: [...tax_ids],
    currency_code: caller.company.currency_code,
    category_name: store.categories.get(service.category_id ?? 0)?.name ?? null,
    duration_minutes: duration_minutes === 0 ? null : duration_minutes,
  }
}
