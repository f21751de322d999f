/** How far Inter goes above and below its line, in percent of its size: lines stay where they are. */
const INTER = { ascent: 96.875, descent: 24.12 }

/** A font that many machines have, `percent` of its width wide. */
function face(family: string, weight: string, names: readonly string[], percent: number): string {
  const ofWidened = (value: number): string => `${((value * 100) / percent).toFixed(1)}%`
  const sources = names.map((name) => `local("${name}")`).join(',')
  const heights = `ascent-override:${ofWidened(INTER.ascent)};descent-override:${ofWidened(INTER.descent)};line-gap-override:0%`
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${sources};size-adjust:${percent}%;${heights}}`
}

const PLAIN = '100 549'
const BOLD = '550 900'

/**
 * What the picture of a page is written in: nothing waits for a font, and the picture keeps its font until the real page
 * takes its place, so nothing on it moves. Each is at least as wide as Inter: the real page paints nothing larger, which
 * would count as the largest paint instead.
 */
export const firstFont =
  face('First Roboto', PLAIN, ['Roboto'], 109) +
  face('First Roboto', BOLD, ['Roboto Bold'], 109) +
  face('First Arial', PLAIN, ['Arial', 'Liberation Sans'], 108) +
  face('First Arial', BOLD, ['Arial Bold', 'Liberation Sans Bold'], 103) +
  '#first-paint{--mantine-font-family:"First Roboto","First Arial",system-ui,sans-serif;font-family:var(--mantine-font-family)}'
