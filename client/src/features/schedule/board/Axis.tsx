import { useBoard } from './boardContext.ts'
import { minuteOf } from './dayRuler.ts'
import { laneShapes, placeStyle } from './lanes.ts'
import classes from './Board.module.css'

export function NowLine() {
  const { ruler, stretch, lanes, late } = useBoard()
  const minute = minuteOf(ruler, late.now)
  if (minute < stretch.from || minute > stretch.to) return null
  const { head } = laneShapes[lanes]
  const at = `calc(${head}px + (100% - ${head}px) * ${(minute - stretch.from) / (stretch.to - stretch.from)})`
  return <span className={classes.now} style={lanes === 'across' ? { left: at } : { top: at }} aria-hidden />
}

export function Axis({ end }: { readonly end: number }) {
  const { marks, stretch, format, closed } = useBoard()
  return (
    <div className={classes.axis} aria-hidden>
      <span className={classes.corner} title={closed ?? undefined}>
        {closed}
      </span>
      <div className={classes.hours}>
        {marks
          .filter(({ minute }) => minute >= stretch.from && minute < end)
          .map(({ minute, time }) => (
            <span key={minute} className={classes.hour} style={placeStyle({ from: minute, to: minute }, stretch)}>
              {format.clock(time).replace(':00 ', ' ')}
            </span>
          ))}
      </div>
    </div>
  )
}

export function HourLines() {
  const { marks, stretch } = useBoard()
  return (
    <div className={classes.lines} aria-hidden>
      {marks
        .filter(({ minute }) => minute > stretch.from && minute < stretch.to)
        .map(({ minute }) => (
          <span key={minute} style={placeStyle({ from: minute, to: minute }, stretch)} />
        ))}
    </div>
  )
}
