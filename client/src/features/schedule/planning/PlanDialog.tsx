import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { BulkFrame } from '../../../components/bulk/BulkFrame.tsx'
import bulkClasses from '../../../components/bulk/Bulk.module.css'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import { ErrorState } from '../../../components/states/ErrorState.tsx'
import type { BoardVisitFragment } from '../shared/board.generated.ts'
import { planBulk, type PlanOrder } from './planBulk.ts'
import { type Freedom, freedoms } from './planInput.ts'
import { PlanReview } from './PlanReview.tsx'
import { usePlan } from './usePlan.ts'
import { orderOf, type PlanScope, usePlanRequest } from './usePlanRequest.ts'
import classes from './PlanDialog.module.css'

interface PlanDialogProps extends PlanScope {
  readonly onClose: () => void
}

/** Plans a day: who does what and when, what it saves and why; then all visits move in one step, with one Undo. */
export function PlanDialog(props: PlanDialogProps) {
  const { date, person, onClose } = props
  const format = useFormat()
  const [freedom, setFreedom] = useState<Freedom>(person ? 'any' : 'promise')
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const { built, error, refetch, hasTrades } = usePlanRequest(props, freedom, excluded)
  const { plan, isStale } = usePlan(built?.request ?? null)
  const toggle = (id: string): void => {
    const next = new Set(excluded)
    if (!next.delete(id)) next.add(id)
    setExcluded(next)
  }
  const order = plan && built && orderOf(plan, built.shown.ruler)
  const rows = order && built ? [...order.slots.keys()].flatMap((id) => built.shown.visits.get(id) ?? []) : []
  const title = person ? `Plan ${person.name}’s day` : 'Plan this day'
  const options = (
    <>
      <p className={classes.lead} dir="auto">
        {format.shortDay(date)}
      </p>
      <SegmentedControl
        aria-label="How far visits may move"
        value={freedom}
        onChange={(next) => setFreedom(next as Freedom)}
        data={Object.entries(freedoms).map(([value, label]) => ({ value, label }))}
      />
      <p className={bulkClasses.hint}>
        {freedom === 'promise'
          ? 'Visits stay within their arrival window, or within their morning or afternoon.'
          : freedom === 'keep'
            ? 'Visits keep their time and may change technicians.'
            : 'Visits may move to any time within working hours.'}
      </p>
    </>
  )
  if (plan && built && order && (rows.length > 0 || excluded.size > 0 || plan.unplaced.length > 0))
    return (
      <BulkFrame
        bulk={planBulk}
        action={planBulk.actions['plan'] as Parameters<typeof BulkFrame<BoardVisitFragment, PlanOrder>>[0]['action']}
        rows={rows}
        onDone={() => undefined}
        onClose={onClose}
        orderOf={() => order}
        title={title}
        isEmpty={isStale || rows.length === 0}
      >
        {options}
        <PlanReview plan={plan} shown={built.shown} excluded={excluded} onToggle={toggle} />
        <p className={bulkClasses.hint}>
          Distances are approximate. Visits under way, and visits with several technicians, keep their time and technicians. Customers
          aren’t notified.
          {!person && !hasTrades && ' The technicians’ trades aren’t available, so they aren’t considered.'}
        </p>
      </BulkFrame>
    )
  return (
    <AppDialog isOpen onClose={onClose} title={title} size={520} actions={<Button onClick={onClose}>Close</Button>}>
      {plan && options}
      {!built && error && <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />}
      {!plan && !error && <Skeleton height={160} radius="md" role="status" aria-label="Planning the day" />}
      {plan && <p role="status">There’s no better plan for this day.</p>}
    </AppDialog>
  )
}
