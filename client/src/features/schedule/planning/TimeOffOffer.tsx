import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconBeach } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'
import { type AbsentTimeOffFragment, useAbsentStaffQuery } from './planning.generated.ts'
import { showError } from '../../../components/toasts/toasts.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import classes from './PlanDialog.module.css'

/** Whether time off covers the whole day. */
const coversDay = (timeOff: NonNullable<AbsentTimeOffFragment['timeOff']>, date: string): boolean =>
  timeOff.some((entry) => (!entry.startTime || !entry.endTime) && entry.dateFrom <= date && date <= entry.dateTo)

const loadStaffActions = () =>
  Promise.all([import('../../staff/actions/staffActions.ts'), import('../../../components/actions/perform.ts')])

interface TimeOffOfferProps {
  readonly personId: string
  readonly name: string
  readonly date: string
}

/** Offers to enter the day of an absent technician as time off; nothing if the backend doesn't return time off. */
export function TimeOffOffer({ personId, name, date }: TimeOffOfferProps) {
  const client = useApolloClient()
  const format = useFormat()
  const mayChange = useHasAuthority('manage_staff')
  const { data } = useAbsentStaffQuery({ variables: { id: personId }, skip: !mayChange, fetchPolicy: 'cache-and-network' })
  const [isSaving, setIsSaving] = useState(false)
  const timeOff = data?.staffMember.timeOff ?? null
  if (!mayChange || timeOff === null) return null
  const day = format.shortDay(date)
  if (coversDay(timeOff, date)) return <p className="dim flush">{`${name} has time off on ${day}.`}</p>
  const add = async (): Promise<void> => {
    setIsSaving(true)
    try {
      const [{ staffActions, staffNow }, { perform }] = await loadStaffActions()
      const target = await staffNow(client, personId)
      await perform(staffActions, { client, format }, { name: 'TIME_OFF', target, input: { added: { dateFrom: date, dateTo: date } } })
    } catch (error) {
      showError(toApiError(error).message)
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <Button
      variant="default"
      size="xs"
      className={classes.timeOff}
      leftSection={<IconBeach size={14} aria-hidden />}
      loading={isSaving}
      onClick={() => void add()}
    >
      Add time off on {day}
    </Button>
  )
}
