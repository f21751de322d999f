import { LATE_AFTER_MINUTES } from '@callout/contracts/constants'
import { estimateDrive } from '@callout/contracts/jobs/planning/drives'
import { useMemo } from 'react'
import { arrivalsOf } from '../../visits/arrivals.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { BoardPreviewProps } from '../visits/boardPreviewProps.ts'
import { Axis, HourLines, NowLine } from './Axis.tsx'
import { type Board, BoardProvider } from './boardContext.ts'
import { BoardStore } from './boardStore.ts'
import { dayRuler, hourMarks, minuteAt, SLOT_MINUTES } from './dayRuler.ts'
import { Lane } from './Lane.tsx'
import { laneShapes, laneSizes } from './lanes.ts'
import classes from './Board.module.css'

/** The board of a day without its controls and without data of its own, for illustrations. The caller makes it inert. */
export function BoardPreview({ date, timeZone, hours: [open, close], now, distanceUnit, people, visits }: BoardPreviewProps) {
  const format = useFormat(timeZone)
  const board = useMemo<Board>(() => {
    const ruler = dayRuler(date, timeZone)
    const late = { now, lateAfterMinutes: LATE_AFTER_MINUTES }
    const store = new BoardStore()
    store.setDay({ ruler, people, visits, showsUnassigned: true })
    return {
      store,
      ruler,
      stretch: { from: minuteAt(ruler, open), to: minuteAt(ruler, close) },
      lanes: 'across',
      marks: hourMarks(ruler),
      step: SLOT_MINUTES,
      format,
      colour: 'status',
      late,
      arrivals: arrivalsOf(visits, { ...late, timeZone }),
      home: null,
      drive: estimateDrive,
      distanceUnit,
      team: null,
      closed: null,
      canDrag: () => false,
      openPerson: null,
    }
  }, [date, timeZone, open, close, now, distanceUnit, people, visits, format])
  const { store, stretch } = board
  const order = store.order()
  const sizes = laneSizes(store, order, 'across')
  const { head, hour } = laneShapes.across
  return (
    <BoardProvider value={board}>
      <div className={classes.canvas} style={{ minWidth: head + ((stretch.to - stretch.from) / 60) * hour }}>
        <Axis end={stretch.to} />
        <div className={classes.lanes} style={{ height: sizes.total }}>
          <HourLines />
          <NowLine />
          {order.map((id, index) => (
            <Lane key={id} id={id} index={index} top={sizes.tops[index] ?? 0} size={sizes.sizes[index] ?? 0} />
          ))}
        </div>
      </div>
    </BoardProvider>
  )
}
