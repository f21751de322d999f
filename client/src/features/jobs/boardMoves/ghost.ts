/** In the window, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Held where it was taken; or above the pointer, where it is larger than its place and would hide that. */
export type GhostPlace = 'held' | 'above'

const ABOVE = { x: 24, y: 12 }

/** Follows a pointer with a copy of what it has taken: nothing of React is drawn until it is dropped. */
export class Ghost {
  readonly #element: HTMLElement
  readonly #effect: KeyframeEffect | null
  readonly #offset: Point

  constructor(source: HTMLElement, at: Point, place: GhostPlace) {
    const { left, top, width, height } = source.getBoundingClientRect()
    this.#element = source.cloneNode(true) as HTMLElement
    this.#element.removeAttribute('tabindex')
    this.#element.removeAttribute('id')
    this.#element.setAttribute('aria-hidden', 'true')
    this.#element.dataset['ghost'] = ''
    Object.assign(this.#element.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      width: `${width}px`,
      height: `${height}px`,
      pointerEvents: 'none',
      zIndex: '250',
    })
    document.body.append(this.#element)
    this.#offset = place === 'above' ? { x: ABOVE.x, y: height + ABOVE.y } : { x: at.x - left, y: at.y - top }
    const first = { transform: this.#transform(at) }
    // A changed style would tell the compositor in every frame; a changed keyframe does not.
    const animation = 'animate' in this.#element ? this.#element.animate([first, first], { duration: 1e8, fill: 'forwards' }) : null
    this.#effect = (animation?.effect as KeyframeEffect | undefined) ?? null
  }

  #transform({ x, y }: Point): string {
    return `translate3d(${Math.round(x - this.#offset.x)}px, ${Math.round(y - this.#offset.y)}px, 0)`
  }

  moveTo(at: Point): void {
    const frame = { transform: this.#transform(at) }
    this.#effect?.setKeyframes([frame, frame])
  }

  remove(): void {
    this.#element.remove()
  }
}
