import { isClock } from '@callout/contracts/time'
import { Text } from '@mantine/core'
import { formatClockRange } from '../../../lib/format/dates.ts'
import { noBreak } from '../../../lib/format/noBreak.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { useLookups } from '../../settings/shared/lookupsContext.ts'
import { clockAfter } from './usualLength.ts'

/** The arrival window that starts with the visit; nothing without a start or without a window. */
export function ArrivalWindow({ start }: { readonly start: string }) {
  const { is24Hour } = useFormat()
  const minutes = useLookups().settings.job?.arrivalWindowMinutes ?? 0
  if (!isClock(start) || minutes === 0) return null
  return (
    <Text size="xs" c="dimmed">
      Arrival window {noBreak(formatClockRange(start, clockAfter(start, minutes), is24Hour))}
    </Text>
  )
}
