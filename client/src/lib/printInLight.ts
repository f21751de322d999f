const SCHEME = 'data-mantine-color-scheme'

/** Paper is light: pages print in the light color scheme. */
export function printInLight(): void {
  const root = document.documentElement
  let shown: string | null = null
  const toPaper = (): void => {
    shown ??= root.getAttribute(SCHEME)
    root.setAttribute(SCHEME, 'light')
  }
  const toScreen = (): void => {
    if (shown !== null) root.setAttribute(SCHEME, shown)
    shown = null
  }
  window.addEventListener('beforeprint', toPaper)
  window.addEventListener('afterprint', toScreen)
  window.matchMedia('print').addEventListener('change', ({ matches }) => (matches ? toPaper() : toScreen()))
}
