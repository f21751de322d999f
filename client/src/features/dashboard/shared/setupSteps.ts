import type { setupSteps } from '@callout/contracts/profile/schemas'
import { paths } from '../../../lib/paths.ts'
import type { SetupChecklistQuery, SetupRecordsQuery } from './setup.generated.ts'

/** What the two queries tell: one alone would ask too much. */
export type SetupAnswer = SetupChecklistQuery & SetupRecordsQuery

export type StepName = (typeof setupSteps)[number]

interface Step {
  readonly step: StepName
  readonly label: string
  /** Where it is done. */
  readonly to: string
  /** Another way to do it. */
  readonly other?: { readonly label: string; readonly to: string }
  /** Whether what it is about is there. */
  exists(answer: SetupAnswer): boolean
}

interface Counted {
  readonly totalCount: number | null
  readonly items: readonly unknown[]
}
/** How many there are, as far as it is told. */
const countOf = ({ totalCount, items }: Counted): number => totalCount ?? items.length

/** Getting started, in the order in which it is done. */
export const steps: readonly Step[] = [
  {
    step: 'company',
    label: 'Complete your company profile',
    to: paths.settings('company'),
    exists: ({ company: { organizationName, city } }) => Boolean(organizationName && city),
  },
  {
    step: 'categories',
    label: 'Choose your service categories',
    to: paths.priceList(),
    exists: ({ ownCategories }) => countOf(ownCategories) > 0,
  },
  { step: 'services', label: 'Add services and prices', to: paths.priceList(), exists: ({ services }) => countOf(services) > 0 },
  // The owner is the first of the team.
  { step: 'staff', label: 'Invite your staff', to: paths.newStaff(), exists: ({ teamMembers }) => countOf(teamMembers) > 1 },
  {
    step: 'customer',
    label: 'Add your first customer',
    to: paths.newCustomer(),
    other: { label: 'Import customers', to: paths.importCustomers() },
    exists: ({ customers }) => countOf(customers) > 0,
  },
  { step: 'job', label: 'Book your first job', to: paths.firstJob(), exists: ({ jobs }) => countOf(jobs) > 0 },
]

/** What is ticked: by somebody, or because it is there. */
export function doneSteps(answer: SetupAnswer): ReadonlySet<StepName> {
  const ticked = answer.generalData.setupSteps?.filter(({ isCompleted }) => isCompleted).map(({ step }) => step) ?? []
  return new Set(steps.filter((one) => ticked.includes(one.step) || one.exists(answer)).map(({ step }) => step))
}

/** What is there and not ticked yet; nothing where the service does not tell what is ticked. */
export function stepsToTick(answer: SetupAnswer): readonly StepName[] {
  const told = answer.generalData.setupSteps
  const open = told?.filter(({ isCompleted }) => !isCompleted).map(({ step }) => step) ?? []
  return steps.filter((one) => open.includes(one.step) && one.exists(answer)).map(({ step }) => step)
}
