export { MenuPopup } from './MenuPopup.tsx'
export { PanelPopup } from './PanelPopup.tsx'
