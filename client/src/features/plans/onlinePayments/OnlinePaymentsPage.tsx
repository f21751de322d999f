import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { FormGate, FormPage, type Start } from '../../../components/form/FormPage.tsx'
import { useFormResets } from '../../../components/form/formResets.ts'
import { onlinePaymentForm } from './onlinePaymentForm.tsx'
import type { OnlinePaymentForm } from './onlinePaymentValues.ts'

const TITLE = 'Online payments'

/** `/subscriptions/online-payments`: card payments by customers. */
export function OnlinePaymentsPage() {
  const round = useFormResets()
  return (
    <FormGate form={onlinePaymentForm} label={TITLE}>
      <Configuration key={round} />
    </FormGate>
  )
}

function Configuration() {
  const client = useApolloClient()
  const [start, setStart] = useState<Start<OnlinePaymentForm> | null>(null)
  const [error, setError] = useState<unknown>(null)
  const load = useCallback(() => {
    let isCurrent = true
    setError(null)
    const show = (record: OnlinePaymentForm['record']): void => {
      if (isCurrent && record) setStart({ own: null, record, ...(record.accountName && { subtitle: `Account: ${record.accountName}` }) })
    }
    onlinePaymentForm.edit?.read(client, '').then(show, (problem: unknown) => isCurrent && setError(problem))
    return () => {
      isCurrent = false
    }
  }, [client])
  useEffect(load, [load])
  return <FormPage form={onlinePaymentForm} label={TITLE} start={start} error={error} onRetry={load} />
}
