import { use } from 'react'
import type { LatePart } from '../../shared/late/latePart.ts'

/** A late part of something that is late itself: it waits for both. */
export const useLoaded = <Part>(late: LatePart<Part>): Part => late.state().part ?? use(late.load())
