import type { DocumentNode } from '@apollo/client'
import { useEffect, useState } from 'react'
import type { RouteObject } from 'react-router'
import { type LatePart, latePart } from '../shared/late/latePart.ts'
import { isBegun } from '../shared/api/begunCalls.ts'
import { afterPaint } from '../shared/late/afterPaint.ts'
import { useLatePart } from '../shared/late/useLatePart.ts'
import { isFirstFrame } from '../shared/ui/states/FirstPaint.tsx'
import { PageSkeleton } from '../shared/ui/states/PageSkeleton.tsx'
import { askAgain, takePressed } from './pressedAnswers.ts'

interface Page {
  (): React.JSX.Element
  /** What it asks first, and the page may have asked already. */
  readonly first?: readonly DocumentNode[]
  /** What is asked with the press of a link to it. */
  readonly opened?: DocumentNode
}
export type LoadPage = () => Promise<Page>

/** Lets a link get its page ready before it is followed. */
export type PageHandle = LatePart<Page>

/**
 * A page in a chunk of its own: a click leads to it at once, and its outline stands there until the code has come. Where the code is
 * there already the outline is painted first, too, if the page is drawn for the first time or what the press has asked for it is on
 * its way: the press is answered sooner, and the page is drawn once.
 */
export function page(load: LoadPage, module?: string): Pick<RouteObject, 'Component' | 'handle'> {
  let wasDrawn = false
  const ready = async (): Promise<Page> => {
    const Shown = await load()
    if (Shown.opened) await takePressed(Shown.opened)
    return Shown
  }
  const handle: PageHandle = latePart(ready, module)
  const hasTurn = ({ opened }: Page): boolean => !isFirstFrame() && (!wasDrawn || (opened !== undefined && isBegun(opened)))
  function Component() {
    const { part: Shown, error } = useLatePart(handle, false)
    const [isTurning, setTurning] = useState(() => import.meta.env.PROD && Shown !== undefined && hasTurn(Shown))
    useEffect(() => {
      if (isTurning)
        void Promise.all([new Promise<void>(afterPaint), Shown?.opened && takePressed(Shown.opened)]).then(() => setTurning(false))
    }, [isTurning, Shown])
    const isDrawn = Shown !== undefined && !isTurning
    // After all effects of the page: it has asked what it asks.
    useEffect(() => {
      if (!isDrawn) return
      wasDrawn = true
      askAgain()
    }, [isDrawn])
    if (isDrawn) return <Shown />
    if (error) throw error
    handle.warm()
    return <PageSkeleton />
  }
  return { Component, handle }
}
