import { useApolloClient } from '@apollo/client/react'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { toApiError } from '../../lib/api/apiError.ts'
import classes from './billing.module.css'
import { PlansWithCouponDocument } from './payment/plans.generated.ts'
import { isKey } from '../../lib/isKey.ts'

/** A checked coupon; `firstAmount` is null if its discount is not returned. */
export interface Coupon {
  readonly code: string
  readonly firstAmount: number | null
}

interface CouponFieldProps {
  readonly planId: string
  readonly coupon: Coupon | null
  readonly refused: string | null
  readonly onApply: (coupon: Coupon | null) => void
}

export function CouponField({ planId, coupon, refused, onApply }: CouponFieldProps) {
  const client = useApolloClient()
  const [typed, setTyped] = useState(coupon?.code ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const code = typed.trim()
  const apply = async (): Promise<void> => {
    setProblem(null)
    if (code === '') return onApply(null)
    setIsBusy(true)
    try {
      const { data } = await client.query({ query: PlansWithCouponDocument, variables: { coupon: code }, fetchPolicy: 'no-cache' })
      onApply({ code, firstAmount: data?.plans.find(({ id }) => id === planId)?.firstAmount ?? null })
    } catch (error) {
      onApply(null)
      setProblem(toApiError(error).message)
    }
    setIsBusy(false)
  }
  const description = coupon && coupon.firstAmount === null ? 'If it’s valid, it’s taken off when you pay.' : undefined
  return (
    <div className={classes.coupon}>
      <TextInput
        label="Coupon"
        value={typed}
        maxLength={50}
        autoComplete="off"
        error={problem ?? refused}
        description={description}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setProblem(null)
          if (coupon) onApply(null)
        }}
        onKeyDown={(event) => {
          if (!isKey(event, 'Enter')) return
          event.preventDefault()
          void apply()
        }}
      />
      <Button variant="default" loading={isBusy} disabled={code === ''} onClick={() => void apply()}>
        Apply
      </Button>
    </div>
  )
}
