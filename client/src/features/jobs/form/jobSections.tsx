import { worksAlone } from '../../../lib/session/onSite.ts'
import { MoreFields } from './MoreFields.tsx'
import { StaffFields } from '../../schedule/fields/StaffFields.tsx'
import { TaxFields } from '../../lineItems/TaxFields.tsx'
import { LineItemsEditor } from '../../lineItems/LineItemsEditor.tsx'
import { DiscountFields } from '../../lineItems/DiscountFields.tsx'
import { CustomerFields } from '../../customers/picker/CustomerFields.tsx'
import { ScheduleFields } from '../../schedule/fields/ScheduleFields.tsx'
import { useEndFollowsWork } from '../../schedule/visits/useWorkMinutes.ts'
import type { JobPage, JobSection } from './jobForm.ts'
import { BranchField } from '../../branches/choice/BranchField.tsx'
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

const CustomerSection = () => <CustomerFields nextField="categoryId" />
/** Editing one visit allows one day and no rule. */
function When({ page }: { readonly page: JobPage }) {
  useEndFollowsWork(false)
  return <ScheduleFields isOneVisit={page.scope?.scope === 'THIS'} />
}

/** The edited visit does not clash with itself. */
const StaffOfJob = ({ page: { context, scope } }: { readonly page: JobPage }) => (
  <StaffFields knownStaff={context.knownStaff} excludeVisitId={scope?.scope === 'THIS' ? scope.visitId : null} />
)

const Money = ({ page: { context } }: { readonly page: JobPage }) => (
  <>
    <LineItemsEditor isBilled={context.isBilled === true} />
    <div className={classes.pair}>
      <DiscountFields />
      <TaxFields />
    </div>
  </>
)

const More = () => <MoreFields />

/** Sections for editing a job; a new job uses the call desk. */
export const jobSections: readonly JobSection[] = [
  { title: 'Customer', Fields: CustomerSection, isStarred: true },
  { title: 'What', Fields: WhatFields },
  { title: 'When', Fields: When },
  { title: 'Who', Fields: StaffOfJob, isShown: ({ context }) => !worksAlone() || context.knownStaff.length === 0 },
  { title: 'Line items', Fields: Money },
  { title: 'More', Fields: More },
]
