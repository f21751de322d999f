import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { keepForms } from '../../../shared/forms/keptForms.ts'
import { paths } from '../../../shared/paths.ts'
import { plansAddress } from '../../../shared/plansAddress.ts'
import type { Step } from '../../../shared/queue/step.ts'
import { showInfo } from '../../../shared/toasts/toasts.ts'
import { dropUndo, pushUndo } from '../../../shared/toasts/undoStack.ts'
import { Kbd } from '../../../shared/ui/Kbd.tsx'
import { undoShortcut } from '../../../shared/ui/shortcuts.ts'
import classes from '../cashOut/CashOut.module.css'
import { type HeldPayment, isPayment, isStuck } from './heldPayment.ts'
import { heldQueue } from './heldQueue.ts'
import { useHeld } from './heldState.ts'
import { firstWords, paymentWords } from './heldWords.ts'
import { recordedFirst } from './ownPayments.ts'

/** Whole seconds until then, counted down. */
function useSecondsUntil(until: number): number {
  const left = (): number => Math.max(0, Math.ceil((until - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  const tick = useEffectEvent(() => setSeconds(left()))
  useEffect(() => {
    const timer = setInterval(() => tick(), 250)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}

/** What a person can do to a payment that is not recorded yet. */
function useHeldPayment(step: Step<HeldPayment>) {
  const queue = heldQueue(useApolloClient())
  const navigate = useNavigate()
  const takeBack = async (): Promise<void> => {
    if (await queue?.takeBack(step.id)) await navigate(step.content.address)
    else showInfo('Too late to undo: the payment is being recorded.')
  }
  return {
    takeBack: () => void takeBack(),
    recordNow: () => void queue?.hurry(step.id),
    sendAgain: () => void queue?.sendAgain(step.id),
  }
}

/** To the plans, and back to this page with what is typed in it. */
function ToPlans({ reason }: { readonly reason: string }) {
  const { pathname, search } = useLocation()
  if (pathname === plansAddress()) return null
  const state = { from: pathname + search, reason }
  return (
    <Button size="compact-sm" variant="default" component={Link} to={plansAddress()} state={state} onClick={() => keepForms()}>
      Choose a plan
    </Button>
  )
}

interface HeldBarProps {
  readonly step: Step<HeldPayment>
  /** Which of them is recorded before this one. */
  readonly first: Step<HeldPayment> | undefined
  /** The keys of Undo take the newest back. */
  readonly isNewest: boolean
}

/** A payment that is not recorded yet: which of them comes first, how long it waits, the way back, or why it was refused. */
function HeldBar({ step, first, isNewest }: HeldBarProps) {
  const { id, content, problem } = step
  const { takeBack, recordNow, sendAgain } = useHeldPayment(step)
  const seconds = useSecondsUntil(content.until)
  const isOpen = useLocation().pathname === paths.cashedOut(id)
  const stuck = isStuck(step)
  const isHeld = !stuck && (seconds > 0 || first !== undefined)
  const onUndo = useEffectEvent(() => takeBack())
  useEffect(() => {
    if (!isHeld) return undefined
    pushUndo(`payment ${id}`, () => onUndo())
    return () => dropUndo(`payment ${id}`)
  }, [id, isHeld])
  return (
    <section className={classes.bar} data-stuck={stuck || undefined} aria-label="Payment not recorded yet">
      <span role={stuck ? 'alert' : 'status'}>
        {stuck ? `A payment of ${paymentWords(content)} wasn’t recorded: ${problem?.words ?? ''}` : `Payment of ${paymentWords(content)}`}
      </span>
      {!stuck && (
        <span className={classes.time}>{first ? firstWords(first.content) : isHeld ? `Recording in ${seconds} s` : 'Recording…'}</span>
      )}
      <span className={classes.buttons}>
        {!isOpen && (
          <Button size="compact-sm" variant="default" component={Link} to={paths.cashedOut(id)}>
            Show
          </Button>
        )}
        {(isHeld || stuck) && (
          <Button size="compact-sm" variant="default" onClick={takeBack} rightSection={isHeld && isNewest && <Kbd>{undoShortcut()}</Kbd>}>
            {stuck ? 'Edit' : 'Undo'}
          </Button>
        )}
        {stuck && problem?.needsPlan && (
          <>
            <ToPlans reason={problem.words} />
            <Button size="compact-sm" variant="default" onClick={sendAgain}>
              Try again
            </Button>
          </>
        )}
        {isHeld && !first && (
          <Button size="compact-sm" variant="default" onClick={recordNow}>
            Record now
          </Button>
        )}
      </span>
    </section>
  )
}

/** Every payment that is not recorded yet. */
export function HeldBars() {
  const { steps } = useHeld()
  const payments = steps.filter(isPayment)
  const newest = payments.findLast((step) => !isStuck(step))
  return payments.map((step) => (
    <HeldBar key={step.id} step={step} first={isStuck(step) ? undefined : recordedFirst(step, steps)} isNewest={step === newest} />
  ))
}
