import { useApolloClient } from '@apollo/client/react'
import { workMinutes } from '@callout/contracts/jobs/schedule/freeTimes'
import { useFormContext, useWatch } from 'react-hook-form'
import { minutesBetween } from '../../../kit/fields/days/slotLength.ts'
import { useLookups } from '../../../parts/company/lookupsContext.ts'
import { ServiceChoiceFragmentDoc } from '../../../parts/money/services.generated.ts'
import { usualMinutes } from '../../../parts/schedule/usualLength.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'

const STEP_MINUTES = 15
const names = ['lineItems', 'startTime', 'endTime'] as const

/** How long the work of the form around takes: by its lines, by the times that stand there, else as long as is usual. */
export function useWorkMinutes(): number {
  const { cache } = useApolloClient()
  const { control } = useFormContext<JobFormValues>()
  const [lines, startTime, endTime] = useWatch({ control, name: names })
  const { settings } = useLookups()
  /** A line that was chosen from the price list; what was chosen elsewhere tells no length. */
  const minutesOf = (serviceId: string | null): number | null => {
    const id = serviceId && cache.identify({ __typename: 'Service', id: serviceId })
    return (id && cache.readFragment({ id, fragment: ServiceChoiceFragmentDoc })?.durationMinutes) || null
  }
  const timed = lines.map(({ serviceId, quantity }) => ({ quantity: Number(quantity), minutes: minutesOf(serviceId) }))
  const usual = minutesBetween(startTime, endTime) ?? usualMinutes(settings)
  return workMinutes(timed, { usual, step: STEP_MINUTES })
}
