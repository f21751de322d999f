interface Position {
  readonly x: number
  readonly y: number
}
/** Keeps a popup in view when its button scrolls out; Mantine's own limiter follows the button. */
const limiter = { fn: ({ x, y }: Position) => ({ x, y }) }

/** Of a popup at a button: it scrolls where the window is too low for it. */
export const popupMiddlewares = { flip: true, shift: { padding: 8, limiter }, size: { padding: 8 } }
