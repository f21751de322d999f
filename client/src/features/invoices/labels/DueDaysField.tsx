import { addDays } from '@callout/contracts/time'
import { useWatch } from 'react-hook-form'
import { NumberField } from '../../../components/fields/text/NumberField.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { useInvoiceDueDaysQuery } from './dueDays.generated.ts'

const MAX_DAYS = 365

/** Days until the new invoice is due; empty uses the settings. */
export function DueDaysField() {
  const { data } = useInvoiceDueDaysQuery({ fetchPolicy: 'cache-and-network' })
  const { day, today } = useFormat()
  const typed = useWatch<{ dueDays: number | string }, 'dueDays'>({ name: 'dueDays' })
  const usual = data?.invoiceDueDays.invoiceDueDays ?? null
  const days = typed === '' ? usual : typed
  const isDay = typeof days === 'number' && Number.isInteger(days) && days >= 0 && days <= MAX_DAYS
  const when = isDay ? `Due on ${day(addDays(today(), days))}` : null
  const source = typed === '' ? 'as in the settings' : null
  return (
    <NumberField
      name="dueDays"
      label="Days until it’s due"
      placeholder={usual === null ? undefined : String(usual)}
      description={[when ?? 'Due', source].filter(Boolean).join(', ')}
    />
  )
}
