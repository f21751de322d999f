import { Button, Radio, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { hasProblems } from '../../../components/steps/step.ts'
import { StepsDialog } from '../../../components/steps/StepsDialog.tsx'
import { counted } from '../../../components/list/listText.ts'
import { customerFacts, customerName } from '../picker/customerText.ts'
import { jobHeading, jobNoun } from '../../jobs/labels/jobName.ts'
import { DialogActions } from '../../../components/overlays/AppDialog.tsx'
import { ErrorState } from '../../../components/states/ErrorState.tsx'
import { useLoaded } from '../../../components/states/useLoaded.ts'
import { mergeProblem, type MergePlan, readPlan } from './mergePlan.ts'
import { OtherCustomerField } from './OtherCustomerField.tsx'
import { useMerge } from './useMerge.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { usePhoneFormat } from '../../../lib/phones/formatPhone.ts'
import classes from './Merge.module.css'

const LISTED = 5
const stepNoun = { one: 'step', many: 'steps' } as const
const propertyNoun = { one: 'property', many: 'properties' } as const

interface KeepChoiceProps {
  readonly plan: MergePlan
  readonly onKeep: (id: string) => void
}

/** Chooses the remaining customer; by id, so that the order is stable. */
function KeepChoice({ plan: { keep, other }, onKeep }: KeepChoiceProps) {
  const formatPhone = usePhoneFormat()
  const both = [keep, other].toSorted((a, b) => Number(a.id) - Number(b.id))
  return (
    <Radio.Group label="Customer to keep" value={keep.id} onChange={onKeep}>
      <div className={classes.choices}>
        {both.map((customer) => (
          <Radio
            key={customer.id}
            value={customer.id}
            label={[customerName(customer), ...customerFacts(customer, formatPhone)].join(' · ')}
          />
        ))}
      </div>
    </Radio.Group>
  )
}

function PlanText({ plan }: { readonly plan: MergePlan }) {
  const { keep, other, properties, jobs, staying } = plan
  const [remaining, gone] = [customerName(keep), customerName(other)]
  return (
    <div className={classes.plan}>
      <p>
        {counted(propertyNoun, properties.length)} and {counted(jobNoun, jobs.length)} move to <bdi>{remaining}</bdi>.
      </p>
      {staying.length > 0 && (
        <>
          <p>
            {counted(jobNoun, staying.length)} with an invoice {staying.length === 1 ? 'stays' : 'stay'} with <bdi>{gone}</bdi>:
          </p>
          <ul>
            {staying.slice(0, LISTED).map((job) => (
              <li key={job.id}>{jobHeading(job)}</li>
            ))}
            {staying.length > LISTED && <li>and {staying.length - LISTED} more</li>}
          </ul>
        </>
      )}
      <p>
        <bdi>{gone}</bdi> keeps their contact details and becomes inactive. A note is added to both.
      </p>
    </div>
  )
}

interface MergeDialogProps {
  readonly customerId: string
  /** The customer to merge with; null: not chosen. */
  readonly otherId: string | null
  readonly onClose: () => void
}

export function MergeDialog({ customerId, otherId: given, onClose }: MergeDialogProps) {
  const [chosen, setChosen] = useState(given)
  const [isSwapped, setIsSwapped] = useState(false)
  const { day, today } = useFormat()
  const steps = useMerge(customerId, onClose)
  const { run, isNew } = steps
  const [keepId, otherId] = isSwapped && chosen !== null ? [chosen, customerId] : [customerId, chosen]
  const {
    data: plan,
    error,
    retry,
  } = useLoaded(isNew && otherId !== null ? `${keepId} ${otherId}` : null, ({ client, signal }) =>
    readPlan(client, [keepId, otherId ?? ''], day(today()), signal),
  )
  const problem = plan && mergeProblem(plan)
  return (
    <StepsDialog
      steps={steps}
      title="Merge customers"
      size={560}
      noun={stepNoun}
      failedTitle={(count) => `${counted(stepNoun, count)} not done`}
      summary={({ left, problems }) => (
        <>
          {left > 0 && problems === 0 && <p role="status">Stopped. Everything moved so far stays moved. You can continue later.</p>}
          {run?.isOver && <p>Everything else is done. These stay with {customerName(run.plan.other)}.</p>}
        </>
      )}
      runName={({ keep, other }) => `The merge of ${customerName(other)} into ${customerName(keep)}`}
      onClose={onClose}
      actions={
        run &&
        !run.isOver &&
        hasProblems(run) && (
          <Button variant="default" onClick={steps.skip}>
            Finish without these
          </Button>
        )
      }
    >
      <div className={classes.dialog}>
        {given === null && <OtherCustomerField not={customerId} onChoose={setChosen} />}
        {chosen !== null && !plan && !error && <Skeleton height={120} role="status" aria-label="Loading both customers" />}
        {Boolean(error) && <ErrorState error={error} onRetry={retry} />}
        {plan && <KeepChoice plan={plan} onKeep={(id) => setIsSwapped(id !== customerId)} />}
        {plan && (problem ? <p role="alert">{problem}</p> : <PlanText plan={plan} />)}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!plan || problem !== null} onClick={() => plan && steps.start(plan)}>
            Merge
          </Button>
        </DialogActions>
      </div>
    </StepsDialog>
  )
}
