/**
 * Keeps Ctrl/Cmd-K and what is typed after it until the client runs, which the browser would take for its own. Returns how to take
 * it over: null where it was not asked for, or closed again. Stands in the page as text (client/build/pageScripts.ts).
 */
export function keepFind(): () => string | null {
  let typed: string | null = null
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && !event.altKey && !event.shiftKey && key.toLowerCase() === 'k') typed = typed === null ? '' : null
    else if (typed === null || isCommand || event.altKey) return
    else if (key === 'Escape') typed = null
    else if (key === 'Backspace') typed = typed.slice(0, -1)
    else if (key.length === 1) typed += key
    else return
    event.preventDefault()
  }
  addEventListener('keydown', onKeyDown)
  return () => {
    removeEventListener('keydown', onKeyDown)
    return typed
  }
}
