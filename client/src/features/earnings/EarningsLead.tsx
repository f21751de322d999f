import { skipToken } from '@apollo/client/react'
import { daysBefore } from '@callout/contracts/earnings/range'
import { period as periods } from '@callout/contracts/dashboard/codes'
import { Skeleton } from '@mantine/core'
import type { TotalsProps } from '../../components/list/defineList.ts'
import type { ListState } from '../../components/list/listState.ts'
import { toApiError } from '../../lib/api/apiError.ts'
import { useAuthority } from '../../lib/session/useAuthority.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { ErrorState } from '../../components/states/ErrorState.tsx'
import { CommissionButton } from './commission/CommissionButton.tsx'
import { daysText } from '../../components/period/daysText.ts'
import { EarningChart } from './EarningChart.tsx'
import type { Bar } from './earningFilters.ts'
import { EarningFigures } from './EarningFigures.tsx'
import { EarningParts } from './EarningParts.tsx'
import { useEarningsOverviewQuery } from './earnings.generated.ts'
import { PeriodMoves } from '../../components/period/PeriodMoves.tsx'
import classes from './Earnings.module.css'
import { noDeduplication } from '../../lib/api/usePageQuery.ts'
import type { EarningsInput } from '../../lib/api/schemaTypes.generated.ts'

type Period = keyof typeof periods
const getText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function toInput({ tab, filters: { date, branchId, staffId } }: ListState): EarningsInput {
  return {
    period: tab as Period,
    ...(getText(date) && { date: getText(date) }),
    ...(getText(branchId) && { branchId: getText(branchId) }),
    ...(getText(staffId) && { staffId: getText(staffId) }),
  }
}

export function EarningsLead({ state, onChange }: TotalsProps) {
  const isPriced = useAuthority()('view_prices') !== false
  const format = useFormat()
  const input = toInput(state)
  const asked = useEarningsOverviewQuery(
    isPriced ? { variables: { input }, fetchPolicy: 'cache-and-network', context: noDeduplication } : skipToken,
  )
  const { error } = asked
  const data = asked.data ?? asked.previousData
  if (!isPriced) return <p className={classes.soft}>Amounts aren’t shown to your account. The payments are listed below.</p>
  if (!data) {
    // The list below shows the error.
    if (error && toApiError(error).code === 'FORBIDDEN') return null
    return error ? (
      <ErrorState error={error} onRetry={() => void asked.refetch().catch(() => {})} />
    ) : (
      <Skeleton className={classes.skeleton} radius="md" role="status" aria-label="Loading earnings" />
    )
  }
  const { earnings, earningGraph } = data
  const { dateFrom, dateTo } = earnings
  const days = dateFrom && dateTo ? { from: dateFrom, to: dateTo } : null
  const narrow = (filters: Readonly<Record<string, unknown>>): void => onChange({ filters })
  return (
    <section className={`stack ${classes.lead}`} aria-label="Summary" aria-busy={asked.loading || undefined}>
      <PeriodMoves period={input.period} days={days} onMove={(date) => narrow({ date, bar: null })} />
      <EarningFigures earnings={earnings} before={days && daysBefore(periods[input.period].code, days)} />
      <EarningChart
        graph={earningGraph}
        currencyCode={earnings.currencyCode}
        open={state.filters['bar'] as Bar | null}
        onOpen={(bar) => narrow({ bar })}
      />
      <EarningParts
        earnings={earnings}
        filters={state.filters}
        onNarrow={narrow}
        staffAction={<CommissionButton input={input} periodText={days ? daysText(days, format) : ''} />}
      />
    </section>
  )
}
