import { useLatePart } from '../../../shared/late/useLatePart.ts'
import { CustomerFields } from '../../../parts/customers/CustomerFields.tsx'
import { ScheduleFields } from '../../../parts/schedule/ScheduleFields.tsx'
import { FormSection } from './FormSection.tsx'
import { lateSections } from './lateJobForm.ts'
import type { LaterSectionsProps } from './LaterSections.tsx'
import { LaterSkeleton } from './LaterSkeleton.tsx'
import { useLateJobForm } from './useLateJobForm.ts'
import { RequiredNote } from '../../../shared/forms/RequiredNote.tsx'
import { WhatFields } from './WhatFields.tsx'

interface JobFormFieldsProps extends LaterSectionsProps {
  /** One visit is edited: one day, no rule. */
  readonly isOneVisit?: boolean
}

/** All sections of a job's form, in order. Saving is the page's. */
export function JobFormFields({ isOneVisit, ...rest }: JobFormFieldsProps) {
  useLateJobForm()
  const { part: LaterSections, hasFailed } = useLatePart(lateSections, false)
  return (
    <>
      <FormSection title="Customer" aside={<RequiredNote />}>
        <CustomerFields nextField="categoryId" />
      </FormSection>
      <FormSection title="What">
        <WhatFields />
      </FormSection>
      <FormSection title="When">
        <ScheduleFields isOneVisit={isOneVisit} />
      </FormSection>
      {LaterSections ? <LaterSections {...rest} /> : <LaterSkeleton hasFailed={hasFailed} />}
    </>
  )
}
