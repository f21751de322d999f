import { parseSync, Visitor } from 'vite'

/** Components that render no element of their own, or refuse other properties. */
const withoutElement = /^(?:Fragment|Suspense|StrictMode|Profiler|Activity|.*Provider|.*Context)$/

const LINE_BREAK = 10

function lineStarts(code: string): number[] {
  const starts = [0]
  for (let index = 0; index < code.length; index += 1) if (code.codePointAt(index) === LINE_BREAK) starts.push(index + 1)
  return starts
}

/** Adds `data-source="file:line"` to the JSX elements of a module, without new lines. */
export function addSourceAttributes(code: string, file: string): string {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) return code
  const starts = lineStarts(code)
  const places: { readonly end: number; readonly line: number }[] = []
  new Visitor({
    JSXOpeningElement({ name, typeArguments, start }) {
      const last = name.type === 'JSXMemberExpression' ? name.property : name
      if (name.type === 'JSXNamespacedName' || last.type !== 'JSXIdentifier' || withoutElement.test(last.name)) return
      places.push({ end: (typeArguments ?? name).end, line: starts.findLastIndex((at) => at <= start) + 1 })
    },
  }).visit(program)
  let result = ''
  let from = 0
  for (const { end, line } of places.toSorted((a, b) => a.end - b.end)) {
    result += `${code.slice(from, end)} data-source="${file}:${line}"`
    from = end
  }
  return result + code.slice(from)
}
