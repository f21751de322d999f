import type { ApolloClient } from '@apollo/client'
import { toApiError } from '../../../lib/api/apiError.ts'
import { reloadQueries } from '../../../components/actions/reloadQueries.ts'
import { offerUndo } from '../../../components/toasts/offerUndo.tsx'
import { showError, showInfo, showSuccess } from '../../../components/toasts/toasts.ts'
import type { TimeOffInput } from '../../../lib/api/schemaTypes.generated.ts'
import { timeOffInput } from '../../staff/team/timeOffInput.ts'
import { type AbsentTimeOffFragment, SetTimeOffDocument } from './planning.generated.ts'

type Entry = NonNullable<AbsentTimeOffFragment['timeOff']>[number]

/** Whether time off covers the whole day. */
export const coversDay = (timeOff: readonly Entry[], date: string): boolean =>
  timeOff.some((entry) => (!entry.startTime || !entry.endTime) && entry.dateFrom <= date && date <= entry.dateTo)

interface DayOff {
  readonly personId: string
  readonly name: string
  readonly date: string
  /** Time off before the change. */
  readonly timeOff: readonly Entry[]
}

/** Saves the time off and reports the result. Resolves with whether the backend returned the day as expected; null: not confirmed. */
async function save(client: ApolloClient, { personId, date }: DayOff, timeOff: TimeOffInput[], isOff: boolean): Promise<boolean | null> {
  const { data } = await client.mutate({ mutation: SetTimeOffDocument, variables: { input: { id: personId, timeOff } } })
  void reloadQueries(client, ['DispatchMap'])
  const returned = data?.updateStaff?.timeOff ?? null
  return returned && coversDay(returned, date) === isOff
}

async function undoDayOff(client: ApolloClient, day: DayOff): Promise<boolean> {
  try {
    const isRestored = await save(client, day, day.timeOff.map(timeOffInput), false)
    if (isRestored) showSuccess(`Time off undone: ${day.name}`)
    else showInfo(`Undo sent for ${day.name}. We couldn’t confirm the result.`)
    return isRestored === true
  } catch (error) {
    showError(`Couldn’t undo: ${toApiError(error).message}`)
    return false
  }
}

/** Adds a day as time off, with Undo. Never rejects. */
export async function addDayOff(client: ApolloClient, day: DayOff): Promise<void> {
  const { name, date, timeOff } = day
  try {
    const isAdded = await save(client, day, [...timeOff.map(timeOffInput), { dateFrom: date, dateTo: date }], true)
    if (isAdded === null) return showInfo(`Time off sent for ${name}. We couldn’t confirm the result.`)
    if (!isAdded) return showError(`Time off for ${name} was accepted but didn’t take effect. Check the staff member before you continue.`)
    void offerUndo({ message: `Time off added for ${name}`, onUndo: () => undoDayOff(client, day) })
  } catch (error) {
    showError(toApiError(error).message)
  }
}
