import classes from './ghost.module.css'

/** In the window, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Held where it was grabbed, or above the pointer if it would cover its target. */
export type GhostPlace = 'held' | 'above'

const ABOVE = { x: 24, y: 12 }

/** The label is right-aligned within this distance from the window's edge. */
const LABEL_PX = 280

/** A copy of the dragged element that follows the pointer, labelled with its place. Bypasses React until the drop. */
export class Ghost {
  readonly #element: HTMLElement
  readonly #label: HTMLElement
  readonly #effect: KeyframeEffect | null
  readonly #offset: Point

  constructor(source: HTMLElement, at: Point, place: GhostPlace) {
    const { left, top, width, height } = source.getBoundingClientRect()
    const copy = source.cloneNode(true) as HTMLElement
    copy.removeAttribute('tabindex')
    copy.removeAttribute('id')
    copy.classList.add(classes['copy'] as string)
    this.#label = document.createElement('span')
    this.#label.className = classes['label'] as string
    this.#label.hidden = true
    this.#element = document.createElement('div')
    this.#element.className = classes['ghost'] as string
    this.#element.setAttribute('aria-hidden', 'true')
    this.#element.dataset['ghost'] = ''
    Object.assign(this.#element.style, { width: `${width}px`, height: `${height}px` })
    this.#element.append(copy, this.#label)
    document.body.append(this.#element)
    this.#offset = place === 'above' ? { x: ABOVE.x, y: height + ABOVE.y } : { x: at.x - left, y: at.y - top }
    const first = { transform: this.#transform(at) }
    // A changed style notifies the compositor in every frame; a changed keyframe does not.
    const animation = 'animate' in this.#element ? this.#element.animate([first, first], { duration: 1e8, fill: 'forwards' }) : null
    this.#effect = (animation?.effect as KeyframeEffect | undefined) ?? null
  }

  #transform({ x, y }: Point): string {
    return `translate3d(${Math.round(x - this.#offset.x)}px, ${Math.round(y - this.#offset.y)}px, 0)`
  }

  /** `words`: the drop target; '' outside of all targets. */
  moveTo(at: Point, text: string): void {
    const frame = { transform: this.#transform(at) }
    this.#effect?.setKeyframes([frame, frame])
    if (this.#label.textContent === text) return
    this.#label.textContent = text
    this.#label.hidden = text === ''
    this.#label.dataset['end'] = String(at.x > window.innerWidth - LABEL_PX)
  }

  remove(): void {
    this.#element.remove()
  }
}
