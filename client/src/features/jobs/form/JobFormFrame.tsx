import type { ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import type { JobFormValues } from './jobFormValues.ts'
import { LookupsContext } from '../../../parts/company/lookupsContext.ts'
import type { FormLookups } from '../../../parts/company/useFormLookups.ts'

interface JobFormFrameProps {
  readonly form: UseFormReturn<JobFormValues>
  readonly lookups: FormLookups
  readonly children: ReactNode
}

/** Gives the parts of a job form their form and what is known of the company. */
export function JobFormFrame({ form, lookups, children }: JobFormFrameProps) {
  return (
    <LookupsContext value={lookups}>
      <FormProvider {...form}>{children}</FormProvider>
    </LookupsContext>
  )
}
