import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { CustomerFields } from '../customer/CustomerFields.tsx'
import { ScheduleFields } from '../schedule/ScheduleFields.tsx'
import { FormSection } from './FormSection.tsx'
import type { LaterSectionsProps } from './LaterSections.tsx'
import { WhatFields } from './WhatFields.tsx'

const LaterSections = lazy(() => import('./LaterSections.tsx').then((module) => ({ default: module.LaterSections })))

interface JobFormFieldsProps extends LaterSectionsProps {
  /** One visit is edited: one day, no rule. */
  readonly isOneVisit?: boolean
}

const later = ['Who', 'Line items', 'More'].map((title) => (
  <FormSection key={title} title={title}>
    <Skeleton height={120} radius="md" />
  </FormSection>
))

/** All sections of a job's form, in order. Saving is the page's. */
export function JobFormFields({ isOneVisit, ...rest }: JobFormFieldsProps) {
  return (
    <>
      <FormSection title="Customer">
        <CustomerFields />
      </FormSection>
      <FormSection title="What">
        <WhatFields />
      </FormSection>
      <FormSection title="When">
        <ScheduleFields isOneVisit={isOneVisit} />
      </FormSection>
      <Suspense fallback={later}>
        <LaterSections {...rest} />
      </Suspense>
    </>
  )
}
