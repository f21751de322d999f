import { useApolloClient } from '@apollo/client/react'
import { cancelReasons } from '@callout/contracts/plans/codes'
import { messages } from '@callout/contracts/text/messages'
import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { toastSaveError } from '../../components/form/reportSaveError.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { unmarked } from '../../lib/forms/required.ts'
import { showSuccess } from '../../components/toasts/toasts.ts'
import { AppDialog } from '../../components/overlays/AppDialog.tsx'
import { GrowingTextarea } from '../../components/page/GrowingTextarea.tsx'
import { refetchBilling } from './billing.ts'
import classes from './billing.module.css'
import { CancelPlanDocument, type OwnSubscriptionFieldsFragment } from './payment/plans.generated.ts'

const OTHER = 'Something else'

interface CancelDialogProps {
  readonly subscription: OwnSubscriptionFieldsFragment
  readonly onClose: () => void
  readonly onDone: () => void
}

export function CancelDialog({ subscription, onClose, onDone }: CancelDialogProps) {
  const client = useApolloClient()
  const { dayOf } = useFormat()
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { subscriptionId, nextBillingTimestamp } = subscription
  const cancelReason = chosen === OTHER ? typed.trim() : chosen
  const cancel = async (): Promise<void> => {
    if (cancelReason === '') return setProblem(messages.selectReason)
    setIsBusy(true)
    setProblem(null)
    try {
      await client.mutate({ mutation: CancelPlanDocument, variables: { id: subscriptionId ?? '', cancelReason } })
      await refetchBilling(client).catch(() => undefined)
      showSuccess('Plan cancelled')
      onDone()
    } catch (error) {
      setProblem(toastSaveError(error).message)
      setIsBusy(false)
    }
  }
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title="Cancel the plan"
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Keep the plan
          </Button>
          <Button color="red" loading={isBusy} onClick={() => void cancel()}>
            Cancel the plan
          </Button>
        </>
      }
    >
      <div className="stack gap12">
        <p className={classes.note}>
          You can work until {nextBillingTimestamp === null ? 'the paid period ends' : dayOf(nextBillingTimestamp)}. After that you can
          still read and export everything.
        </p>
        <Radio.Group
          label="Reason"
          {...unmarked}
          value={chosen}
          error={chosen === '' ? problem : null}
          onChange={(value) => {
            setChosen(value)
            setProblem(null)
          }}
        >
          <div className="stack gap12">
            {[...cancelReasons, OTHER].map((reason) => (
              <Radio key={reason} value={reason} label={reason} />
            ))}
          </div>
        </Radio.Group>
        {chosen === OTHER && (
          <GrowingTextarea
            label="What is it?"
            minRows={2}
            {...unmarked}
            maxLength={500}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        {problem !== null && chosen !== '' && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
      </div>
    </AppDialog>
  )
}
