import { useElementSize } from '@mantine/hooks'
import { useVirtualizer, observeElementRect, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLatest } from '../../../components/form/useLatest.ts'
import { useBoard } from '../board/boardContext.ts'
import { minuteOf } from '../board/dayRuler.ts'
import { beginDrags } from '../move/drag.ts'
import { dayDrags, type GridActions, type DropTarget } from '../move/dayDrags.ts'
import { Axis, HourLines, NowLine } from '../board/Axis.tsx'
import { Lane } from '../board/Lane.tsx'
import { laneShapes, laneSizes } from '../board/lanes.ts'
import { useTrayKeys } from '../move/useTrayKeys.ts'
import { VisitPeek } from '../peek/VisitPeek.tsx'
import { useBoardKeys } from '../move/useBoardKeys.ts'
import classes from '../board/Board.module.css'
import { nowInSeconds } from '../../../lib/clock.ts'

const LEAST = { width: 1280, height: 480 }

const BEYOND = 4

const observeAtLeast = (virtualizer: Virtualizer<HTMLDivElement, Element>, tell: (rect: { width: number; height: number }) => void) =>
  observeElementRect(virtualizer, ({ width, height }) =>
    tell({ width: Math.max(width, LEAST.width), height: Math.max(height, LEAST.height) }),
  )

const HOURS_BEFORE_NOW = 1

interface DayGridProps {
  readonly label: string
  readonly root: RefObject<HTMLDivElement | null>
  readonly actions: GridActions
  readonly chosenId: string | null
  readonly isMenuOpen: boolean
}

const hints = {
  across: '',
  down: ' Time runs down. People are side by side.',
} as const

/** The day by technician; only visible lanes are rendered. */
export function DayGrid({ label, root, actions, chosenId, isMenuOpen }: DayGridProps) {
  const board = useBoard()
  const { store, ruler, stretch, step, lanes: kind } = board
  const scroller = useRef<HTMLDivElement>(null)
  const lanes = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const { ref: measured, width } = useElementSize()
  const order = useSyncExternalStore((listener) => store.subscribe('', listener), store.order)
  const sizes = useMemo(() => laneSizes(store, order, kind, width), [store, order, kind, width])
  const overscan = useDeferredValue(BEYOND, 0)
  const virtual = useVirtualizer<HTMLDivElement, Element>({
    count: order.length,
    horizontal: kind === 'down',
    getScrollElement: () => scroller.current,
    estimateSize: (index) => sizes.sizes[index] ?? 0,
    getItemKey: (index) => order[index] ?? index,
    overscan,
    observeElementRect: observeAtLeast,
    initialRect: LEAST,
  })
  useEffect(() => virtual.measure(), [virtual, sizes])

  const [announcement, say] = useState('')
  const keys = useBoardKeys({ lanes, actions, order, chosenId, scrollTo: (index) => virtual.scrollToIndex(index), say })
  const drawDropTarget = useRef<(dropTarget: DropTarget | null) => void>(() => {})
  useTrayKeys({
    root,
    actions,
    draw: (dropTarget) => drawDropTarget.current(dropTarget),
    reveal: ({ laneId }) => {
      virtual.scrollToIndex(order.indexOf(laneId))
      box.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
    say,
  })
  const latest = useLatest({ stretch, step, sizes, actions })
  // Today is scrolled to the current hour.
  const isPlaced = useRef(chosenId !== null)
  useLayoutEffect(() => {
    const element = scroller.current
    if (isPlaced.current || !element) return
    isPlaced.current = true
    const minute = minuteOf(ruler, nowInSeconds())
    if (minute <= stretch.from || minute >= ruler.minutes) return
    const offset = ((Math.min(minute, stretch.to) - stretch.from) / 60 - HOURS_BEFORE_NOW) * laneShapes[kind].hour
    if (kind === 'across') element.scrollLeft = offset
    else element.scrollTop = offset
  }, [ruler, stretch, kind])
  const mayBook = actions.book !== undefined
  useEffect(() => {
    if (!root.current || !scroller.current || !lanes.current || !box.current) return undefined
    const elements = { root: root.current, scroller: scroller.current, lanes: lanes.current, box: box.current }
    const host = dayDrags({ ...elements, kind, mayBook, latest: () => latest.current })
    drawDropTarget.current = (dropTarget) => host.draw(dropTarget)
    return beginDrags(host)
  }, [root, kind, mayBook, latest])
  const { axis, head, hour } = laneShapes[kind]
  const length = head + ((stretch.to - stretch.from) / 60) * hour
  return (
    <div ref={scroller} className={classes.scroller} data-lanes={kind}>
      <div ref={measured} className={classes.measure} />
      <div className={classes.canvas} style={kind === 'across' ? { minWidth: length } : { width: axis + sizes.total, height: length }}>
        <Axis end={stretch.to} />
        <div
          ref={lanes}
          role="grid"
          aria-label={board.closed === null ? label : `${label}, ${board.closed}`}
          aria-rowcount={order.length}
          aria-describedby={keys.hintId}
          className={classes.lanes}
          style={kind === 'across' ? { height: sizes.total } : { width: sizes.total }}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
          onClick={keys.onClick}
        >
          <HourLines />
          <NowLine />
          {virtual.getVirtualItems().map(({ index, key }) => (
            <Lane key={key} id={order[index] ?? ''} index={index} top={sizes.tops[index] ?? 0} size={sizes.sizes[index] ?? 0} />
          ))}
          <div ref={box} className={classes.box} role="presentation" hidden>
            <span />
          </div>
        </div>
      </div>
      <span id={keys.hintId} className="only-read-out">
        Arrow keys move between visits. Space lifts a visit, arrow keys move it, Shift with arrow keys changes its length, Enter drops it
        and Escape cancels. Tab reaches its actions.{hints[kind]}
      </span>
      <span role="status" className="only-read-out">
        {announcement}
      </span>
      <VisitPeek root={lanes} find={(id) => store.find(id)} isPaused={isMenuOpen || keys.isLifted} />
    </div>
  )
}
