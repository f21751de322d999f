import { Text } from '@mantine/core'
import { MAX_CLASH_CHECKS } from './findClashes.ts'

/** Says that later visits were not checked for conflicts; nothing if all were. */
export function UncheckedVisits({ count }: { readonly count: number }) {
  if (count <= MAX_CLASH_CHECKS) return null
  return (
    <Text size="sm" c="dimmed">
      We check availability for the first {MAX_CLASH_CHECKS} visits now and the rest when you save.
    </Text>
  )
}
