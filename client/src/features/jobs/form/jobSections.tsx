import { lazyModule } from '../../../lib/lazyModule.ts'
import { CustomerFields } from '../../customers/shared/CustomerFields.tsx'
import { ScheduleFields } from '../../schedule/shared/ScheduleFields.tsx'
import { useEndFollowsWork } from '../../schedule/shared/useWorkMinutes.ts'
import type { JobPage, JobSection } from './jobForm.ts'
import type { JobFormValues } from './jobFormValues.ts'
import { BranchField } from '../../branches/shared/BranchField.tsx'
import classes from './JobForm.module.css'
import { PriorityField } from './PriorityField.tsx'
import { CategoryField, DescriptionField, TitleField } from './workFields.tsx'

const WhatFields = () => (
  <>
    <div className={classes.pair}>
      <CategoryField />
      <BranchField none="Customer’s branch" />
    </div>
    <TitleField />
    <DescriptionField minRows={3} />
    <PriorityField />
  </>
)

const WhoFor = () => <CustomerFields nextField="categoryId" />
/** Editing one visit allows one day and no rule. */
function When({ page }: { readonly page: JobPage }) {
  useEndFollowsWork(false)
  return <ScheduleFields isOneVisit={page.scope?.scope === 'THIS'} />
}

/** Sections for editing a job; a new job uses the call desk. */
export const jobSections: readonly JobSection[] = [
  { title: 'Customer', Fields: WhoFor, isStarred: true },
  { title: 'What', Fields: WhatFields },
  { title: 'When', Fields: When },
]

type Height = readonly [title: string, phone: number, wide: number]

/** Sections below the fold. */
export const laterSections = {
  sections: lazyModule(async () => (await import('./laterSections.tsx')).laterSections),
  title: 'Who, line items and more',
  heights: ({ categoryId, lineItems }: JobFormValues): Height[] => [
    ['Who', ...(categoryId === '' ? ([40, 20] as const) : ([272, 198] as const))],
    ['Line items', 392 + lineItems.length * 261, 252 + lineItems.length * 105],
    ['More', 680, 310],
  ],
}
