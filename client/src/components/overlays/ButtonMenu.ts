import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'

/** The menu of a button, preloaded by `usePopupButton`. */
export const ButtonMenu = lazyWithPreload(async () => (await import('./popups.ts')).MenuPopup)
