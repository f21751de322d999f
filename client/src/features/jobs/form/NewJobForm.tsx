import { jobHeading } from '../../../parts/jobs/jobName.ts'
import { Button } from '@mantine/core'
import { type FormEvent, lazy, Suspense, useCallback, useRef } from 'react'
import { PageHeader } from '../../../shared/ui/PageHeader.tsx'
import type { StaffSearch } from '../../../parts/staff/useRankedStaff.ts'
import { TotalLine } from '../../../parts/money/TotalsPanel.tsx'
import { DraftBanner } from './DraftBanner.tsx'
import type { FoundDraft } from './jobDraft.ts'
import { JobFormColumns } from './JobFormColumns.tsx'
import { JobFormFields } from './JobFormFields.tsx'
import { JobFormFrame } from './JobFormFrame.tsx'
import type { JobFormValues } from './jobFormValues.ts'
import { JobSummary } from './JobSummary.tsx'
import { saveKeys } from './saveKeys.ts'
import { useCreateJob } from './useCreateJob.ts'
import type { FormLookups } from '../../../parts/company/useFormLookups.ts'
import { useFormRules } from './useFormRules.ts'
import { useJobDraft } from './useJobDraft.ts'
import { useJobForm } from './useJobForm.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { useSaveFromPage } from './useSaveFromPage.ts'

const LeaveDialog = lazy(() => import('./LeaveDialog.tsx').then((module) => ({ default: module.LeaveDialog })))
const SavedAlreadyDialog = lazy(async () => ({ default: (await import('../../../shared/forms/SavedAlready.tsx')).SavedAlreadyDialog }))
const ReviewDialog = lazy(() => import('./ReviewDialog.tsx').then((module) => ({ default: module.ReviewDialog })))

interface NewJobFormProps {
  readonly lookups: FormLookups
  readonly defaultValues: JobFormValues
  readonly found: FoundDraft | null
  readonly knownStaff: NonNullable<StaffSearch['staff']>
  /** "Copy of JOB-1012". */
  readonly subtitle: string | undefined
  readonly back: { readonly to: string; readonly label: string }
  readonly onStartOver: () => void
}

/** The form of a job that is not there yet. */
export function NewJobForm({ lookups, defaultValues, found, knownStaff, subtitle, back, onStartOver }: NewJobFormProps) {
  const form = useJobForm({ defaultValues, rules: useFormRules(lookups) })
  const { idempotencyKey, drop } = useJobDraft(form, found)
  const isOver = useRef(false)
  const end = (): void => {
    isOver.current = true
    drop()
  }
  const saving = useCreateJob({ form, settings: lookups.settings, idempotencyKey, isFound: found !== null, onSaved: end })
  useSaveFromPage(saving.submit)
  const { isDirty } = form.formState
  const blocker = useLeaveGuard(useCallback(() => isDirty && !isOver.current, [isDirty]))
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    saving.submit()
  }
  const startOver = (): void => {
    end()
    onStartOver()
  }
  return (
    <JobFormFrame form={form} lookups={lookups}>
      <PageHeader title="New job" subtitle={subtitle} back={back} />
      {found && <DraftBanner lostFiles={found.lostFiles} onStartOver={startOver} />}
      <form onSubmit={onSubmit} {...saveKeys(saving.submit)} noValidate aria-label="New job">
        <JobFormColumns
          summary={<JobSummary saving={saving} />}
          bar={
            <>
              <TotalLine />
              <Button loading={saving.isSaving} onClick={saving.submit}>
                {saving.problem ? 'Try again' : 'Create job'}
              </Button>
            </>
          }
        >
          <JobFormFields knownStaff={knownStaff} />
        </JobFormColumns>
      </form>
      <Suspense fallback={null}>
        {saving.doubt && (
          <SavedAlreadyDialog
            name={saving.doubt.found && jobHeading(saving.doubt.found)}
            useLabel="Open it"
            againLabel="Create another"
            isSaving={saving.isSaving}
            onUse={saving.openEqual}
            onAgain={saving.createAnother}
            onClose={saving.closeEqual}
          />
        )}
        {saving.review && <ReviewDialog saving={saving} />}
        {blocker.state === 'blocked' && <LeaveDialog blocker={blocker} onDiscard={end} />}
      </Suspense>
    </JobFormFrame>
  )
}
