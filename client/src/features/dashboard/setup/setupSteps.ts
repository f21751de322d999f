import type { setupSteps } from '@callout/contracts/profile/schemas'
import { paths } from '../../../lib/paths.ts'
import type { SampleCounts } from '../sampleData/useSampleCounts.ts'
import type { SetupChecklistQuery, SetupRecordsQuery } from './setup.generated.ts'

/** Several queries, because one would exceed the call limit. Sample records don't complete a step. */
export type SetupAnswer = SetupChecklistQuery & SetupRecordsQuery & { readonly samples?: SampleCounts }

export type StepName = (typeof setupSteps)[number]

interface Step {
  readonly step: StepName
  readonly label: string
  readonly to: string
  readonly other?: { readonly label: string; readonly to: string }
  exists(answer: SetupAnswer): boolean
}

interface Counted {
  readonly totalCount: number | null
  readonly items: readonly unknown[]
}
const getCount = ({ totalCount, items }: Counted): number => totalCount ?? items.length

const steps: readonly Step[] = [
  {
    step: 'company',
    label: 'Complete your business profile',
    to: paths.settings('company'),
    exists: ({ company: { organizationName, city } }) => Boolean(organizationName && city),
  },
  {
    step: 'categories',
    label: 'Choose your service categories',
    to: paths.priceList(),
    exists: ({ ownCategories }) => getCount(ownCategories) > 0,
  },
  { step: 'services', label: 'Add services and prices', to: paths.priceList(), exists: ({ services }) => getCount(services) > 0 },
  // The team includes the owner.
  { step: 'staff', label: 'Invite your staff', to: paths.newStaff(), exists: ({ teamMembers }) => getCount(teamMembers) > 1 },
  {
    step: 'customer',
    label: 'Add your first customer',
    to: paths.newCustomer(),
    other: { label: 'Import customers', to: paths.importCustomers() },
    exists: ({ customers, samples }) => getCount(customers) > (samples?.customers ?? 0),
  },
  { step: 'job', label: 'Book your first job', to: paths.firstJob(), exists: ({ jobs, samples }) => getCount(jobs) > (samples?.jobs ?? 0) },
]

export const stepsFor = (isAlone: boolean): readonly Step[] => (isAlone ? steps.filter(({ step }) => step !== 'staff') : steps)

export const isWithoutWork = ({ customers, jobs }: SetupAnswer): boolean => getCount(customers) === 0 && getCount(jobs) === 0

/** Completed steps: ticked, or with existing records. */
export function doneSteps(answer: SetupAnswer): ReadonlySet<StepName> {
  const ticked = answer.generalData.setupSteps?.filter(({ isCompleted }) => isCompleted).map(({ step }) => step) ?? []
  return new Set(steps.filter((item) => ticked.includes(item.step) || item.exists(answer)).map(({ step }) => step))
}

/** Steps with existing records that are not ticked yet; empty if ticks are not returned. */
export function stepsToTick(answer: SetupAnswer): readonly StepName[] {
  const returned = answer.generalData.setupSteps
  const open = returned?.filter(({ isCompleted }) => !isCompleted).map(({ step }) => step) ?? []
  return steps.filter((item) => open.includes(item.step) && item.exists(answer)).map(({ step }) => step)
}
