import type { ApolloClient } from '@apollo/client'
import type { Undo } from '../../../lib/writes/writeResult.ts'
import type { Step } from '../../../components/steps/step.ts'
import { Problem } from '../../../lib/api/apiError.ts'
import { ChangeCustomerDocument } from '../actions/customerActions.generated.ts'
import { customerName, propertyName } from '../picker/customerText.ts'
import { jobNumberOf } from '../../jobs/labels/jobName.ts'
import { UpdatePropertyDocument } from '../property/propertyForm.generated.ts'
import { MovedJobDocument, MoveJobDocument } from './merge.generated.ts'
import { type MergedCustomer, type MergedJob, type MergedProperty, type MergePlan, readMerged } from './mergePlan.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'

const undoBy =
  (act: () => Promise<void>): Undo =>
  async () => {
    await act()
    return { kind: 'done', state: null }
  }

const stays = (name: string): string => `Saved, but it’s still with ${name}.`

function propertyStep(client: ApolloClient, { keep, other }: MergePlan, property: MergedProperty): Step {
  const { id, isBillingAddress } = property
  const move = async (owner: MergedCustomer, more: object = {}): Promise<void> => {
    const { data } = await client.mutate({ mutation: UpdatePropertyDocument, variables: { input: { id, customerId: owner.id, ...more } } })
    const returned = data?.updateProperty?.customerId ?? owner.id
    if (returned !== owner.id) throw new Problem(stays(customerName(owner === keep ? other : keep)))
  }
  const undo = undoBy(() => move(other, isBillingAddress ? { isBillingAddress } : {}))
  return {
    key: `property ${id}`,
    name: { name: propertyName(property), title: null },
    run: async () => {
      await move(keep)
      return undo
    },
    undo,
    wasDone: async () => (await readMerged(client, keep.id)).properties?.some((owned) => owned.id === id) ?? null,
  }
}

function jobStep(client: ApolloClient, { keep, other }: MergePlan, job: MergedJob): Step {
  const read = async () =>
    requiredData(await client.query({ query: MovedJobDocument, variables: { id: job.id }, fetchPolicy: 'no-cache' })).job
  const move = async (owner: MergedCustomer, from: MergedCustomer): Promise<void> => {
    const { customer, property, category, invoiceStatus, lockVersion } = await read()
    if (customer?.id === owner.id) return
    if (invoiceStatus !== null) throw new Problem('It has an invoice now.')
    if (!property || !category) throw new Problem('Couldn’t load its property and category.')
    const moved = { customerId: owner.id, propertyId: property.id, categoryId: category.id }
    const input = { id: job.id, job: moved, scope: 'ALL' as const, lockVersion, agreementAccepted: true }
    const { data: answer } = await client.mutate({ mutation: MoveJobDocument, variables: { input } })
    const returned = answer?.updateJob?.customer?.id ?? owner.id
    if (returned !== owner.id) throw new Problem(stays(customerName(from)))
  }
  const undo = undoBy(() => move(other, keep))
  return {
    key: `job ${job.id}`,
    name: { name: jobNumberOf(job), title: job.title },
    stage: 1,
    run: async () => {
      await move(keep, other)
      return undo
    },
    undo,
    wasDone: async () => {
      const { customer } = await read()
      return customer && customer.id === keep.id
    },
  }
}

const withNote = (notes: string | null, note: string): string => [notes, note].filter(Boolean).join('\n\n')

interface Ending {
  readonly of: MergedCustomer
  readonly needs: readonly string[]
  readonly note: string
  /** Default: unchanged. */
  readonly isActive?: boolean
}

/** Adds the note once; preserves other users' changes, also on undo. */
function noteStep(client: ApolloClient, { of, needs, note, isActive }: Ending): Step {
  const write = async (change: { readonly notes?: string; readonly isActive?: boolean }, lockVersion: number | null): Promise<void> => {
    const { data } = await client.mutate({ mutation: ChangeCustomerDocument, variables: { input: { id: of.id, lockVersion, ...change } } })
    const returned = data?.updateCustomer?.isActive ?? change.isActive
    if (returned !== change.isActive && change.isActive !== undefined) throw new Problem('Saved, but nothing changed.')
  }
  const undo = undoBy(async () => {
    const now = await readMerged(client, of.id)
    const written = now.notes?.replace(`\n\n${note}`, '').replace(note, '') ?? ''
    await write({ notes: written, ...(isActive !== undefined && { isActive: of.isActive ?? true }) }, now.lockVersion)
  })
  return {
    key: `customer ${of.id}`,
    name: { name: customerName(of), title: isActive === false ? 'set inactive, with a note' : 'note' },
    stage: 2,
    needs,
    run: async () => {
      const { notes, lockVersion } = await readMerged(client, of.id)
      const isNoted = notes?.includes(note) ?? false
      await write({ ...(!isNoted && { notes: withNote(notes, note) }), ...(isActive !== undefined && { isActive }) }, lockVersion)
      return undo
    },
    undo,
    // Where notes are missing, the same note is written again.
    wasDone: async () => {
      const now = await readMerged(client, of.id)
      return (now.notes?.includes(note) ?? false) && (now.isActive ?? isActive) === (isActive ?? now.isActive)
    },
  }
}

/** The calls of a merge, all documented (wire.md D20): jobs move only to existing properties, and the customers change last. */
export function mergeSteps(client: ApolloClient, plan: MergePlan): Step[] {
  const { keep, other, properties, jobs, day } = plan
  const [remaining, gone] = [customerName(keep), customerName(other)]
  const moves = [...properties.map((property) => propertyStep(client, plan, property)), ...jobs.map((job) => jobStep(client, plan, job))]
  const needs = moves.map(({ key }) => key)
  return [
    ...moves,
    noteStep(client, { of: keep, needs, note: `${day}: ${gone} (customer ${other.id}) was merged into this customer.` }),
    noteStep(client, { of: other, needs, note: `${day}: merged into ${remaining} (customer ${keep.id}).`, isActive: false }),
  ]
}
