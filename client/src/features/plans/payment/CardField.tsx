import { Button, Skeleton } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useMemo } from 'react'
import { toApiError } from '../../../lib/api/apiError.ts'
import type { CardForm } from './cardForm.ts'
import classes from './CardField.module.css'
import { useCardTokenQuery } from './payments.generated.ts'
import { useMountedCard } from './useMountedCard.ts'

interface CardFieldProps {
  /** Gets the form once it is loaded, and null when it is removed. Must be stable. */
  readonly onForm: (form: CardForm | null) => void
  readonly onEnter: () => void
  readonly onTyped: () => void
}

const NO_KEYS = 'Card payments aren’t available right now. Contact support.'

/** Card entry in an iframe: card data never reaches this page or the product's servers. */
export function CardField({ onForm, onEnter, onTyped }: CardFieldProps) {
  const { data, error, loading, refetch } = useCardTokenQuery({ fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true })
  const { publishableKey, clientSecret } = data?.cardToken ?? {}
  // Missing while it loads: each attempt mounts the form again, also with the same keys.
  const token = useMemo(
    () => (!loading && publishableKey && clientSecret ? { publishableKey, clientSecret } : null),
    [loading, publishableKey, clientSecret],
  )
  const { container, state } = useMountedCard(token, onForm, { onEnter, onTyped })
  const noKeys = data && !loading && !token ? NO_KEYS : null
  const problem = error ? toApiError(error).message : (noKeys ?? (typeof state === 'object' ? state.problem : null))
  return (
    <div role="group" aria-label="Card" className={classes.field}>
      {problem !== null && (
        <div role="alert">
          <p className={classes.problem}>{problem}</p>
          <Button variant="default" size="compact-sm" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </div>
      )}
      {problem === null && state === 'loading' && (
        <div role="status" aria-label="Loading the card form">
          <Skeleton height={60} radius="md" mb={16} />
          <Skeleton height={60} radius="md" />
        </div>
      )}
      <div ref={container} hidden={problem !== null} data-loading={state === 'loading' || undefined} className={classes.place} />
      {problem === null && (
        <p className={`hint ${classes.note}`}>
          <IconLock size={16} stroke={1.7} aria-hidden />
          Card details go to the payment service only. Callout never sees them.
        </p>
      )}
    </div>
  )
}
