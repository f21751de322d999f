import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'

const popups = () => import('./listPopups.ts')

export const ColumnsPanel = lazyWithPreload(async () => (await popups()).ColumnsPanel)
export const FilterPanel = lazyWithPreload(async () => (await popups()).FilterPanel)
export const FilterSheet = lazyWithPreload(async () => (await popups()).FilterSheet)
export const ListBulkBar = lazyWithPreload(async () => (await popups()).ListBulkBar)
export const ListMoreMenu = lazyWithPreload(async () => (await popups()).ListMoreMenu)
export const LostRunDialog = lazyWithPreload(async () => (await popups()).LostRunDialog)
export const RefusedDeletes = lazyWithPreload(async () => (await popups()).RefusedDeletes)
export const ViewsMenu = lazyWithPreload(async () => (await popups()).ViewsMenu)
