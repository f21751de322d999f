import { useMemo, useRef } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { lateResolver } from '../../../shared/forms/lateResolver.ts'
import type { JobFormValues } from './jobFormValues.ts'
import type { JobFormRules } from './jobRules.ts'
import { lateRules } from './lateJobForm.ts'

interface JobFormOptions {
  readonly defaultValues: JobFormValues
  readonly rules: JobFormRules
}

/** The form of a job, checked by `jobRules`. Errors show after a field is touched or the form is submitted (spec §5). */
export function useJobForm({ defaultValues, rules }: JobFormOptions): UseFormReturn<JobFormValues> {
  const newest = useRef(rules)
  newest.current = rules
  const resolver = useMemo(() => lateResolver(async () => (await lateRules.load()).resolverFor(() => newest.current)), [])
  return useForm<JobFormValues>({ defaultValues, resolver, mode: 'onTouched' })
}
