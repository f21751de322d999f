import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { secondDrawings } from './drawnOnce.ts'

const { resolve } = createRequire(import.meta.url)
const hooks = dirname(dirname(resolve('@mantine/hooks')))
const forms = dirname(resolve('react-hook-form'))
const source = join(import.meta.dirname, '../src')

test.each([
  ['id', join(hooks, 'esm/use-id/use-id.mjs')],
  ['form', join(forms, 'index.esm.mjs')],
] as const)('%s: the package draws a second time, in one place', (name, path) => {
  const { file, text } = secondDrawings[name]
  const code = readFileSync(path, 'utf8')
  expect(path.replaceAll('\\', '/')).toMatch(file)
  expect(code.match(new RegExp(text, 'g'))).toHaveLength(1)
})

test('without it a field keeps the id that React gives', () => {
  const code = readFileSync(join(hooks, 'esm/use-id/use-id.mjs'), 'utf8').replace(secondDrawings.id.text, '')
  expect(code).toContain('const reactId = useId();')
  expect(code).toContain('useState(`mantine-${reactId.replace(/:/g, "")}`)')
  expect(code).not.toContain('setUuid(')
})

test('nobody asks whether a form is ready', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  expect(files.length).toBeGreaterThan(100)
  expect(
    files.filter((name) => /formState\b.*\bisReady\b|\bisReady\b.*formState\b/.test(readFileSync(join(source, name), 'utf8'))),
  ).toEqual([])
})
