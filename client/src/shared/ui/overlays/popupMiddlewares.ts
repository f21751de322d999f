/** Of a popup at a button: it scrolls where the window is too low for it. */
export const popupMiddlewares = { flip: true, shift: true, size: { padding: 8 } }
