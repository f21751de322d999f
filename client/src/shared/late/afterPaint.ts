/** Acts when what has just changed is on the screen: what can wait does not hold it up. */
export const afterPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act, 0))

/** Resolves then. */
export const painted = (): Promise<void> => new Promise(afterPaint)
