import { Branch } from '@callout/contracts/branches/schemas'
import { Service } from '@callout/contracts/catalogue/schemas'
import { Customer, Property } from '@callout/contracts/customers/schemas'
import { Invoice, Payment } from '@callout/contracts/invoices/schemas'
import { Job } from '@callout/contracts/jobs/schemas/record'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { Visit } from '@callout/contracts/jobs/schemas/visit'
import { Tax } from '@callout/contracts/taxes/schemas'
import { codeInput } from '@callout/contracts/wire/codes'
import { z } from '@callout/contracts/wire/zod'
import type { Row } from '../../db/collection.ts'
import type { Store } from '../../db/store.ts'
import { collectionIn } from './collectionIn.ts'
import { recordProblem, shapeOf } from './recordShape.ts'
import { outgoingOf, relationOf } from './relations.ts'

/** Replies may have statuses of the future, records may not. */
const status = codeInput(jobStatus)

/** The contract's schema of a collection's records, whose stored fields have the names of the wire. */
const contracts: Readonly<Record<string, { readonly shape: Readonly<Record<string, z.core.$ZodType>> }>> = {
  branches: Branch,
  customers: Customer,
  invoices: Invoice,
  jobs: { shape: { ...Job.shape, status } },
  payments: Payment,
  properties: Property,
  services: Service,
  taxes: Tax,
  visits: { shape: { ...Visit.shape, status } },
}

/** Of the fields whose values differ from those before, what the contract forbids; undefined if it allows them. */
function contractProblem(name: string, record: Row, former: Row | undefined): string | undefined {
  const before = new Map(Object.entries(former ?? {}))
  for (const [field, value] of Object.entries(record)) {
    const shape = contracts[name]?.shape ?? {}
    const schema = Object.hasOwn(shape, field) ? shape[field] : undefined
    // Replies have objects where records have ids, and further fields in the items of lists.
    if (!schema || value === null || typeof value === 'object' || relationOf(field) !== undefined || before.get(field) === value) continue
    const { error } = z.safeParse(schema, value)
    if (error) return `${field}: ${error.issues[0]?.message ?? 'not allowed by the contract'}`
  }
  return undefined
}

function referenceProblem(store: Store, record: Row): string | undefined {
  for (const { field, collection, ids } of outgoingOf(record)) {
    const missing = ids.find((id) => !collectionIn(store, collection).get(id))
    if (missing !== undefined) return `${field}: there’s no record ${missing} in ${collection}`
  }
  return undefined
}

/** Why a record can't be stored in place of `former`; undefined if it can. */
export function storedProblem(store: Store, name: string, record: Row, former?: Row): string | undefined {
  const shape = shapeOf(collectionIn(store, name).all())
  return (
    recordProblem(shape, record as unknown as Readonly<Record<string, unknown>>) ??
    contractProblem(name, record, former) ??
    referenceProblem(store, record)
  )
}

/** The record with the marks of a change, which open clients follow, unless the change sets them. */
export function withChangeMarks(former: Row, changed: Row, now: number): Row {
  const was: Readonly<Record<string, unknown>> = { ...former }
  const is: Readonly<Record<string, unknown>> = { ...changed }
  const isSame = (field: string): boolean => is[field] === was[field]
  const version = was['lock_version']
  return {
    ...changed,
    ...('updated_at' in was && isSame('updated_at') && { updated_at: now }),
    ...(typeof version === 'number' && isSame('lock_version') && { lock_version: version + 1 }),
  }
}
