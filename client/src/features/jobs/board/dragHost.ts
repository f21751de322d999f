import type { Stretch } from './dayRuler.ts'

/** What is dragged: a visit out of a lane, the end of one, or a job out of the tray. */
export interface Dragged extends Stretch {
  readonly kind: 'move' | 'stretch' | 'tray'
  readonly id: string
  /** null: the tray. */
  readonly laneId: string | null
}

/** Where it is held. */
export interface Held extends Stretch {
  readonly laneId: string
}

export interface DragHost {
  /** Holds the lanes and the tray. */
  readonly root: HTMLElement
  /** Scrolls. */
  readonly scroller: HTMLElement
  /** The lanes, below each other. */
  readonly lanes: HTMLElement
  /** Drawn where the visit would be. */
  readonly box: HTMLElement
  /** Pixels on the left of the lanes that are no time. */
  readonly headWidth: number
  stretch(): Stretch
  step(): number
  /** Ids of the lanes, their tops and the end of the last one, in pixels. */
  tops(): { readonly ids: readonly string[]; readonly tops: readonly number[]; readonly total: number }
  /** What a press begins; null: nothing, and a refusal may have been said. */
  take(element: HTMLElement, isEnd: boolean): Dragged | null
  drop(dragged: Dragged, held: Held | null): void
  words(held: Stretch): string
  /** Books at an empty place. undefined: this person may not. */
  book?: ((at: Held) => void) | undefined
  bookLength(): number
}

/** What the lanes of a day let happen. */
export interface GridActions extends Pick<DragHost, 'take' | 'drop' | 'words' | 'book' | 'bookLength'> {
  /** A visit was chosen, by click or by Enter. */
  open(visitId: string, element: HTMLElement): void
}

/** Draws where something would be. Writes only what is different: each write costs a layout. */
export function drawBox(host: DragHost, held: Held | null, isOffer = false): void {
  const { box, headWidth } = host
  const { ids, tops, total } = host.tops()
  const place = held ? ids.indexOf(held.laneId) : -1
  if (!held || place === -1) {
    if (!box.hidden) box.hidden = true
    return
  }
  const { from, to } = host.stretch()
  const part = (minute: number): number => (minute - from) / (to - from)
  const top = tops[place] ?? 0
  const next = {
    left: `calc(${headWidth}px + (100% - ${headWidth}px) * ${part(held.from)})`,
    width: `calc((100% - ${headWidth}px) * ${part(held.to) - part(held.from)})`,
    top: `${top}px`,
    height: `${(tops[place + 1] ?? total) - top}px`,
  }
  const key = JSON.stringify([next, isOffer])
  if (box.dataset['at'] !== key) {
    box.dataset['at'] = key
    box.dataset['offer'] = String(isOffer)
    Object.assign(box.style, next)
    if (box.firstElementChild) box.firstElementChild.textContent = host.words(held)
  }
  if (box.hidden) box.hidden = false
}
