import { closedReason } from '@callout/contracts/jobs/schedule/occurrences'
import { SegmentedControl } from '@mantine/core'
import { DayField } from '../../../components/fields/days/DayField.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { getName } from '../../visits/boardJob.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { useClosedDays } from '../fields/useClosedDays.ts'
import { formatTime } from '../board/visitText.ts'
import { type RestChoice, restChoices } from './restOf.ts'
import classes from './PlanDialog.module.css'

interface RestFieldsProps {
  readonly visits: readonly BoardVisitFragment[]
  readonly choice: RestChoice
  readonly onChoice: (choice: RestChoice) => void
  readonly date: string
  readonly onDate: (date: string) => void
}

export function RestFields({ visits, choice, onChoice, date, onDate }: RestFieldsProps) {
  const format = useFormat()
  const closedDays = useClosedDays()
  return (
    <section aria-label="Visits no one can take over">
      <h3 className={`row ${classes.person}`}>Visits no one can take over</h3>
      <ul className={classes.rows}>
        {visits.map((of) => (
          <li key={of.id} className={classes.left}>
            <strong dir="auto">{of.customer?.name ?? of.title ?? getName(of)}</strong>{' '}
            <span className={classes.soft}>{[formatTime(of, format), getName(of)].join(' · ')}</span>
          </li>
        ))}
      </ul>
      <SegmentedControl
        fullWidth
        aria-label="Remaining visits"
        value={choice}
        onChange={(next) => onChoice(next as RestChoice)}
        data={Object.entries(restChoices).map(([value, label]) => ({ value, label }))}
      />
      {choice === 'move' && (
        <DayField
          label="Date"
          isRequired
          isMarked={false}
          value={date}
          onChange={onDate}
          closedOn={(day) => closedReason(day, closedDays)}
        />
      )}
    </section>
  )
}
