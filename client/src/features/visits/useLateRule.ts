import { LATE_AFTER_MINUTES } from '@callout/contracts/constants'
import { useLateRuleQuery } from '../jobs/queries/jobs.generated.ts'
import type { LateRule } from './lateness.ts'
import { useMinute } from '../../lib/format/useMinute.ts'

/** When a visit counts as late, by the company's settings; updated each minute. */
export function useLateRule(): LateRule {
  const now = useMinute()
  const { data } = useLateRuleQuery()
  return { now, lateAfterMinutes: data?.companySettings.job?.lateAfterMinutes ?? LATE_AFTER_MINUTES }
}
