/** The popups of `usePopupButton`, in one chunk. */
export { MenuPopup } from './MenuPopup.tsx'
export { PanelPopup } from './PanelPopup.tsx'
