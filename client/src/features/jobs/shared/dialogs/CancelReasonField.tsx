import { Button, Radio, type RadioGroupProps, Skeleton, Stack, Text } from '@mantine/core'
import { toApiError } from '../../../../lib/api/apiError.ts'
import { useCancelReasonsQuery } from './cancelReasons.generated.ts'

/** The company's cancellation reasons. */
export function useCancelReasons() {
  const { data, error, refetch } = useCancelReasonsQuery()
  return { reasons: data?.cancelReasons ?? null, error, retry: () => void refetch() }
}

interface CancelReasonFieldProps extends Omit<RadioGroupProps, 'children' | 'label'> {
  readonly query: ReturnType<typeof useCancelReasons>
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
            (!error && [220, 180, 250, 160].map((width) => <Skeleton key={width} h={20} w={width} />))}
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
