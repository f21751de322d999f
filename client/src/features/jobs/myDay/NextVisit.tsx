import { isUnderWay, jobStatus } from '@callout/contracts/jobs/status/status'
import { Button } from '@mantine/core'
import { IconClipboardList, IconFileText, IconTool } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useActions } from '../../../components/actions/ActionsProvider.tsx'
import { getLabel } from '../../../components/actions/actionText.ts'
import { EquipmentLines } from '../../customers/equipment/EquipmentLines.tsx'
import { usePropertyNotes } from '../../customers/equipment/usePropertyNotes.ts'
import { actionsOf } from '../actions/jobActionRules.ts'
import { jobActionSet } from '../actions/jobActionSet.ts'
import { jobActionLabels } from '../actions/jobActionText.ts'
import { nextStepOf } from '../actions/nextStep.ts'
import { LateNote } from '../../visits/LateNote.tsx'
import { StuckMark, WaitingMark } from '../../offlineQueue/WaitingMark.tsx'
import { useWaitingForms } from '../offline/useWaitingForms.ts'
import { needsPerson } from '../../offlineQueue/waitingSteps.ts'
import { ArrivalNote } from '../../visits/ArrivalNote.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import { getName, subjectOf } from '../../visits/boardJob.ts'
import { useMayQuote } from '../../quotes/onJob/useMayQuote.ts'
import { useJobQuery } from '../jobs.generated.ts'
import type { DayVisit } from './useMyDay.ts'
import { AccessNote, NextVisitCard, VisitMarks } from './NextVisitCard.tsx'
import card from './NextVisitCard.module.css'

/** Someone is on the way to the visit or working on it. */
export const isNow = ({ of: { visit } }: DayVisit): boolean => visit.status !== null && isUnderWay(jobStatus[visit.status].code)

/** Status marks of a visit, including unsent steps. */
export const DayMarks = ({ visit: { of, isAhead, waiting, arrival } }: { readonly visit: DayVisit }) => (
  <VisitMarks>
    <StatusBadge of={of.visit} />
    {waiting.some(needsPerson) ? <StuckMark /> : isAhead ? <WaitingMark /> : <LateNote visit={of.visit} />}
    <ArrivalNote arrival={arrival} of={of} />
  </VisitMarks>
)

/** Next step of a visit; null if this user has none. */
export function useDayStep({ of }: DayVisit) {
  const user = useActingUser()
  const { run, busyKey } = useActions(jobActionSet)
  const subject = subjectOf(of)
  const next = nextStepOf(actionsOf(of.visit, user), of.visit.status, true)
  return next && { next, isBusy: busyKey === jobActionSet.getKey(subject), take: (): void => run(next, subject) }
}

function Access({ jobId }: { readonly jobId: string }) {
  const { data } = useJobQuery({ variables: { id: jobId }, fetchPolicy: 'cache-first' })
  const { notes, lines } = usePropertyNotes(data?.job.property?.accessNotes)
  return (
    <>
      {notes && <AccessNote notes={notes} />}
      {lines.length > 0 && (
        <div className={card.access}>
          <IconTool size={18} stroke={1.75} aria-hidden />
          <EquipmentLines lines={lines} />
        </div>
      )}
    </>
  )
}

function OpenForms({ jobId, visitId }: { readonly jobId: string; readonly visitId: string }) {
  const { data } = useJobQuery({ variables: { id: jobId }, fetchPolicy: 'cache-first' })
  const waiting = useWaitingForms(jobId)
  const open = (data?.job.forms ?? []).filter(({ formId, isSubmitted }) => isSubmitted === false && !waiting.has(formId))
  return open.map(({ formId, formName }) => (
    <Button
      key={formId}
      component={Link}
      to={paths.jobForm(jobId, formId, { visit: visitId })}
      className={card.open}
      variant="default"
      size="md"
      fullWidth
      leftSection={<IconClipboardList size={18} aria-hidden />}
    >
      {formName ?? 'Form'}
    </Button>
  ))
}

function NewQuote({ jobId }: { readonly jobId: string }) {
  if (!useMayQuote()) return null
  return (
    <Button
      component={Link}
      to={paths.newQuoteLike(jobId)}
      className={card.open}
      variant="default"
      size="md"
      fullWidth
      leftSection={<IconFileText size={18} aria-hidden />}
    >
      New quote
    </Button>
  )
}

interface NextVisitProps {
  readonly visit: DayVisit
  readonly isBrief?: boolean
}

/** The current or next visit: when, who, where, access, and its next step. */
export function NextVisit({ visit, isBrief = false }: NextVisitProps) {
  const format = useFormat()
  const step = useDayStep(visit)
  const { of } = visit
  const { jobId } = of
  const marks = <DayMarks visit={visit} />
  return (
    <NextVisitCard of={of} format={format} title={isNow(visit) ? 'Now' : 'Next visit'} marks={marks} isBrief={isBrief}>
      {jobId && !isBrief && <Access key={jobId} jobId={jobId} />}
      {step && (
        <Button
          className={card.step}
          variant={isBrief && !isNow(visit) ? 'default' : 'filled'}
          size="md"
          fullWidth
          loading={step.isBusy}
          aria-label={getLabel(jobActionLabels(step.next), getName(of))}
          onClick={step.take}
        >
          {jobActionLabels(step.next).label}
        </Button>
      )}
      {jobId && !isBrief && <OpenForms key={`forms ${jobId}`} jobId={jobId} visitId={of.visit.id} />}
      {jobId && !isBrief && <NewQuote jobId={jobId} />}
    </NextVisitCard>
  )
}
