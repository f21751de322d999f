import { memo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { BranchField } from '../../branches/choice/BranchField.tsx'
import { DiscountFields } from '../../lineItems/DiscountFields.tsx'
import { LineItemsEditor } from '../../lineItems/LineItemsEditor.tsx'
import { TaxFields } from '../../lineItems/TaxFields.tsx'
import { PlanPreview } from '../../schedule/fields/PlanPreview.tsx'
import { RepeatFields } from '../../schedule/fields/RepeatFields.tsx'
import { ScheduleFields } from '../../schedule/fields/ScheduleFields.tsx'
import { useEndFollowsWork } from '../../schedule/visits/useWorkMinutes.ts'
import { StaffFields } from '../../schedule/fields/StaffFields.tsx'
import { CategoryForms } from '../form/CategoryForms.tsx'
import type { JobPage, JobSection } from '../form/jobForm.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { MoreFields } from '../form/MoreFields.tsx'
import { newJobValues } from './newJobValues.ts'
import { usePropertyTax } from './propertyTax.ts'
import { PriorityField } from '../form/PriorityField.tsx'
import { CallDeskStep } from './CallDeskStep.tsx'
import { MoreTimes, SlotsPanel } from './SlotsPanel.tsx'
import { useNextSlots } from './useNextSlots.ts'
import classes from './CallDeskWork.module.css'
import { useWorksAlone } from '../../../lib/session/onSite.ts'
import { useCategoryOfItem } from '../form/useCategoryOfItem.ts'
import { CategoryField, DescriptionField, TitleField } from '../form/workFields.tsx'

const Lines = () => <LineItemsEditor onTake={useCategoryOfItem()} />

const Work = ({ page: { context } }: { readonly page: JobPage }) => (
  <>
    <div className={classes.pair}>
      {!context.fixedFields?.includes('categoryId') && <CategoryField />}
      <TitleField />
    </div>
    <DescriptionField minRows={1} />
  </>
)

const timeFields = ['dates', 'startTime', 'endTime'] as const
const staffFields = ['staffIds'] as const

const timed = ['scheduleLater', 'isRecurring', 'dates', 'staffIds'] as const

/** Stays true once `claim` was true, so that a step that opened doesn't close when a field is cleared. */
function useLatch(claim: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(claim)
  if (claim && !wasTrue) setWasTrue(true)
  return claim || wasTrue
}

/** Memoized, so that looking up free times doesn't render them again. */
const OtherTime = memo(() => <ScheduleFields withRepeat={false} />)
const Technicians = memo(({ knownStaff }: Pick<JobPage['context'], 'knownStaff'>) => <StaffFields knownStaff={knownStaff} />)

function When({ page: { context } }: { readonly page: JobPage }) {
  const { control } = useFormContext<JobFormValues>()
  const [scheduleLater, isRecurring, dates, staffIds] = useWatch({ control, name: timed })
  const [isPicked, setIsPicked] = useState(false)
  /** Scheduled by a draft, a board slot or by hand, not by one of the free times. */
  const isTimed = useLatch(!isPicked && (scheduleLater || isRecurring || dates.length > 0))
  const hasStaff = useLatch(!isPicked && staffIds.length > 0)
  const isAlone = useWorksAlone()
  useEndFollowsWork(true)
  const next = useNextSlots()
  const isMissing = next.error !== undefined || next.found?.isAvailabilityKnown === false
  return (
    <>
      <SlotsPanel next={next} onPick={() => setIsPicked(true)} />
      <div className={`wrap ${classes.steps}`}>
        <CallDeskStep label="Another time" fields={timeFields} isNeeded={isTimed || isMissing} beside={<MoreTimes next={next} />}>
          <OtherTime />
        </CallDeskStep>
        {!isAlone && (
          <CallDeskStep label="One or more technicians" fields={staffFields} isNeeded={isTimed || isMissing || hasStaff}>
            <Technicians knownStaff={context.knownStaff} />
          </CallDeskStep>
        )}
      </div>
      {!scheduleLater && <RepeatFields />}
      {!scheduleLater && isRecurring && <PlanPreview />}
    </>
  )
}

const moreFields = [
  'branchId',
  'priority',
  'discountValue',
  'discountBasis',
  'taxBasis',
  'taxIds',
  'notes',
  'formIds',
  'attachments',
] as const

const asked = moreFields.filter((name) => name !== 'branchId')

/** Whether a draft or copy differs from a new job here. */
const saysMore = (values: readonly unknown[], usual: JobFormValues): boolean =>
  asked.some((name, index) => JSON.stringify(values[index]) !== JSON.stringify(usual[name]))

function Taxes({ ofProperty }: { readonly ofProperty: string | null | undefined }) {
  const taxIds = useWatch<JobFormValues, 'taxIds'>({ name: 'taxIds' })
  return <TaxFields note={ofProperty && taxIds.join() === ofProperty ? 'As set for this property.' : undefined} />
}

function More({ page: { context } }: { readonly page: JobPage }) {
  const { control } = useFormContext<JobFormValues>()
  const values = useWatch({ control, name: asked })
  const usual = newJobValues(context.lookups.settings)
  const tax = usePropertyTax()
  const isShown = useLatch(saysMore(values, tax ? { ...usual, taxIds: [tax] } : usual))
  return (
    <CallDeskStep label="Priority, discount, taxes, notes, forms, files" fields={moreFields} isNeeded={isShown} beside={<CategoryForms />}>
      <div className={classes.pair}>
        <PriorityField />
        {!context.fixedFields?.includes('branchId') && <BranchField none="Customer’s branch" />}
      </div>
      <div className={classes.pair}>
        <DiscountFields />
        <Taxes ofProperty={tax} />
      </div>
      <MoreFields isNew />
    </CallDeskStep>
  )
}

export const workSection: JobSection = { title: 'What', Fields: Work }
export const moreSection: JobSection = { title: 'More', Fields: More, isJoined: true }

/** Sections of a new job after the customer. */
export const workSections: readonly JobSection[] = [
  workSection,
  { title: 'Line items', Fields: Lines, isJoined: true },
  { title: 'When', Fields: When },
  moreSection,
]
