import { lateComponent } from '../../../shared/late/lateComponent.tsx'
import { latePart } from '../../../shared/late/latePart.ts'
import { CustomerFields } from '../../../parts/customers/CustomerFields.tsx'
import { ScheduleFields } from '../../../parts/schedule/ScheduleFields.tsx'
import type { JobPage, JobSection } from './jobForm.ts'
import type { JobFormValues } from './jobFormValues.ts'
import { WhatFields } from './WhatFields.tsx'

const SameAsLast = lateComponent(async () => (await import('./SameAsLast.tsx')).SameAsLast)

/** A job that is there has its own work. */
const WhoFor = ({ page }: { readonly page: JobPage }) => (
  <CustomerFields nextField="categoryId" ofLastJob={page.scope === null ? (job) => <SameAsLast job={job} /> : undefined} />
)
const SlotsPanel = lateComponent(async () => (await import('../desk/SlotsPanel.tsx')).SlotsPanel)

/** One visit is edited: one day, no rule. */
const When = ({ page }: { readonly page: JobPage }) => (
  <>
    {page.scope === null && <SlotsPanel />}
    <ScheduleFields isOneVisit={page.scope?.scope === 'THIS'} />
  </>
)

export const jobSections: readonly JobSection[] = [
  { title: 'Customer', Fields: WhoFor, isStarred: true },
  { title: 'What', Fields: WhatFields },
  { title: 'When', Fields: When },
]

type Height = readonly [title: string, phone: number, wide: number]

/** The sections below the first screen. */
export const laterSections = {
  sections: latePart(async () => (await import('./laterSections.tsx')).laterSections),
  title: 'Who, line items and more',
  heights: ({ categoryId, lineItems }: JobFormValues): Height[] => [
    ['Who', ...(categoryId === '' ? ([40, 20] as const) : ([272, 198] as const))],
    ['Line items', 392 + lineItems.length * 261, 252 + lineItems.length * 105],
    ['More', 680, 310],
  ],
}
