import { createContext } from 'react'

/** Closes the menu that an entry stands in. */
export const CloseMenu = createContext<() => void>(() => undefined)
