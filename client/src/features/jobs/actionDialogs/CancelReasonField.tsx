import { Button, Radio, type RadioGroupProps, Skeleton, Stack, Text } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useCancelReasonsQuery } from './cancelReasons.generated.ts'

export function useCancelReasons() {
  const { data, error, refetch } = useCancelReasonsQuery()
  return { reasons: data?.cancelReasons ?? null, error, retry: () => void refetch() }
}

interface CancelReasonFieldProps extends Omit<RadioGroupProps, 'children' | 'label'> {
  readonly query: ReturnType<typeof useCancelReasons>
}

/** Has the focus until the first reason takes it over, unless the user has moved it by then. */
function WaitingReasons() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const waiting = ref.current
    const group = waiting?.closest('[role="radiogroup"]')
    return () => {
      if (waiting === document.activeElement) queueMicrotask(() => group?.querySelector('input')?.focus({ preventScroll: true }))
    }
  }, [])
  return (
    <Stack ref={ref} gap={10} tabIndex={-1} data-autofocus role="status" aria-label="Loading the reasons">
      {[220, 180, 250, 160].map((width) => (
        <Skeleton key={width} h={20} w={width} />
      ))}
    </Stack>
  )
}

export function CancelReasonField({ query, ...group }: CancelReasonFieldProps) {
  const { reasons, error, retry } = query
  return (
    <>
      <Radio.Group {...group} label="Reason" withAsterisk>
        <Stack gap={10} my={8}>
          {reasons?.map(({ id, reason }, index) => (
            <Radio key={id} value={id} label={reason} required data-autofocus={index === 0 || undefined} />
          )) ??
            (!error && <WaitingReasons />)}
        </Stack>
      </Radio.Group>
      {error && (
        <Text c="red" role="alert">
          {toApiError(error).message}{' '}
          <Button size="compact-sm" variant="default" onClick={retry}>
            Try again
          </Button>
        </Text>
      )}
    </>
  )
}
