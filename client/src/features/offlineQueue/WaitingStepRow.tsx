import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../lib/format/useFormat.ts'
import { useDeviceOffline } from '../../lib/api/reach.ts'
import { kindOf, type StepKinds } from '../../lib/offline/queue/stepKind.ts'
import { showError, showSuccess } from '../../components/toasts/toasts.ts'
import { stepQueue } from './stepQueue.ts'
import { formatState } from './stepText.ts'
import { needsPerson, useWaitingSteps, type WaitingStep } from './waitingSteps.ts'
import classes from './Waiting.module.css'

interface OfStep {
  readonly step: WaitingStep
  readonly kinds: StepKinds
}

const remoteVersion = ({ problem }: WaitingStep): { readonly version: number | null } | null => {
  const remote = problem?.remote
  if (typeof remote !== 'object' || remote === null || !('version' in remote)) return null
  return { version: typeof remote.version === 'number' ? remote.version : null }
}

/** Actions for a step that needs the user's decision. */
function useStepActions({ step, kinds }: OfStep) {
  const queue = stepQueue(useApolloClient())
  const all = useWaitingSteps()
  const [isBusy, setIsBusy] = useState(false)
  const kind = kindOf(kinds, step)
  const discarded = (kind.dependents?.(step, all) ?? [step]) as readonly WaitingStep[]
  const rescued = kind.rescue?.(discarded) ?? null
  const act = (work: () => Promise<unknown>) => (): void => {
    setIsBusy(true)
    void work()
      .catch(() => showError('This device couldn’t save that. Try again.'))
      .finally(() => setIsBusy(false))
  }
  const again = { state: 'waiting', problem: null, override: true, tries: 0 } as const
  const send = act(async () => {
    await queue?.change(step.seq, { ...again, id: crypto.randomUUID(), ...remoteVersion(step) })
  })
  const discard = act(async () => {
    await queue?.drop(discarded.map(({ seq }) => seq))
    if (rescued) await queue?.add(rescued)
  })
  return { isBusy, discarded, send, discard, isRescued: rescued !== null }
}

const conflictLabels = { send: 'Send mine anyway', discard: 'Keep theirs' } as const

function StepActions({ step, kinds }: OfStep) {
  const { isBusy, discarded, send, discard, isRescued } = useStepActions({ step, kinds })
  const [isAsked, setIsAsked] = useState(false)
  const kind = kindOf(kinds, step)
  const label = kind.label(step.content)
  const isConflict = step.state === 'conflict'
  const labels = isConflict ? (kind.conflictLabels ?? conflictLabels) : { send: 'Try again', discard: 'Discard' }
  const blockedReason = kind.blockedReason?.(step) ?? null
  // A conflict without another version: the record no longer exists.
  const isGone = isConflict && !step.problem?.remote && !kind.conflictLabels
  const others = discarded.length - 1
  if (isAsked) {
    return (
      <>
        <p className={classes.problem}>
          {others > 0 ? `“${label}” and ${others} after it won’t be sent.` : `“${label}” won’t be sent.`}
          {isRescued && ' What you wrote is kept as a note on the job.'}
        </p>
        <div className={classes.buttons}>
          <Button color="red" loading={isBusy} onClick={discard}>
            Discard
          </Button>
          <Button variant="default" onClick={() => setIsAsked(false)}>
            Back
          </Button>
        </div>
      </>
    )
  }
  return (
    <>
      {blockedReason && <p className={classes.problem}>{blockedReason}</p>}
      <div className={classes.buttons}>
        {!blockedReason && !isGone && (
          <Button loading={isBusy} onClick={send}>
            {labels.send}
          </Button>
        )}
        <Button variant="default" onClick={() => setIsAsked(true)}>
          {labels.discard}
        </Button>
      </div>
    </>
  )
}

function CancelButton({ step, kinds }: OfStep) {
  const queue = stepQueue(useApolloClient())
  const { cancel } = kindOf(kinds, step)
  if (!cancel || step.state !== 'waiting') return null
  const run = async (): Promise<void> => {
    if (await queue?.cancel(step.seq)) showSuccess(cancel.done)
    else showError(cancel.tooLate)
  }
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={() => void run().catch(() => showError('This device couldn’t save that. Try again.'))}>
        {cancel.label}
      </Button>
    </div>
  )
}

interface WaitingStepRowProps extends OfStep {
  /** Blocked by an earlier step of the same lane. */
  readonly isBlocked: boolean
  /** False on the record's own page. */
  readonly namesRecord?: boolean
}

/** An unsent step: what, when, its state, and actions if it needs a decision. */
export function WaitingStepRow({ step, kinds, isBlocked, namesRecord = true }: WaitingStepRowProps) {
  const format = useFormat()
  const isOffline = useDeviceOffline()
  const { label, Conflict, Details } = kindOf(kinds, step)
  return (
    <li className={classes.step}>
      <div className={classes.text} dir="auto">
        {label(step.content)}
      </div>
      <div className="hint">
        {namesRecord && (
          <>
            <bdi>{step.content.name}</bdi> ·{' '}
          </>
        )}
        {format.getTime(step.occurredAt)} · {formatState(step, isBlocked, isOffline)}
      </div>
      {step.problem && <p className={classes.problem}>{step.problem.message}</p>}
      {Conflict && <Conflict step={step} />}
      {Details && needsPerson(step) && <Details step={step} />}
      {needsPerson(step) && <StepActions step={step} kinds={kinds} />}
      <CancelButton step={step} kinds={kinds} />
    </li>
  )
}
