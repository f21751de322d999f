import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export interface Lifted<Item, Place> {
  readonly item: Item
  readonly name: string
  readonly from: Place
  readonly at: Place
}

/** The item that the focused element would lift. */
interface Liftable<Item, Place> extends Omit<Lifted<Item, Place>, 'at'> {
  readonly label: string
  /** Why it can't be lifted, as a sentence. */
  readonly blockedReason?: string | false | undefined
}

interface LiftOptions<Item, Place> {
  readonly places: {
    /** null: the element lifts nothing. */
    find(this: void, element: HTMLElement): Liftable<Item, Place> | null
    /** The place that an arrow key moves to; null: none. */
    next(this: void, lifted: Lifted<Item, Place>, key: string, isShift: boolean): Place | null
    focus(this: void, lifted: Lifted<Item, Place>, place: Place): void
  }
  readonly move: {
    /** Shows the item at a place before the drop; null: where it was. */
    show(this: void, lifted: Lifted<Item, Place>, place: Place | null): void
    drop(this: void, lifted: Lifted<Item, Place>): void
    /** The item appears when it is lifted. */
    readonly showsOnLift?: boolean
  }
  readonly messages: {
    say(this: void, message: string): void
    place(this: void, place: Place): string
    /** The preposition of a place: "Dropped at …". */
    readonly preposition: 'at' | 'on'
  }
}

type LiftKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault' | 'stopPropagation'> & { readonly target: EventTarget | null }

/** Effect of a key: Space lifts, arrows move, Enter or Space drops, Escape cancels. */
function liftPress(key: string, isLifted: boolean): 'lift' | 'move' | 'drop' | 'cancel' | null {
  if (!isLifted) return key === ' ' ? 'lift' : null
  if (key === 'Escape') return 'cancel'
  if (['Enter', ' '].includes(key)) return 'drop'
  return key.startsWith('Arrow') ? 'move' : null
}

/** Stops the key from reaching other handlers. */
export function stopKey(event: Pick<LiftKey, 'preventDefault' | 'stopPropagation'>): void {
  event.preventDefault()
  event.stopPropagation()
}

export const busyMessage = (name: string): string => `${name} is being saved.`

export function useLift<Item, Place>({ places, move, messages }: LiftOptions<Item, Place>) {
  const { say } = messages
  const [isLifted, setIsLifted] = useState(false)
  // Not state: a drop moves the focus before the next render.
  const current: RefObject<Lifted<Item, Place> | null> = useRef(null)
  /** Synchronous: another place renders another element, which the next key needs. */
  const change = (next: Lifted<Item, Place> | null, message: string, show: () => void = () => {}): void => {
    current.current = next
    flushSync(() => {
      show()
      setIsLifted(next !== null)
      say(message)
    })
  }
  const lift = ({ label, blockedReason, ...found }: Liftable<Item, Place>): void => {
    if (blockedReason) return say(blockedReason)
    const lifted = { ...found, at: found.from }
    const keys = 'Arrow keys move it, Enter drops it, Escape cancels.'
    if (!move.showsOnLift) return change(lifted, `${found.name} lifted. ${label}. ${keys}`)
    change(lifted, `${found.name} lifted. ${keys} ${label}`, () => move.show(lifted, lifted.at))
    places.focus(lifted, lifted.at)
  }
  const cancel = (): void => {
    const lifted = current.current
    if (!lifted) return
    change(null, `Move of ${lifted.name} cancelled.`, () => move.show(lifted, null))
    places.focus(lifted, lifted.from)
  }
  const drop = (lifted: Lifted<Item, Place>): void => {
    change(null, `Dropped ${messages.preposition} ${messages.place(lifted.at)}.`)
    move.drop(lifted)
  }
  const moveTo = (lifted: Lifted<Item, Place>, place: Place | null): void => {
    if (place === null) return
    change({ ...lifted, at: place }, messages.place(place), () => move.show(lifted, place))
    places.focus(lifted, place)
  }
  const onKey = (event: LiftKey, key: string = event.key): boolean => {
    const lifted = current.current
    const press = liftPress(key, lifted !== null)
    const found = press === 'lift' ? places.find(event.target as HTMLElement) : null
    if (!lifted && !found) return false
    if (press) stopKey(event)
    if (found) lift(found)
    else if (lifted && press === 'drop') drop(lifted)
    else if (lifted && press === 'move') moveTo(lifted, places.next(lifted, key, event.shiftKey))
    else if (press === 'cancel') cancel()
    return true
  }
  return { isLifted, onKey, cancel }
}
