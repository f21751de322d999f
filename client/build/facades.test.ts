import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { withoutFacades } from './facades.ts'

const moduleAt = (path: string): string => join(import.meta.dirname, '..', path)

interface Written {
  readonly code: string
  /** The module for which the file stands, below the client. */
  readonly of?: string
  readonly isEntry?: boolean
}

/** What the build leaves of these files, and what its manifest says then. */
function built(files: Readonly<Record<string, Written>>, manifest: Readonly<Record<string, string>> = {}) {
  const chunks = Object.entries(files).map(([name, { code, of, isEntry = false }]) => [
    `assets/${name}`,
    { type: 'chunk', fileName: `assets/${name}`, code, isEntry, facadeModuleId: of === undefined ? null : moduleAt(of) },
  ])
  const source = JSON.stringify(Object.fromEntries(Object.entries(manifest).map(([module, file]) => [module, { file: `assets/${file}` }])))
  const bundle = Object.fromEntries([...chunks, ['.vite/manifest.json', { type: 'asset', source }]]) as Rolldown.OutputBundle
  for (const { generateBundle } of withoutFacades())
    if (typeof generateBundle === 'object')
      (generateBundle.handler as (options: unknown, bundle: Rolldown.OutputBundle) => void)({}, bundle)
  const codes = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName.slice(7), file.code] as const] : []))
  const asset = bundle['.vite/manifest.json']
  const entries = JSON.parse(asset?.type === 'asset' ? String(asset.source) : '{}') as Record<string, { file: string }>
  return {
    files: Object.fromEntries(codes),
    manifest: Object.fromEntries(Object.entries(entries).map(([module, { file }]) => [module, file])),
  }
}

test('a file that only hands out what lies in another one goes, and whoever loads it takes it from there under the same names', () => {
  const { files } = built({
    'start.js': { code: 'const late=()=>import("./dialog.js")' },
    'dialog.js': { code: 'export{a as Dialog,b as rules,same}from"./both.js";', of: 'src/dialog.tsx' },
    'both.js': { code: 'export{a,b,same}' },
  })
  expect(Object.keys(files)).toEqual(['start.js', 'both.js'])
  expect(files['start.js']).toBe('const late=()=>import("./both.js").then(m=>({Dialog:m.a,rules:m.b,same:m.same}))')
})

test('every place that loads it is led on, whatever the quotes, and others are left alone', () => {
  const { files } = built({
    'start.js': { code: "import('./dialog.js');import(`./dialog.js`);import(\"./page.js\");important('./dialog.js')" },
    'dialog.js': { code: 'export{a as Dialog}from"./both.js"\n//# sourceMappingURL=dialog.js.map\n' },
    'both.js': { code: 'export{a}' },
    'page.js': { code: 'export{p}' },
  })
  const led = 'import("./both.js").then(m=>({Dialog:m.a}))'
  expect(files['start.js']).toBe(`${led};${led};import("./page.js");important('./dialog.js')`)
})

test.each([
  ['does something of its own', { code: 'go();export{a as Dialog}from"./both.js"' }],
  ['hands out what lies in two', { code: 'export{a}from"./both.js";export{b}from"./other.js"' }],
  ['is an entry, which a page names', { code: 'export{a as Dialog}from"./both.js"', isEntry: true }],
])('a file stays that %s', (_, dialog) => {
  const start = 'import("./dialog.js")'
  const { files } = built({ 'start.js': { code: start }, 'dialog.js': dialog, 'both.js': { code: 'export{a}' } })
  expect(Object.keys(files)).toEqual(['start.js', 'dialog.js', 'both.js'])
  expect(files['start.js']).toBe(start)
})

test('the manifest names the file that holds the module', () => {
  const { manifest } = built(
    { 'dialog.js': { code: 'export{a as Dialog}from"./both.js"', of: 'src/dialog.tsx' }, 'both.js': { code: 'export{a}' } },
    { 'src/dialog.tsx': 'dialog.js', '_both.js': 'both.js', 'src/page.tsx': 'page.js' },
  )
  expect(manifest).toEqual({ 'src/dialog.tsx': 'assets/both.js', '_both.js': 'assets/both.js', 'src/page.tsx': 'assets/page.js' })
})
