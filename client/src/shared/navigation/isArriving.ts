import { createContext } from 'react'

/** A page that was kept is painted as it was left, and does not know yet by which way it is come back to. */
export const IsArriving = createContext(false)
