import { Skeleton } from '@mantine/core'
import { latePart } from '../../shared/late/latePart.ts'
import { MissingPart } from '../../shared/late/MissingPart.tsx'
import { useLatePart } from '../../shared/late/useLatePart.ts'

/** As high as the rule of a weekly job. */
const RULE_HEIGHT = 274

const lateFields = latePart(async () => (await import('./RecurrenceFields.tsx')).RecurrenceFields)

/** When the pointer or the focus reaches the switch that shows them. */
export const warmRecurrenceFields = lateFields.warm

/** `RecurrenceFields`, which only a recurring job needs. */
export function LateRecurrenceFields() {
  const { part: RecurrenceFields, hasFailed } = useLatePart(lateFields, true)
  if (RecurrenceFields) return <RecurrenceFields />
  if (hasFailed) return <MissingPart onRetry={warmRecurrenceFields} />
  return <Skeleton height={RULE_HEIGHT} radius="md" role="status" aria-label="Loading repeat options" />
}
