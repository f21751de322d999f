export const focusBulkBar = (): void => document.querySelector<HTMLElement>('[data-bulk-bar] button:not(:disabled)')?.focus()
