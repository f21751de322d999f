import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const readme = new URL('../README.md', import.meta.url)
const oxfmt = fileURLToPath(new URL('../../node_modules/.bin/oxfmt', import.meta.url))

const edges = (name: string) => ({ begin: `<!-- ${name}: measured -->`, end: `<!-- ${name}: end -->` })

export function writeMeasured(name: string, text: string): void {
  const { begin, end } = edges(name)
  const page = readFileSync(readme, 'utf8')
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`bench/README.md has no markers for ${name}`)
  writeFileSync(readme, `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`)
  spawnSync(oxfmt, [fileURLToPath(readme)])
}
