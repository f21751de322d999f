/** What can be asked of markup without laying it out: names of elements, classes, and attributes alone and with value. */
export interface Names {
  readonly elements: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
  readonly attributes: ReadonlySet<string>
}

const everywhere = ['html', 'body']
const unquoted = (value: string): string => value.replaceAll(/["']/g, '')

/** `always` are the attributes of the document itself: `name` or `name=value`. */
export function namesIn(markup: string, always: readonly string[] = []): Names {
  const elements = [...markup.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase())
  const attributes = [...markup.matchAll(/\s([\w-]+)(?:="([^"]*)")?(?=[\s/>])/g)]
  const pairs = attributes.flatMap(([, name = '', value = '']) => [name, `${name}=${value}`])
  const classes = attributes.flatMap(([, name, value = '']) => (name === 'class' ? value.split(/\s+/) : []))
  return { elements: new Set([...elements, ...everywhere]), classes: new Set(classes), attributes: new Set([...pairs, ...always]) }
}

/** Parts of a list that stand between commas outside all brackets. */
function partsOf(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of list) {
    if ('(['.includes(sign)) depth += 1
    if (')]'.includes(sign)) depth -= 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}

const acting = /:(?:hover|active|focus|focus-visible|focus-within|disabled|checked|autofill|-webkit-autofill)(?![\w-])/
const alternatives = /:(?:where|is)\(([^()]*)\)/
const NOTHING = '.\u0000'

/** Whether a selector may meet something that stands there and is not touched. */
function isPossible(selector: string, names: Names): boolean {
  const rest = selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
  const choice = alternatives.exec(rest)
  if (choice) {
    const kept = partsOf(choice[1] ?? '').some((one) => isPossible(one, names)) ? '' : NOTHING
    return isPossible(
      rest.replace(choice[0], () => kept),
      names,
    )
  }
  const attributes = [...rest.matchAll(/\[([\w-]+)(?:=([^\]]*))?[^\]]*\]/g)]
  const bare = rest.replaceAll(/\[[^\]]*\]/g, '')
  return (
    !acting.test(bare) &&
    !bare.includes(NOTHING) &&
    attributes.every(([, name = '', value]) => names.attributes.has(value === undefined ? name : `${name}=${unquoted(value)}`)) &&
    [...bare.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => names.classes.has(name)) &&
    [...bare.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/gi)].every(([, name = '']) => names.elements.has(name.toLowerCase()))
  )
}

/** Rules and statements of a sheet without comments, one after the other. */
function* rulesOf(css: string): Generator<{ readonly head: string; readonly body: string | null }> {
  let depth = 0
  let from = 0
  let open = 0
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{' && ++depth === 1) open = at
    const isStatement = css[at] === ';' && depth === 0
    const isEnd = css[at] === '}' && --depth === 0
    if (isStatement) yield { head: css.slice(from, at).trim(), body: null }
    if (isEnd) yield { head: css.slice(from, open).trim(), body: css.slice(open + 1, at) }
    if (isStatement || isEnd) from = at + 1
  }
}

function ruleOf(head: string, body: string, names: Names): string {
  if (/^@(?:media|layer|supports|container)\b/.test(head)) {
    const inner = usedRules(body, names)
    return inner === '' ? '' : `${head}{${inner}}`
  }
  if (head.startsWith('@font-face')) return body.includes('url(') ? '' : `${head}{${body}}`
  if (head.startsWith('@')) return ''
  const selectors = partsOf(head).filter((selector) => isPossible(selector.trim(), names))
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`
}

/**
 * Of a minified sheet, the rules that markup with these names needs to be looked at: nothing is hovered, focused or moves,
 * and no font is downloaded. Rather a rule too many than one too few.
 */
export const usedRules = (css: string, names: Names): string =>
  [...rulesOf(css)].map(({ head, body }) => (body === null ? `${head};` : ruleOf(head, body, names))).join('')
