import { use } from 'react'
import type { LatePart } from '../../shared/late/latePart.ts'

/** A late part of something that is late itself: it waits for both. `use` is called whether or not the part is there: React asks for that. */
export const useLoaded = <Part>(late: LatePart<Part>): Part => use(late.load())
