import { useApolloClient } from '@apollo/client/react'
import { messages } from '@callout/contracts/text/messages'
import { Button } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { meaningfulMessage } from '../../lib/api/serverMessage.ts'
import { CardField } from './payment/CardField.tsx'
import { paths } from '../../lib/paths.ts'
import { showSuccess } from '../../components/toasts/toasts.ts'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import { refetchBilling } from './billing.ts'
import classes from './billing.module.css'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import { ChangeCardDocument } from './payment/plans.generated.ts'
import { useCardPayment } from './useCardPayment.ts'
import { useReloadForCardForm } from './useReloadForCardForm.ts'

const back = { to: paths.billing(), label: 'Plan and billing' } as const

export function CardPage() {
  const isReady = useReloadForCardForm()
  const client = useApolloClient()
  const navigate = useNavigate()
  const { onForm, hasForm, isBusy, problem, pay, onTyped } = useCardPayment(async (paymentMethodId) => {
    const { data } = await client.mutate({ mutation: ChangeCardDocument, variables: { input: { paymentMethodId } } })
    await refetchBilling(client).catch(() => undefined)
    showSuccess(meaningfulMessage(data?.updatePaymentConfiguration?.message) ?? messages.paymentMethodUpdated)
    void navigate(back.to, { replace: true })
  })
  return (
    <div className={`stack ${classes.checkout}`}>
      <PageHeader title="Change card" subtitle="Your plan is paid with it from the next payment on." back={back} />
      {isReady ? <CardField onForm={onForm} onEnter={() => void pay()} onTyped={onTyped} /> : <PlanSkeleton />}
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className="wrap gap8">
        <Button size="md" loading={isBusy} disabled={!hasForm} onClick={() => void pay()}>
          Save card
        </Button>
        <Button size="md" variant="default" component={Link} to={back.to}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
