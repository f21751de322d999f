import type { DocumentNode } from '@apollo/client'
import { useEffect } from 'react'
import type { RouteObject } from 'react-router'
import { type LatePart, latePart } from '../shared/late/latePart.ts'
import { isBegun } from '../shared/api/begunCalls.ts'
import { painted } from '../shared/late/afterPaint.ts'
import { useLatePart } from '../shared/late/useLatePart.ts'
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
export interface PageHandle extends LatePart<Page> {
  /** The page is about to be drawn. Resolves when its outline is painted and it may be; undefined where it needs no outline before. */
  readonly turn: () => Promise<unknown> | undefined
}

/** Code that takes longer than this comes when the router is there. */
const LONGEST_TURN_MS = 150

/** Begins the download. Resolves when the part is there, if it comes in a moment: the page is drawn once then. */
const soon = async ({ load }: LatePart<unknown>): Promise<void> => {
  await Promise.race([load().catch(() => {}), new Promise((resolve) => setTimeout(resolve, LONGEST_TURN_MS))])
}

/**
 * A page in a chunk of its own: a click shows its outline at once, which stands there until the code has come. The address follows
 * with the page, or before it where the code takes longer than a moment. Where the code is
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
  const late = latePart(ready, module)
  const handle: PageHandle = {
    ...late,
    turn: () => {
      const { part } = late.state()
      if (!part) return Promise.all([painted(), soon(late)])
      const { opened } = part
      if (wasDrawn && (opened === undefined || !isBegun(opened))) return undefined
      return Promise.all([painted(), opened && takePressed(opened)])
    },
  }
  function Component() {
    const { part: Shown, error } = useLatePart(handle, false)
    // After all effects of the page: it has asked what it asks.
    useEffect(() => {
      if (!Shown) return
      wasDrawn = true
      askAgain()
    }, [Shown])
    if (Shown) return <Shown />
    if (error) throw error
    handle.warm()
    return <PageSkeleton />
  }
  return { Component, handle }
}
