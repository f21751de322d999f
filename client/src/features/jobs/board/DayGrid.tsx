import { useVirtualizer, observeElementRect, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useMinute } from '../../../shared/format/useMinute.ts'
import { useBoard } from './boardContext.ts'
import { minuteOf } from './dayRuler.ts'
import { beginDrags } from './drag.ts'
import type { GridActions } from './dragHost.ts'
import { Lane } from './Lane.tsx'
import { laneHeights } from './laneHeights.ts'
import { useBoardKeys } from './useBoardKeys.ts'
import classes from './Board.module.css'

/** Pixels of the names on the left. As in the style sheet. */
const HEAD_PX = 184
/** A window that nobody has measured shows some lanes all the same. */
const LEAST_HEIGHT = 480

const observeAtLeast = (virtualizer: Virtualizer<HTMLDivElement, Element>, tell: (rect: { width: number; height: number }) => void) =>
  observeElementRect(virtualizer, ({ width, height }) => tell({ width, height: Math.max(height, LEAST_HEIGHT) }))

/** Where it is now. */
function NowLine() {
  const now = useMinute()
  const { ruler, stretch } = useBoard()
  const minute = minuteOf(ruler, now)
  if (minute < stretch.from || minute > stretch.to) return null
  const part = (minute - stretch.from) / (stretch.to - stretch.from)
  return <span className={classes.now} style={{ left: `calc(${HEAD_PX}px + (100% - ${HEAD_PX}px) * ${part})` }} aria-hidden />
}

function Axis() {
  const { marks, stretch, format, closed } = useBoard()
  const length = stretch.to - stretch.from
  return (
    <div className={classes.axis} aria-hidden>
      <span className={classes.corner}>{closed}</span>
      <div className={classes.hours}>
        {marks
          .filter(({ minute }) => minute >= stretch.from && minute < stretch.to)
          .map(({ minute, time }) => (
            <span key={minute} className={classes.hour} style={{ left: `${((minute - stretch.from) / length) * 100}%` }}>
              {format.clock(time).replace(':00 ', ' ')}
            </span>
          ))}
      </div>
    </div>
  )
}

/** Lines at full hours, drawn once behind all lanes. */
function HourLines() {
  const { marks, stretch } = useBoard()
  const length = stretch.to - stretch.from
  return (
    <div className={classes.lines} aria-hidden>
      {marks
        .filter(({ minute }) => minute > stretch.from && minute < stretch.to)
        .map(({ minute }) => (
          <span key={minute} style={{ left: `${((minute - stretch.from) / length) * 100}%` }} />
        ))}
    </div>
  )
}

interface DayGridProps {
  readonly label: string
  /** Holds this and the tray. */
  readonly root: RefObject<HTMLDivElement | null>
  readonly actions: GridActions
  readonly chosenId: string | null
}

/** The day by people: lanes below each other, of which only those that are seen are drawn. */
export function DayGrid({ label, root, actions, chosenId }: DayGridProps) {
  const board = useBoard()
  const { store, stretch, step } = board
  const scroller = useRef<HTMLDivElement>(null)
  const lanes = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const order = useSyncExternalStore((listener) => store.subscribe('', listener), store.order)
  const heights = useMemo(() => laneHeights(store, order), [store, order])
  const virtual = useVirtualizer<HTMLDivElement, Element>({
    count: order.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heights.heights[index] ?? 0,
    getItemKey: (index) => order[index] ?? index,
    overscan: 4,
    observeElementRect: observeAtLeast,
    initialRect: { width: 0, height: LEAST_HEIGHT },
  })
  useEffect(() => virtual.measure(), [virtual, heights])

  const latest = useRef({ stretch, step, heights, actions })
  useEffect(() => {
    latest.current = { stretch, step, heights, actions }
  }, [stretch, step, heights, actions])
  const mayBook = actions.book !== undefined
  useEffect(() => {
    if (!root.current || !scroller.current || !lanes.current || !box.current) return undefined
    return beginDrags({
      root: root.current,
      scroller: scroller.current,
      lanes: lanes.current,
      box: box.current,
      headWidth: HEAD_PX,
      stretch: () => latest.current.stretch,
      step: () => latest.current.step,
      tops: () => latest.current.heights,
      take: (element, isEnd) => latest.current.actions.take(element, isEnd),
      drop: (dragged, held) => latest.current.actions.drop(dragged, held),
      words: (held) => latest.current.actions.words(held),
      book: mayBook ? (at) => latest.current.actions.book?.(at) : undefined,
      bookLength: () => latest.current.actions.bookLength(),
    })
  }, [root, mayBook])
  const keys = useBoardKeys({ lanes, actions, order, chosenId, scrollTo: (index) => virtual.scrollToIndex(index) })
  return (
    <div ref={scroller} className={classes.scroller}>
      <div className={classes.canvas} style={{ minWidth: HEAD_PX + ((stretch.to - stretch.from) / 60) * 60 }}>
        <Axis />
        <div
          ref={lanes}
          role="grid"
          aria-label={board.closed === null ? label : `${label}, ${board.closed}`}
          aria-rowcount={order.length}
          aria-describedby={keys.hintId}
          className={classes.lanes}
          style={{ height: heights.total }}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
          onClick={keys.onClick}
        >
          <HourLines />
          {virtual.getVirtualItems().map(({ index, key }) => (
            <Lane key={key} id={order[index] ?? ''} index={index} top={heights.tops[index] ?? 0} height={heights.heights[index] ?? 0} />
          ))}
          <div ref={box} className={classes.box} role="presentation" hidden>
            <span />
          </div>
          <NowLine />
        </div>
      </div>
      <span id={keys.hintId} className={classes.hidden}>
        Arrow keys move between visits. Space lifts a visit, arrow keys move it, Shift with arrow keys changes its length, Enter drops it
        and Escape puts it back.
      </span>
      <span role="status" className={classes.hidden}>
        {keys.said}
      </span>
    </div>
  )
}
