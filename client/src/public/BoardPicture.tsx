import { lanes } from './boardLanes.ts'
import classes from './BoardPicture.module.css'

const FIRST_HOUR = 8
const HOURS = [8, 9, 10, 11, 12, 13, 14, 15]
const NOW = 11.6

const share = (hour: number): string => `${((hour - FIRST_HOUR) / HOURS.length) * 100}%`
const width = (from: number, to: number): string => `calc(${((to - from) / HOURS.length) * 100}% - 4px)`
const clock = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`

/** A day on the board, drawn: what the product is about, seen at a glance. Nothing to operate. */
export function BoardPicture() {
  return (
    <div className={classes.board} aria-hidden>
      <div className={classes.head}>
        <strong>Today</strong>
        <span className={classes.pill}>3 on the road</span>
        <span className={classes.pill} data-tone="green">
          3 completed
        </span>
      </div>
      <div className={classes.hours}>
        {HOURS.map((hour) => (
          <span key={hour}>{clock(hour)}</span>
        ))}
      </div>
      {lanes.map(({ name, initials, blocks }) => (
        <div key={name} className={classes.lane}>
          <div className={classes.person}>
            <span className={classes.avatar}>{initials}</span>
            {name}
          </div>
          <div className={classes.track}>
            {blocks.map(({ from, to, title, place, tone }) => (
              <div key={title} className={classes.block} data-tone={tone} style={{ left: share(from), width: width(from, to) }}>
                <strong>{title}</strong>
                <span>{place}</span>
              </div>
            ))}
          </div>
        </div>
      ))}
      <div className={classes.clock}>
        <div className={classes.now} style={{ left: share(NOW) }} />
      </div>
    </div>
  )
}
