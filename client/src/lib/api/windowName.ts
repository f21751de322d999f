/** Random id of this window for the gateway. */
export const windowName = Math.random().toString(36).slice(2)
