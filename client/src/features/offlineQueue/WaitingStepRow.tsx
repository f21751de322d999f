import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../lib/format/useFormat.ts'
import { showError, showSuccess } from '../../components/toasts/toasts.ts'
import type { TheirVisit } from './jobStep.ts'
import { jobQueue } from './jobQueue.ts'
import { obstacleOf } from './jobTransport.ts'
import { stateWords, stepWords, visitWords } from './stepWords.ts'
import { needsPerson, useWaitingSteps, type WaitingStep } from './waitingSteps.ts'
import classes from './Waiting.module.css'

const theirsOf = ({ problem }: WaitingStep): TheirVisit | null => (problem?.theirs as TheirVisit | undefined) ?? null

/** The user's and the server's state, side by side. */
function ConflictSides({ step }: { readonly step: WaitingStep }) {
  const format = useFormat()
  const [theirs, { content }] = [theirsOf(step), step]
  if (!theirs || content.kind !== 'status') return null
  return (
    <dl className={classes.sides}>
      <dt>You saw</dt>
      <dd>{visitWords(content.seen, format)}</dd>
      <dt>You did</dt>
      <dd>
        {stepWords(step)}, {format.timeOf(step.occurredAt)}
      </dd>
      <dt>Now it is</dt>
      <dd>
        {visitWords(theirs, format)}
        {theirs.by && (
          <div className={classes.soft}>
            by <bdi>{theirs.by}</bdi>
            {theirs.at !== null && `, ${format.timeOf(theirs.at)}`}
          </div>
        )}
      </dd>
    </dl>
  )
}

/** Steps that are discarded together: later status steps of the same visit depend on this one; notes and forms don't. */
const dependentSteps = (step: WaitingStep, all: readonly WaitingStep[]): readonly WaitingStep[] =>
  step.content.kind !== 'status'
    ? [step]
    : all.filter((item) => item.seq >= step.seq && item.line === step.line && item.content.kind === 'status' && item.target === step.target)

/** Text that was typed into discarded steps. */
const typedText = (steps: readonly WaitingStep[]): string[] =>
  steps.flatMap(({ content }) => (content.kind === 'status' ? (content.input.jobFinishedNotes ?? []) : []))

/** Actions for a step that needs the user's decision. */
function useStepActions(step: WaitingStep) {
  const queue = jobQueue(useApolloClient())
  const all = useWaitingSteps()
  const [isBusy, setIsBusy] = useState(false)
  const falling = dependentSteps(step, all)
  const act = (work: () => Promise<unknown>) => (): void => {
    setIsBusy(true)
    void work()
      .catch(() => showError('This device couldn’t save that. Try again.'))
      .finally(() => setIsBusy(false))
  }
  const again = { state: 'waiting', problem: null, insists: true, tries: 0 } as const
  const keep = act(async () => {
    const theirs = theirsOf(step)
    await queue?.change(step.seq, { ...again, id: crypto.randomUUID(), ...(theirs && { version: theirs.version }) })
  })
  const drop = act(async () => {
    const { content } = step
    const [typed] = typedText(falling)
    await queue?.drop(falling.map(({ seq }) => seq))
    if (content.kind !== 'status') return
    const { jobId, visitId, name } = content
    // Finish notes of discarded steps are saved as a note.
    if (typed) await queue?.add({ content: { kind: 'note', jobId, visitId, name, note: typed, attachments: [] }, version: null })
  })
  return { isBusy, falling, keep, drop, isTyped: typedText(falling).length > 0 }
}

function StepActions({ step }: { readonly step: WaitingStep }) {
  const { isBusy, falling, keep, drop, isTyped } = useStepActions(step)
  const [isAsked, setIsAsked] = useState(false)
  const theirs = theirsOf(step)
  const obstacle = step.content.kind === 'status' && theirs ? obstacleOf(step.content, theirs) : null
  const isPayment = step.content.kind === 'payment'
  const isGone = step.state === 'conflict' && !theirs && !isPayment
  const others = falling.length - 1
  if (isAsked) {
    return (
      <>
        <p className={classes.problem}>
          {others > 0 ? `“${stepWords(step)}” and ${others} after it won’t be sent.` : `“${stepWords(step)}” won’t be sent.`}
          {isTyped && ' What you wrote is kept as a note on the job.'}
        </p>
        <div className={classes.buttons}>
          <Button color="red" loading={isBusy} onClick={drop}>
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
      {obstacle && <p className={classes.problem}>{obstacle}</p>}
      <div className={classes.buttons}>
        {!obstacle && !isGone && (
          <Button loading={isBusy} onClick={keep}>
            {step.state !== 'conflict' ? 'Try again' : isPayment ? 'Record anyway' : 'Send mine anyway'}
          </Button>
        )}
        <Button variant="default" onClick={() => setIsAsked(true)}>
          {step.state === 'conflict' && !isPayment ? 'Keep theirs' : 'Discard'}
        </Button>
      </div>
    </>
  )
}

/** A payment can be cancelled until it is sent. */
function CancelButton({ step }: { readonly step: WaitingStep }) {
  const queue = jobQueue(useApolloClient())
  const cancel = async (): Promise<void> => {
    const isCancelled = await queue?.cancel(step.seq)
    if (isCancelled) showSuccess('Payment cancelled.')
    else showError('It’s too late: the payment is being recorded.')
  }
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={() => void cancel().catch(() => showError('This device couldn’t save that. Try again.'))}>
        Cancel payment
      </Button>
    </div>
  )
}

interface WaitingStepRowProps {
  readonly step: WaitingStep
  /** Blocked by an earlier step of the same job. */
  readonly isBlocked: boolean
  /** False on the job's own page. */
  readonly namesJob?: boolean
}

/** An unsent step: what, when, its state, and actions if it needs a decision. */
export function WaitingStepRow({ step, isBlocked, namesJob = true }: WaitingStepRowProps) {
  const format = useFormat()
  return (
    <li className={classes.step}>
      <div className={classes.words} dir="auto">
        {stepWords(step)}
      </div>
      <div className={classes.soft}>
        {namesJob && (
          <>
            <bdi>{step.content.name}</bdi> ·{' '}
          </>
        )}
        {format.timeOf(step.occurredAt)} · {stateWords(step, isBlocked)}
      </div>
      {step.problem && <p className={classes.problem}>{step.problem.words}</p>}
      <ConflictSides step={step} />
      {needsPerson(step) && <StepActions step={step} />}
      {step.content.kind === 'payment' && step.state === 'waiting' && <CancelButton step={step} />}
    </li>
  )
}

/** Steps blocked by an earlier one of the same job. */
export const blockedSteps = (steps: readonly WaitingStep[]): ReadonlySet<number> => {
  const stuck = new Map<string, number>()
  for (const step of steps) if (needsPerson(step) && !stuck.has(step.line)) stuck.set(step.line, step.seq)
  return new Set(steps.filter(({ line, seq }) => seq > (stuck.get(line) ?? Infinity)).map(({ seq }) => seq))
}
