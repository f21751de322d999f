/** Popups, dialogs and notices of a list, in one chunk. */
export { LostRunDialog } from '../bulk/LostRunDialog.tsx'
export { RefusedDeletes } from '../bulk/RefusedDeletes.tsx'
export { FilterPanel } from './fields/FilterPanel.tsx'
export { FilterSheet } from './fields/FilterSheet.tsx'
export { ListBulkBar } from './ListBulkBar.tsx'
export { ListMoreMenu } from './toolbar/ListMoreMenu.tsx'
export { ColumnsPanel } from './views/ColumnsPanel.tsx'
export { ViewsMenu } from './views/ViewsMenu.tsx'
