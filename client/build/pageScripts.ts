import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A function of `src/page` as text: it stands in a page, or is a script of its own. It uses nothing from outside itself. */
export async function scriptOf(name: string): Promise<string> {
  const file = fileURLToPath(new URL(`../src/page/${name}.ts`, import.meta.url))
  // Not at the top: tests read the configuration too, and build nothing.
  const { minifySync, transformWithOxc } = await import('vite')
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  const text = code
    .slice(code.search(/export (async )?function/))
    .replace('export ', '')
    .trim()
  // What nothing calls here would be taken out.
  return minifySync(`${name}.js`, `(${text})`, { compress: false }).code.trim().replace(/;$/, '')
}
