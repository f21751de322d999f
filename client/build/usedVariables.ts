const named = (css: string): string[] => [...css.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1] ?? '')

/** One rule of a flat style sheet: its selector and what stands between the braces. */
const rulesOf = (css: string): [selector: string, body: string][] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map((match) => [(match[1] ?? '').trim(), match[2] ?? ''])

const declarationsOf = (body: string): [name: string, value: string][] =>
  body.split(';').flatMap((line) => {
    const at = line.indexOf(':')
    return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]]
  })

/** Of a sheet of variables, those that `css` asks for, and those that these ask for in turn. */
export function usedVariables(sheet: string, css: string): string {
  const rules = rulesOf(sheet).map(([selector, body]) => [selector, declarationsOf(body)] as const)
  const used = new Set<string>()
  const use = (name: string): void => {
    if (used.has(name)) return
    used.add(name)
    rules.forEach(([, declarations]) => declarations.forEach(([own, value]) => own === name && named(value).forEach(use)))
  }
  named(css).forEach(use)
  return rules
    .map(([selector, declarations]) => {
      const kept = declarations.filter(([name]) => !name.startsWith('--') || used.has(name))
      return kept.length === 0 ? '' : `${selector}{${kept.map(([name, value]) => `${name}:${value}`).join(';')}}`
    })
    .join('')
}
