import { IconAntennaBarsOff, IconBattery3 } from '@tabler/icons-react'
import { formatShortDay } from '../../../lib/format/dates.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import classes from './previews.module.css'
import type { ProductViews } from './productViews.ts'
import { SAMPLE_DATE, SAMPLE_NOW, SAMPLE_ZONE, sampleNext } from './sampleDay.ts'

export function VisitPicture({ Visit }: Pick<ProductViews, 'Visit'>) {
  const now = useFormat(SAMPLE_ZONE).getTime(SAMPLE_NOW)
  return (
    <div role="img" aria-label="A technician’s phone without network: the next visit, and a step waiting to be sent">
      <div className={classes.phone} inert aria-hidden>
        <div className={classes.statusBar}>
          <span>{now.replace(/ [AP]M$/, '')}</span>
          <span>
            No service <IconAntennaBarsOff size={16} /> <IconBattery3 size={18} />
          </span>
        </div>
        <div className={classes.screen}>
          <strong className={classes.phoneTitle}>Today</strong>
          <span className={classes.phoneDay}>{formatShortDay(SAMPLE_DATE)}</span>
          <Visit
            of={sampleNext}
            timeZone={SAMPLE_ZONE}
            accessNotes="Gate code 4417. The breaker panel is in the garage."
            form="Electrical safety check"
          />
        </div>
      </div>
    </div>
  )
}
