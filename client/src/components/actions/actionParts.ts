/** Used once an action is: menu items, confirmation and calls, in one chunk. */
export { deleteLater } from './deletes/deleteLater.ts'
export { ConfirmDialog } from './dialogs/ConfirmDialog.tsx'
export { MenuItems } from './MenuItems.tsx'
export { perform } from './perform.ts'
