/** Acts when what has just changed is on the screen: what can wait does not hold it up. A window that nobody sees paints nothing. */
export function afterPaint(act: () => void): void {
  const soon = (): void => void setTimeout(act, 0)
  if (document.hidden) soon()
  else requestAnimationFrame(soon)
}

/** Resolves then. */
export const painted = (): Promise<void> => new Promise(afterPaint)
