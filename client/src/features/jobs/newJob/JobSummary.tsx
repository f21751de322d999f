import { useFormContext, useWatch } from 'react-hook-form'
import { noBreak } from '../../../lib/format/noBreak.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { useWorksAlone } from '../../../lib/session/onSite.ts'
import { customerName } from '../../customers/picker/customerText.ts'
import { useChosenCustomer } from '../../customers/picker/useChosenCustomer.ts'
import { TotalsPanel } from '../../lineItems/TotalsPanel.tsx'
import { useVisitSlots } from '../../schedule/fields/useVisitSlots.ts'
import { visitCount } from '../../schedule/visits/visitCount.ts'
import { useTeam } from '../../staff/team/useTeam.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { NotifySwitch } from '../form/NotifySwitch.tsx'
import classes from '../form/JobForm.module.css'

function useWhen(): string {
  const { control } = useFormContext<JobFormValues>()
  const [scheduleLater, dates] = useWatch({ control, name: ['scheduleLater', 'dates'] })
  const { slots } = useVisitSlots()
  const { shortDay, timeRange } = useFormat()
  if (scheduleLater) return 'Later'
  const [first] = slots
  if (!first) return dates[0] === undefined ? 'No date yet' : shortDay(dates[0])
  const times = `${noBreak(shortDay(first.date))}, ${noBreak(timeRange(first.start_at, first.end_at))}`
  return slots.length > 1 ? `${visitCount(slots.length)} from ${times}` : times
}

/** Names of the chosen staff; a count for those without a returned name. */
function useStaffText(): string {
  const { control } = useFormContext<JobFormValues>()
  const staffIds = useWatch({ control, name: 'staffIds' })
  const { people } = useTeam(staffIds.length > 0)
  const named = staffIds.flatMap((staffId) => people.find(({ id }) => id === staffId)?.name ?? [])
  if (staffIds.length === 0) return 'None yet'
  if (named.length === staffIds.length) return named.join(', ')
  return staffIds.length === 1 ? '1 technician' : `${staffIds.length} technicians`
}

function StaffFact() {
  const staff = useStaffText()
  return (
    <div>
      <dt>Staff</dt>
      <dd dir="auto">{staff}</dd>
    </div>
  )
}

/** Summary of the job; a job without a date has nothing to confirm. */
export function JobSummary() {
  const isAlone = useWorksAlone()
  const { customer } = useChosenCustomer()
  const when = useWhen()
  const scheduleLater = useWatch<JobFormValues, 'scheduleLater'>({ name: 'scheduleLater' })
  return (
    <>
      <dl className={`stack ${classes.facts}`}>
        <div>
          <dt>Customer</dt>
          <dd dir="auto">{customer ? customerName(customer) : 'None yet'}</dd>
        </div>
        <div>
          <dt>When</dt>
          <dd>{when}</dd>
        </div>
        {!isAlone && <StaffFact />}
      </dl>
      <TotalsPanel />
      {!scheduleLater && <NotifySwitch customerName={customer ? customerName(customer) : null} />}
    </>
  )
}
