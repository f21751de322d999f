/** Menus and sheets of the shell, in one chunk. */
export { KeySheet } from './KeySheet.tsx'
export { MoreSheet } from './MoreSheet.tsx'
export { UnsavedInputDialog } from './UnsavedInputDialog.tsx'
export { UserMenuItems } from './UserMenuItems.tsx'
