import { createContext } from 'react'

/** In place of parts that the kit's components carry with them, and that nobody here uses. */
export const ButtonGroup = undefined
export const ButtonGroupSection = undefined
export const ActionIconGroup = undefined
export const ActionIconGroupSection = undefined
export const CheckboxCard = undefined
export const CheckboxIndicator = undefined
export const RadioCard = undefined
export const RadioIndicator = undefined
export const SwitchGroup = undefined
/** What a switch asks for the group that it is in. */
export const SwitchGroupContext = createContext(null)
