import { screen, within } from '@testing-library/react'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { customerRecord, noDealings } from '../../../testing/customerRecord.ts'

interface Input {
  readonly id: string
  readonly isActive?: boolean
  readonly notes?: string
}
const toInput = ({ input }: Record<string, unknown>) => input as Input

const person = (id: string, name: string, part: object = {}): Record<string, unknown> & { readonly name: string } => ({
  __typename: 'Customer',
  id,
  name,
  companyName: null,
  phone: null,
  phoneCountryCode: null,
  notes: null,
  isActive: true,
  tags: null,
  branchId: null,
  lockVersion: 4,
  properties: [],
  ...part,
})
const shop = { __typename: 'Property', id: '45', name: 'Shop', address: '9 Main Street', isBillingAddress: true }
const getJob = (id: string, invoiceStatus: string | null) => ({ __typename: 'Job', id, jobNumber: `J-${id}`, title: null, invoiceStatus })

/** A stateful fake: Maria, and Ben with a property, a job without an invoice and one with. */
export function mergeAnswers(more: Record<string, FakeOperation> = {}): Record<string, FakeOperation> {
  const owners = new Map([['11', '31']])
  const people = new Map([
    ['30', person('30', 'Maria Lopez', { notes: 'Rings twice.' })],
    ['31', person('31', 'Ben Hart', { properties: [shop] })],
  ])
  const jobNow = (id: string) => ({ __typename: 'Job', id, customer: { __typename: 'Customer', id: owners.get(id) }, lockVersion: 2 })
  return {
    Me: { me: owner },
    CustomerRecord: ({ id }) => ({ customer: customerRecord({ id: String(id), name: people.get(String(id))?.name ?? null }) }),
    ...noDealings,
    FindCustomers: { customers: { __typename: 'CustomerPage', items: [{ ...people.get('31'), isDoNotService: false }], totalCount: 1 } },
    MergedCustomer: ({ id }) => ({ customer: people.get(String(id)) }),
    MergedJobs: {
      jobs: { __typename: 'JobPage', items: [getJob('11', null), getJob('12', 'UNPAID')], totalCount: 2, ignored: [] },
    },
    MovedJob: ({ id }) => ({
      job: {
        ...jobNow(String(id)),
        property: { __typename: 'Property', id: '45' },
        category: { __typename: 'Category', id: '2' },
        invoiceStatus: null,
      },
    }),
    MoveJob: (variables) => {
      const { id, job } = variables['input'] as { id: string; job: { customerId: string } }
      owners.set(id, job.customerId)
      return { updateJob: jobNow(id) }
    },
    UpdateProperty: { updateProperty: null },
    ChangeCustomer: (variables) => {
      const { id, ...change } = toInput(variables)
      const changed = { ...person(id, people.get(id)?.name ?? ''), ...people.get(id), ...change }
      people.set(id, { ...changed, name: people.get(id)?.name ?? '' })
      return { updateCustomer: changed }
    },
    ...more,
  }
}

/** Merges Ben Hart into Maria Lopez, from her page. */
export async function mergeBenIntoMaria(more: Record<string, FakeOperation> = {}) {
  signedIn()
  const gateway = fakeGateway(mergeAnswers(more))
  const { user } = renderAt('/customers/30?merge=31')
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge customers' }))
  await dialog.findByText('1 property and 1 job move to', { exact: false })
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  return { gateway, user, dialog }
}
