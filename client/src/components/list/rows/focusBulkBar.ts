/** Goes to the first thing that can be done to the selected jobs. */
export const focusBulkBar = (): void => document.querySelector<HTMLElement>('[data-bulk-bar] button:not(:disabled)')?.focus()
