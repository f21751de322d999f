import { worksAlone } from '../../../lib/session/onSite.ts'
import { type CapacityDay, uncounted } from '../planner/capacity.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatShortDay } from '../../../lib/format/dates.ts'
import { paths } from '../../../lib/paths.ts'
import type { CapacityGrouping, NamedPerson, NamedVisit } from './loadCapacity.ts'
import classes from './Capacity.module.css'

interface NamesProps<Item extends { readonly id: string }> {
  readonly title: string
  readonly items: readonly Item[]
  readonly children: (item: Item) => ReactNode
}

function Names<Item extends { readonly id: string }>({ title, items, children }: NamesProps<Item>) {
  if (items.length === 0) return null
  return (
    <details className={classes.names}>
      <summary>
        {title} <span className="dim figures">{items.length.toLocaleString('en')}</span>
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </details>
  )
}

const personLink = ({ id, name }: NamedPerson) => <Link to={paths.staffMember(id)}>{worksAlone() ? 'Your hours' : name}</Link>

const visitLink = ({ jobId, name, date }: NamedVisit) => (
  <>
    {jobId === null ? name : <Link to={paths.job(jobId)}>{name}</Link>} <span className={classes.soft}>{formatShortDay(date)}</span>
  </>
)

interface UncountedProps {
  readonly days: readonly CapacityDay<NamedPerson, NamedVisit>[]
  readonly by: CapacityGrouping
}

export function Uncounted({ days, by }: UncountedProps) {
  const { withoutHours, withoutLength, peopleWithoutGroup, visitsWithoutGroup } = uncounted(days)
  if ([withoutHours, withoutLength, peopleWithoutGroup, visitsWithoutGroup].every(({ length }) => length === 0)) return null
  return (
    <section aria-labelledby="uncounted" className={classes.uncounted}>
      <h2 id="uncounted">Not counted</h2>
      <Names title="People without working hours" items={withoutHours}>
        {personLink}
      </Names>
      <Names title="Visits without a duration" items={withoutLength}>
        {visitLink}
      </Names>
      <Names title={`People without a ${by}, only in All`} items={peopleWithoutGroup}>
        {personLink}
      </Names>
      <Names title={`Visits without a ${by}, only in All`} items={visitsWithoutGroup}>
        {visitLink}
      </Names>
    </section>
  )
}
