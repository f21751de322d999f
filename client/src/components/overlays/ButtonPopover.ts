import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'

/** The panel of a button, preloaded by `usePopupButton`. */
export const ButtonPopover = lazyWithPreload(async () => (await import('./PanelPopup.tsx')).PanelPopup)
