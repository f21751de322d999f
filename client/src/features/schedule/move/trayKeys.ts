import type { BoardStore } from '../board/boardStore.ts'
import { UNASSIGNED } from '../board/laneName.ts'
import type { Dragged, GridActions, Held } from './dayDrags.ts'
import type { Stretch } from '../board/dayRuler.ts'
import type { LaneKind } from '../board/lanes.ts'
import { firstFree } from './firstFree.ts'
import { liftPress, liftWords, taken } from './lifting.ts'
import { isKey } from '../../../lib/isKey.ts'

/** Arrow keys in columns, where time runs down. */
export const turned: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
  ArrowRight: 'ArrowDown',
  ArrowLeft: 'ArrowUp',
}

interface TrayKeys {
  /** Contains the tray and the lanes. */
  readonly root: HTMLElement
  readonly store: BoardStore
  readonly kind: LaneKind
  /** Minutes of the day. */
  readonly minutes: number
  latest(this: void): { readonly stretch: Stretch; readonly step: number; readonly actions: GridActions }
  draw(this: void, held: Held | null): void
  /** Scrolls a lane and time into view. */
  reveal(this: void, held: Held): void
  say(this: void, words: string): void
}

interface Lifted {
  readonly handle: HTMLElement
  readonly dragged: Dragged
  readonly held: Held
  /** The user chose the time; otherwise it is each technician's first free slot. */
  readonly isTimed: boolean
}

/** The next handle after a job is dropped: the one below, else above; without one the search. */
function nextStop(handle: HTMLElement): HTMLElement | null {
  const card = handle.closest('li')
  const cards = [...(card?.parentElement?.children ?? [])]
  const place = card ? cards.indexOf(card) : 0
  const next = [...cards.slice(place + 1), ...cards.slice(0, place).toReversed()].find((one) => one.hasAttribute('data-drag'))
  return (
    (next ?? handle.closest('aside'))?.querySelector<HTMLElement>(next ? '[data-place]' : 'input[type="text"], input:not([type])') ?? null
  )
}

/**
 * Schedules jobs of the tray by keyboard: Space or Enter lifts one to the first technician's first free slot, arrows move it to
 * another technician or time, Enter or Space drops it, Escape cancels. The focus stays on the handle. Returns the cleanup function.
 */
export function beginTrayKeys({ root, store, kind, minutes, latest, draw, reveal, say }: TrayKeys): () => void {
  let lifted: Lifted | null = null
  /** Last drop: the next job starts after it. */
  let last: Held | null = null

  const words = (held: Held): string => latest().actions.placeWords(held)
  const hold = (next: Lifted, before = ''): void => {
    lifted = next
    draw(next.held)
    reveal(next.held)
    say(`${before}${words(next.held)}`)
  }
  const end = (): Lifted | null => {
    const ended = lifted
    lifted = null
    draw(null)
    return ended
  }
  const freeIn = (laneId: string, dragged: Stretch): Held => {
    const length = dragged.to - dragged.from
    const free = firstFree(store, laneId, length, latest().step)
    // The last job may not be on the board yet.
    const from = last?.laneId === laneId && free.from < last.to && free.to > last.from ? last.to : free.from
    return { laneId, from, to: from + length }
  }
  const lift = (handle: HTMLElement): void => {
    const name = handle.dataset['place'] ?? ''
    const card = handle.closest<HTMLElement>('[data-drag]')
    if (!card) return say(liftWords.busy(name))
    const dragged = latest().actions.take(card, false)
    if (!dragged) return
    const laneId = [last?.laneId, ...store.order()].find((id) => id !== undefined && id !== UNASSIGNED && store.lane(id)) ?? UNASSIGNED
    const held = freeIn(laneId, dragged)
    hold({ handle, dragged, held, isTimed: false }, `${liftWords.lifted(name)} `)
  }
  const move = (at: Lifted, key: string): void => {
    const { step } = latest()
    const { held, dragged, isTimed } = at
    const order = store.order()
    const by = key === 'ArrowLeft' ? -step : key === 'ArrowRight' ? step : 0
    const laneId = order[order.indexOf(held.laneId) + (key === 'ArrowUp' ? -1 : 1)]
    if (by !== 0 && held.from + by >= 0 && held.to + by <= minutes)
      hold({ ...at, held: { ...held, from: held.from + by, to: held.to + by }, isTimed: true })
    if ((key === 'ArrowUp' || key === 'ArrowDown') && laneId !== undefined)
      hold({ ...at, held: isTimed ? { ...held, laneId } : freeIn(laneId, dragged) })
  }
  const drop = (): void => {
    const ended = end()
    if (!ended) return
    last = ended.held
    say(liftWords.dropped(`at ${words(ended.held)}`))
    nextStop(ended.handle)?.focus()
    latest().actions.drop(ended.dragged, ended.held)
  }
  const putBack = (): void => {
    const ended = end()
    if (ended) say(liftWords.putBack(ended.handle.dataset['place'] ?? ''))
  }

  const onKey = (event: KeyboardEvent): void => {
    const handle = (event.target as HTMLElement).closest<HTMLElement>('[data-place]')
    if (!handle) return
    const key = (kind === 'down' && turned[event.key]) || event.key
    const press = !lifted && isKey(event, 'Enter') ? 'lift' : liftPress(key, lifted !== null)
    if (!press) return
    taken(event)
    if (!lifted) lift(handle)
    else if (press === 'drop') drop()
    else if (press === 'move cancelled') putBack()
    else move(lifted, key)
  }
  const ending = new AbortController()
  const { signal } = ending
  root.addEventListener('keydown', onKey, { signal })
  root.addEventListener('focusout', putBack, { signal })
  return () => {
    end()
    ending.abort()
  }
}
