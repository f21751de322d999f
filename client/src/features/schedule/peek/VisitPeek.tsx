import { type RefObject, useEffect, useRef, useState } from 'react'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import type { BoardVisitFragment } from '../visits/board.generated.ts'

const VisitPeekCard = lazyWithPreload(async () => (await import('./VisitPeekCard.tsx')).VisitPeekCard)

/** Moving across cards opens nothing. */
const OPEN_MS = 350
/** Time to reach the peek from its card. */
const CLOSE_MS = 200

const cardAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-visit]') : null

interface VisitPeekProps {
  readonly root: RefObject<HTMLElement | null>
  readonly find: (visitId: string) => BoardVisitFragment | undefined
  /** While a visit's menu is open or a visit is lifted. */
  readonly isPaused: boolean
}

/** Shows time, job and quick actions of the visit under the mouse or with the keyboard's focus. Tab enters the actions. */
export function VisitPeek({ root, find, isPaused }: VisitPeekProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (ms: number, next: HTMLElement | null): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnchor(next), ms)
  }
  const close = (): void => {
    clearTimeout(timer.current)
    setAnchor(null)
  }
  if (isPaused && anchor) setAnchor(null)
  const latest = useRef({ later, close, anchor })
  useEffect(() => {
    latest.current = { later, close, anchor }
  })
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const ending = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(name: K, listener: (event: HTMLElementEventMap[K]) => void): void =>
      element.addEventListener(name, listener, { capture: true, passive: name !== 'keydown', signal: ending.signal })
    const show = (card: HTMLElement | null): void => {
      if (!card) return
      void VisitPeekCard.preload()
      latest.current.later(OPEN_MS, card)
    }
    on('pointerover', ({ target, pointerType, buttons }) => pointerType === 'mouse' && buttons === 0 && show(cardAt(target)))
    on('pointerout', ({ relatedTarget }) => !cardAt(relatedTarget) && latest.current.later(CLOSE_MS, null))
    on('focusin', ({ target }) => (target as Element).matches(':focus-visible') && show(cardAt(target)))
    on('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Element && relatedTarget.closest('[data-peek]'))) latest.current.close()
    })
    on('pointerdown', () => latest.current.close())
    on('scroll', () => latest.current.close())
    on('keydown', (event) => {
      const isOwn = latest.current.anchor !== null && latest.current.anchor === cardAt(event.target)
      const action = isOwn ? document.querySelector<HTMLElement>('[data-peek] :is(a, button)') : null
      if (event.key !== 'Tab' || event.shiftKey || !action) return latest.current.close()
      event.preventDefault()
      action.focus()
    })
    return () => {
      ending.abort()
      clearTimeout(timer.current)
    }
  }, [root])
  const of = anchor?.isConnected && !isPaused ? find(anchor.dataset['visit'] ?? '') : undefined
  if (!anchor || !of) return null
  const onPointer = (isInside: boolean): void => (isInside ? clearTimeout(timer.current) : later(CLOSE_MS, null))
  return <VisitPeekCard key={of.id} of={of} anchor={anchor} onPointer={onPointer} onClose={close} />
}
