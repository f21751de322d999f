import type { DuplicateCustomer } from '@callout/contracts/customers/schemas'
import { responseCode } from '@callout/contracts/wire/envelope'
import type { z } from '@callout/contracts/wire/zod'
import type { Caller } from '../../http/access.ts'
import { ApiError } from '../../http/apiError.ts'
import { type Identified, identityKinds, identityOf } from './records.ts'
import type { Store } from '../../db/store.ts'
import { seesCustomer } from './visibleCustomer.ts'

type Duplicate = z.input<typeof DuplicateCustomer>

function matchesOf(store: Store, caller: Caller, customer: Identified): Duplicate['matches'] {
  const found = new Map<number, Duplicate['matches'][number]>()
  for (const kind of identityKinds) {
    const key = identityOf(kind, customer)
    const same = key === null ? [] : store.customers.by('identity', key)
    for (const item of same.filter((candidate) => !found.has(candidate.id) && seesCustomer(store, caller, candidate)))
      found.set(item.id, { id: item.id, name: item.name, matched_on: kind })
  }
  return [...found.values()]
}

/** Throws 409 with all possible duplicates. */
export function refuseDuplicates(store: Store, caller: Caller, customer: Identified): void {
  const matches = matchesOf(store, caller, customer)
  const [first] = matches
  if (!first) return
  const message = `A customer with this ${first.matched_on} already exists: ${first.name}.`
  throw new ApiError(responseCode.CONFLICT, message, { reason: 'duplicate', matches } satisfies Duplicate)
}
