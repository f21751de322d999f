import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, parseSync, type PluginOption, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { addSourceAttributes } from './sourceAttributes.ts'
import { xray } from './xray.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('adds file and line to elements and components', () => {
  const code = `const before = 1
export const Part = () => (
  <>
    <p className="a">{before > 0 && <Menu.Item label="b" />}</p>
    <Suspense>
      <Box<string> value="é" />
    </Suspense>
    <Theme.Provider />
  </>
)`
  const expected = code
    .replace('<p', '<p data-source="a/Part.tsx:4"')
    .replace('<Menu.Item', '<Menu.Item data-source="a/Part.tsx:4"')
    .replace('<Box<string>', '<Box<string> data-source="a/Part.tsx:6"')
  expect(addSourceAttributes(code, 'a/Part.tsx')).toBe(expected)
})

test('every component of the client parses with its attributes', () => {
  const files = globSync('src/**/*.tsx', { cwd: root })
  expect(files.length).toBeGreaterThan(500)
  const wrong = files.filter((file) => parseSync(file, addSourceAttributes(readFileSync(root + file, 'utf8'), file)).errors.length > 0)
  expect(wrong).toEqual([])
})

test('leaves a module with a syntax error to the compiler', () => {
  expect(addSourceAttributes('const a = <p', 'a.tsx')).toBe('const a = <p')
})

const module = `${root}src/components/page/Wordmark.tsx`

/** Builds a module of the client, or serves it, with these plugins. */
async function builtWith(plugins: PluginOption[]): Promise<string> {
  const input = { input: module, external: /^[^./]|\.css$/, preserveEntrySignatures: 'strict' as const }
  const result = await build({ root, configFile: false, logLevel: 'silent', plugins, build: { write: false, rolldownOptions: input } })
  return [result]
    .flat()
    .map((each) => ('output' in each ? JSON.stringify(each.output.map((file) => ('code' in file ? file.code : ''))) : ''))
    .join('')
}

test('is part of the development server, and not of builds, previews and tests', async () => {
  const isPart = async (command: 'build' | 'serve', mode: string, isPreview = false) => {
    const { plugins } = await resolveConfig({ root, configFile: false, plugins: [xray()] }, command, mode, mode, isPreview)
    return plugins.some(({ name }) => name === 'callout:xray')
  }
  expect(await isPart('serve', 'development')).toBe(true)
  expect(await isPart('build', 'production')).toBe(false)
  expect(await isPart('serve', 'production', true)).toBe(false)
  expect(await isPart('serve', 'test')).toBe(false)
})

test('a build is equal byte for byte without the plugin', async () => {
  const { name, transform } = xray()
  const applied = await builtWith([{ name, transform, enforce: 'pre' }])
  const without = await builtWith([])
  expect(without).toContain('Callout')
  expect(applied).not.toBe(without)
  expect(await builtWith([xray()])).toBe(without)
})
