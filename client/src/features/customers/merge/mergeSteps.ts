import type { ApolloClient } from '@apollo/client'
import { Problem } from '../../../lib/api/apiError.ts'
import type { RowName } from '../../../components/list/rowName.ts'
import { ChangeCustomerDocument } from '../actions/customerActions.generated.ts'
import { customerName, propertyName } from '../picker/customerWords.ts'
import { jobNumberOf } from '../../jobs/labels/jobName.ts'
import { UpdatePropertyDocument } from '../property/propertyForm.generated.ts'
import { MovedJobDocument, MoveJobDocument } from './merge.generated.ts'
import { type MergedCustomer, type MergedJob, type MergedProperty, type MergePlan, readMerged } from './mergePlan.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'

/** Undoes one step. Rejects with the gateway's error. */
export type StepBack = () => Promise<void>

/** One idempotent call of a merge: repeated after a lost response. */
export interface MergeStep {
  readonly key: string
  readonly name: RowName
  /** Rejects with the gateway's error or a `Problem`. */
  run(this: void): Promise<StepBack>
}

/** Phases of a merge in order: jobs move only to existing properties. */
export interface MergeSteps {
  readonly properties: readonly MergeStep[]
  readonly jobs: readonly MergeStep[]
  /** Adds notes to both customers and deactivates the other one. */
  readonly ends: readonly MergeStep[]
}

const stays = (name: string): string => `Saved, but it’s still with ${name}.`

function propertyStep(client: ApolloClient, { keep, other }: MergePlan, property: MergedProperty): MergeStep {
  const { id, isBillingAddress } = property
  const move = async (owner: MergedCustomer, more: object = {}): Promise<void> => {
    const { data } = await client.mutate({ mutation: UpdatePropertyDocument, variables: { input: { id, customerId: owner.id, ...more } } })
    const returned = data?.updateProperty?.customerId ?? owner.id
    if (returned !== owner.id) throw new Problem(stays(customerName(owner === keep ? other : keep)))
  }
  return {
    key: `property ${id}`,
    name: { name: propertyName(property), title: null },
    run: async () => {
      await move(keep)
      return () => move(other, isBillingAddress ? { isBillingAddress } : {})
    },
  }
}

function jobStep(client: ApolloClient, { keep, other }: MergePlan, job: MergedJob): MergeStep {
  const move = async (owner: MergedCustomer, from: MergedCustomer): Promise<void> => {
    const data = requiredData(await client.query({ query: MovedJobDocument, variables: { id: job.id }, fetchPolicy: 'no-cache' }))
    const { customer, property, category, invoiceStatus, lockVersion } = data.job
    if (customer?.id === owner.id) return
    if (invoiceStatus !== null) throw new Problem('It has an invoice now.')
    if (!property || !category) throw new Problem('Couldn’t load its property and category.')
    const moved = { customerId: owner.id, propertyId: property.id, categoryId: category.id }
    const input = { id: job.id, job: moved, scope: 'ALL' as const, lockVersion, agreementAccepted: true }
    const { data: answer } = await client.mutate({ mutation: MoveJobDocument, variables: { input } })
    const returned = answer?.updateJob?.customer?.id ?? owner.id
    if (returned !== owner.id) throw new Problem(stays(customerName(from)))
  }
  return {
    key: `job ${job.id}`,
    name: { name: jobNumberOf(job), title: job.title },
    run: async () => {
      await move(keep, other)
      return () => move(other, keep)
    },
  }
}

const withNote = (notes: string | null, note: string): string => [notes, note].filter(Boolean).join('\n\n')

interface Ending {
  readonly of: MergedCustomer
  readonly note: string
  /** Default: unchanged. */
  readonly isActive?: boolean
}

/** Adds the note once; preserves other users' changes, also on undo. */
function noteStep(client: ApolloClient, { of, note, isActive }: Ending): MergeStep {
  const write = async (change: { readonly notes?: string; readonly isActive?: boolean }, lockVersion: number | null): Promise<void> => {
    const { data } = await client.mutate({ mutation: ChangeCustomerDocument, variables: { input: { id: of.id, lockVersion, ...change } } })
    const returned = data?.updateCustomer?.isActive ?? change.isActive
    if (returned !== change.isActive && change.isActive !== undefined) throw new Problem('Saved, but nothing changed.')
  }
  return {
    key: `customer ${of.id}`,
    name: { name: customerName(of), title: isActive === false ? 'set inactive, with a note' : 'note' },
    run: async () => {
      const { notes, lockVersion } = await readMerged(client, of.id)
      const isNoted = notes?.includes(note) ?? false
      await write({ ...(!isNoted && { notes: withNote(notes, note) }), ...(isActive !== undefined && { isActive }) }, lockVersion)
      return async () => {
        const now = await readMerged(client, of.id)
        const written = now.notes?.replace(`\n\n${note}`, '').replace(note, '') ?? ''
        await write({ notes: written, ...(isActive !== undefined && { isActive: of.isActive ?? true }) }, now.lockVersion)
      }
    },
  }
}

/** The calls of a merge, all documented (wire.md D20). `day`: today in the account's format. */
export function mergeSteps(client: ApolloClient, plan: MergePlan, day: string): MergeSteps {
  const { keep, other, properties, jobs } = plan
  const [remaining, gone] = [customerName(keep), customerName(other)]
  return {
    properties: properties.map((property) => propertyStep(client, plan, property)),
    jobs: jobs.map((job) => jobStep(client, plan, job)),
    ends: [
      noteStep(client, { of: keep, note: `${day}: ${gone} (customer ${other.id}) was merged into this customer.` }),
      noteStep(client, { of: other, note: `${day}: merged into ${remaining} (customer ${keep.id}).`, isActive: false }),
    ],
  }
}
