import { worksAlone } from '../../../lib/session/onSite.ts'
import { NativeSelect } from '@mantine/core'
import { ScopeChoice } from '../../schedule/fields/ScopeChoice.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { OpenForm, PartProps } from '../../../components/form/formTypes.ts'
import type { Reach } from '../form/jobForm.ts'
import { openVisits, scheduleIn, scopesOf } from './editedJob.ts'
import type { EditJob } from './editJob.ts'
import { changedFields, isOfEachVisit } from './valueChanges.ts'
import classes from './Editing.module.css'
import type { ChangeScope } from '../../../lib/api/schemaTypes.generated.ts'

const scopes: readonly ChangeScope[] = ['THIS', 'FUTURE', 'ALL']

/** Applies a scope and resets time and staff to those of its visits. */
function applyScope({ form, record, base, context, takeScope }: OpenForm<EditJob>, next: Reach): void {
  const schedule = scheduleIn(record, next, context.timeZone)
  takeScope(next, schedule)
  const typed = changedFields(base, form.getValues())
  for (const [field, value] of Object.entries(schedule) as [keyof typeof schedule, never][]) {
    // An edited time or staff applies to the newly chosen visits.
    if (!(isOfEachVisit(field) && typed.includes(field))) form.setValue(field, value)
  }
  form.clearErrors(['dates', 'startTime', 'endTime', 'recurrence'])
}

/** Chooses which visits a change of time and staff affects; hidden for a single visit. */
const timeAndStaff = (): string => (worksAlone() ? 'The time changes' : 'Time and staff change')

/** The effect of the choice of visits. */
function dependent(hasPrices: boolean): string {
  if (worksAlone()) return hasPrices ? 'Time and prices depend' : 'Only the time depends'
  return hasPrices ? 'Time, staff and prices depend' : 'Only time and staff depend'
}

export function ScopeFields({ page }: PartProps<EditJob>) {
  const { record: job, scope: reach } = page
  const format = useFormat()
  const onReach = (next: Reach): void => applyScope(page, next)
  const open = openVisits(job)
  const allowed = scopesOf(job)
  const isEach = job.billing === 'EACH_VISIT'
  if ((job.visits?.length ?? 0) < 2 || open.length === 0) return null
  const pricedVisit = reach.scope === 'THIS' ? job.visits?.find(({ id, hasOwnPrice }) => id === reach.visitId && hasOwnPrice) : undefined
  const getLabel = ({ visitNumber, startAt }: (typeof open)[number]): string =>
    [visitNumber && `Visit ${visitNumber}`, startAt === null ? 'not scheduled' : `${format.dayOf(startAt)}, ${format.getTime(startAt)}`]
      .filter(Boolean)
      .join(' · ')
  const take = (scope: ChangeScope): void => onReach({ scope, visitId: scope === 'ALL' ? null : (reach.visitId ?? open[0]?.id ?? null) })
  return (
    <div className={`stack ${classes.scope}`}>
      <ScopeChoice scopes={scopes.filter((scope) => allowed.includes(scope))} value={reach.scope} onChange={take} />
      {reach.scope !== 'ALL' && (
        <NativeSelect
          label={reach.scope === 'THIS' ? 'Visit' : 'Starting with'}
          data={open.map((visit) => ({ value: visit.id, label: getLabel(visit) }))}
          value={reach.visitId ?? ''}
          onChange={(event) => onReach({ ...reach, visitId: event.currentTarget.value })}
        />
      )}
      {pricedVisit && pricedVisit.total !== null && (
        <p className="hint flush">
          This visit has its own price, {format.money(pricedVisit.total, job.currencyCode)}. The line items below are those of the other
          visits: once you change them, they replace it.
        </p>
      )}
      {allowed.length === 1 && (
        <p className="hint flush">You can’t change single visits here. Couldn’t load which visits can be changed separately.</p>
      )}
      <p className="hint flush">
        {reach.scope === 'ALL'
          ? `${timeAndStaff()} for every open visit. Visits that are done, in progress or moved manually don’t change.`
          : `${dependent(isEach)} on this choice. Everything else changes for the whole job.`}
        {isEach && reach.scope === 'ALL' && ' Prices change for every visit without an invoice.'}
      </p>
    </div>
  )
}
