import { formatShortDay } from '../../../lib/format/dates.ts'
import classes from './previews.module.css'
import type { ProductViews } from './productViews.ts'
import { SAMPLE_DATE, SAMPLE_NOW, SAMPLE_ZONE, samplePeople, sampleVisits } from './sampleDay.ts'

export function BoardPicture({ Board }: Pick<ProductViews, 'Board'>) {
  return (
    <div role="img" aria-label="Schedule board: a row for each technician with the day’s visits, two visits still unassigned">
      <div className={classes.window} inert aria-hidden>
        <div className={classes.head}>
          <strong>Schedule</strong>
          <span>{formatShortDay(SAMPLE_DATE)}</span>
        </div>
        <div className={classes.board}>
          <Board
            date={SAMPLE_DATE}
            timeZone={SAMPLE_ZONE}
            hours={['08:00', '17:00']}
            now={SAMPLE_NOW}
            distanceUnit="mi"
            people={samplePeople}
            visits={sampleVisits}
          />
        </div>
      </div>
    </div>
  )
}
