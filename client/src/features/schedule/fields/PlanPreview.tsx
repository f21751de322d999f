import { slotsProblem } from '@callout/contracts/jobs/schedule/schedule'
import { Text } from '@mantine/core'
import { useDayWarning } from './useDayWarning.ts'
import { useVisitSlots } from './useVisitSlots.ts'
import { visitCount } from '../visits/visitCount.ts'
import { VisitDates } from './VisitDates.tsx'

/** The rule as a sentence, with the number of visits and all dates, updated while typing. */
export function PlanPreview() {
  const plan = useVisitSlots()
  const warningOn = useDayWarning()
  const { slots, skipped, sentence } = plan
  const problem = slotsProblem(plan)
  if (slots.length + skipped.length < 2 && sentence === null) return null
  const left = skipped.length > 0 ? `, ${skipped.length === 1 ? '1 closed day' : `${skipped.length} closed days`} skipped` : ''
  return (
    <div className="stack gap4" role="group" aria-label="Visits preview">
      <Text fw={600} aria-live="polite">
        {visitCount(slots.length)}
        {left}
      </Text>
      {sentence && <p className="flush">{sentence}</p>}
      {problem && (
        <Text c="red" role="alert">
          {problem}
        </Text>
      )}
      <VisitDates slots={slots} skipped={skipped} warningOn={warningOn} />
    </div>
  )
}
