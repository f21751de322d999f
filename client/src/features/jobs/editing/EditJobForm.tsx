import { jobHeading } from '../../../parts/jobs/jobName.ts'
import { Button } from '@mantine/core'
import { type FormEvent, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { paths } from '../../../shared/paths.ts'
import { PageHeader } from '../../../shared/ui/PageHeader.tsx'
import { DraftBanner } from '../form/DraftBanner.tsx'
import { FormSection } from '../form/FormSection.tsx'
import type { FoundDraft } from '../form/jobDraft.ts'
import { JobFormColumns } from '../form/JobFormColumns.tsx'
import { JobFormFields } from '../form/JobFormFields.tsx'
import { JobFormFrame } from '../form/JobFormFrame.tsx'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { saveKeys } from '../form/saveKeys.ts'
import type { FormLookups } from '../../../parts/company/useFormLookups.ts'
import { useFormRules } from '../form/useFormRules.ts'
import { useJobDraft } from '../form/useJobDraft.ts'
import { useJobForm } from '../form/useJobForm.ts'
import { useLeaveGuard } from '../form/useLeaveGuard.ts'
import { useSaveFromPage } from '../form/useSaveFromPage.ts'
import { TotalLine } from '../../../parts/money/TotalsPanel.tsx'
import { OwnVisits } from '../../../parts/schedule/ownVisits.ts'
import { EditSummary } from './EditSummary.tsx'
import { type EditedJob, ratesOf, type Reach, scheduleIn } from './editedJob.ts'
import { NewerNote } from './NewerNote.tsx'
import { ScopeFields } from './ScopeFields.tsx'
import { useNames } from './useNames.ts'
import { useNewerVersion } from './useNewerVersion.ts'
import { useStaleJob } from './useStaleJob.ts'
import { useUpdateJob } from './useUpdateJob.ts'
import { sentFields } from './sentChange.ts'
import { changedFields, isOfEachVisit } from './valueChanges.ts'

const LeaveDialog = lazy(() => import('../form/LeaveDialog.tsx').then((module) => ({ default: module.LeaveDialog })))
const ChangeReviewDialog = lazy(() => import('./ChangeReviewDialog.tsx').then((module) => ({ default: module.ChangeReviewDialog })))
const StaleDialog = lazy(() => import('./StaleDialog.tsx').then((module) => ({ default: module.StaleDialog })))

const noVisits: NonNullable<EditedJob['visits']> = []

interface EditJobFormProps {
  readonly lookups: FormLookups
  readonly job: EditedJob
  readonly reach: Reach
  readonly defaults: JobFormValues
  readonly found: FoundDraft | null
  readonly onStartOver: () => void
}

/** The form of a job that is there: what it reaches, what it changes, and the look at it before it is saved. */
export function EditJobForm({ lookups, job: opened, reach: firstReach, defaults, found, onStartOver }: EditJobFormProps) {
  const { timeZone } = useFormat()
  /** The version that is changed, and what the form began with for it. */
  const [version, setVersion] = useState({ job: opened, base: defaults })
  const [reach, setReach] = useState(firstReach)
  const form = useJobForm({
    defaultValues: defaults,
    rules: { ...useFormRules(lookups), sentFields: (values) => sentFields(version.job, reach, version.base, values) },
  })
  const { drop } = useJobDraft(form, found, { values: version.base, lockVersion: version.job.lockVersion, reach })
  const isOver = useRef(false)
  const end = (): void => {
    isOver.current = true
    drop()
  }
  const { stale, compare, load, close } = useStaleJob(opened.id, reach)
  const versions = useMemo(() => [version.job, opened, ...(stale ? [stale.job] : [])], [version, opened, stale])
  const nameOf = useNames(versions, lookups, form.getValues())
  const ownLookups = useMemo(() => ({ ...lookups, keptTaxes: ratesOf(version.job) }), [lookups, version])
  const ownVersions = () => ({ base: version.base, mine: form.getValues(), since: version.job.updatedAt })
  const saving = useUpdateJob({
    form,
    job: version.job,
    reach,
    base: version.base,
    settings: lookups.settings,
    onSaved: end,
    onStale: (refusal) => load(ownVersions(), refusal),
    onNewer: (job) => compare(job, ownVersions()),
  })
  const newer = useNewerVersion(version.job)
  useSaveFromPage(saving.submit)
  const draftBase = found?.base
  const isDraftOld = draftBase !== undefined && draftBase.lockVersion !== opened.lockVersion
  const compareOnce = useRef(() => draftBase && found && compare(opened, { base: draftBase.values, mine: found.values, since: null }))
  useEffect(() => {
    if (isDraftOld) compareOnce.current()
  }, [isDraftOld])

  const { isDirty } = form.formState
  const blocker = useLeaveGuard(useCallback(() => isDirty && !isOver.current, [isDirty]))
  const takeReach = (next: Reach): void => {
    const schedule = scheduleIn(version.job, next, timeZone)
    setReach(next)
    setVersion({ ...version, base: { ...version.base, ...schedule } })
    const typed = changedFields(version.base, form.getValues())
    for (const [field, value] of Object.entries(schedule) as [keyof typeof schedule, never][]) {
      // A time and staff that were chosen already are meant for the visits that are chosen now.
      if (!(isOfEachVisit(field) && typed.includes(field))) form.setValue(field, value)
    }
    form.clearErrors(['dates', 'startTime', 'endTime', 'recurrence'])
  }
  const goOn = (values: JobFormValues): void => {
    if (!stale) return
    setVersion({ job: stale.job, base: stale.theirs })
    form.reset(values, { keepDefaultValues: true })
    close()
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    saving.submit()
  }
  const startOver = (): void => {
    end()
    onStartOver()
  }
  const hasSeveralVisits = (opened.visits?.length ?? 0) > 1
  return (
    <OwnVisits value={opened.visits ?? noVisits}>
      <JobFormFrame form={form} lookups={ownLookups}>
        <PageHeader
          title={`Edit ${opened.jobNumber ?? `job #${opened.id}`}`}
          subtitle={opened.title}
          back={{ to: paths.job(opened.id), label: jobHeading(opened) }}
        />
        {newer && <NewerNote onCompare={() => compare(newer, ownVersions())} />}
        {found && <DraftBanner lostFiles={found.lostFiles} onStartOver={startOver} />}
        <form onSubmit={onSubmit} {...saveKeys(saving.submit)} noValidate aria-label="Edit job">
          <JobFormColumns
            summary={<EditSummary saving={saving} job={version.job} base={version.base} reach={reach} />}
            bar={
              <>
                <TotalLine />
                <Button loading={saving.isSaving} onClick={saving.submit}>
                  Review changes
                </Button>
              </>
            }
          >
            {hasSeveralVisits && (
              <FormSection title="Visits to change">
                <ScopeFields job={version.job} reach={reach} onReach={takeReach} />
              </FormSection>
            )}
            <JobFormFields
              knownStaff={opened.staff ?? []}
              excludeVisitId={reach.scope === 'THIS' ? reach.visitId : null}
              isOneVisit={reach.scope === 'THIS'}
            />
          </JobFormColumns>
        </form>
        <Suspense fallback={null}>
          {saving.review && (
            <ChangeReviewDialog
              saving={saving}
              review={saving.review}
              job={version.job}
              base={version.base}
              hasSeveralVisits={hasSeveralVisits}
              nameOf={nameOf}
            />
          )}
          {stale && <StaleDialog stale={stale} nameOf={nameOf} onContinue={goOn} onClose={close} />}
          {blocker.state === 'blocked' && <LeaveDialog blocker={blocker} onDiscard={end} />}
        </Suspense>
      </JobFormFrame>
    </OwnVisits>
  )
}
