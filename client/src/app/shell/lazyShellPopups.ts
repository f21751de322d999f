import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'

const popups = () => import('./shellPopups.ts')

export const KeySheet = lazyWithPreload(async () => (await popups()).KeySheet)
export const MoreSheet = lazyWithPreload(async () => (await popups()).MoreSheet)
export const UserMenuItems = lazyWithPreload(async () => (await popups()).UserMenuItems)
export const UnsavedInputDialog = lazyWithPreload(async () => (await popups()).UnsavedInputDialog)
