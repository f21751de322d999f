import { lazyWithPreload } from '../../../../lib/lazyWithPreload.tsx'
import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { usePopupButton } from '../../../../components/overlays/usePopupButton.ts'
import { waitingWords } from './stepWords.ts'
import { needsPerson, useWaitingSteps } from './waitingSteps.ts'
import classes from './Waiting.module.css'

const WaitingSheet = lazyWithPreload(async () => (await import('./WaitingSheet.tsx')).WaitingSheet)

/** How much waits to be sent, on every page; opens what it is. */
export function WaitingBar() {
  const steps = useWaitingSteps()
  const { buttonProps, popup } = usePopupButton('dialog', [WaitingSheet])
  const isStuck = steps.some(needsPerson)
  const Icon = isStuck ? IconAlertTriangle : IconClock
  return (
    <>
      {steps.length > 0 && (
        <UnstyledButton {...buttonProps} className={classes.bar} data-stuck={isStuck || undefined}>
          <Icon size={18} aria-hidden />
          {waitingWords(steps)}
          <span>Show</span>
        </UnstyledButton>
      )}
      {popup && <WaitingSheet popup={popup} />}
    </>
  )
}
