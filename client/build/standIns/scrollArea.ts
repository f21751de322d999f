/** In place of the kit's own where a dialog asks whether it scrolls by one. */
export const ScrollArea = { Autosize: Symbol('no dialog has it') }
