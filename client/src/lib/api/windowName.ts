/** What this window calls itself to the gateway, as long as it is open. */
export const windowName = Math.random().toString(36).slice(2)
