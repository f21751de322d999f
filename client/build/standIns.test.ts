import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const kit = dirname(dirname(createRequire(import.meta.url).resolve('@mantine/core')))
const source = join(import.meta.dirname, '../src')

test.each(['Modal/ModalRoot.mjs', 'Drawer/DrawerRoot.mjs'])('%s only asks whether it was given a scroll area', (file) => {
  const lines = readFileSync(join(kit, 'esm/components', file), 'utf8').split('\n')
  const uses = lines.filter((line) => /\bScrollArea\b/.test(line) && !line.startsWith('import'))
  expect(uses.map((line) => line.trim())).toEqual(['"data-offset-scrollbars": scrollAreaComponent === ScrollArea.Autosize || void 0,'])
})

test('a dialog tells only when the page must not scroll', () => {
  const text = readFileSync(join(kit, 'esm/components/ModalBase/ModalBase.mjs'), 'utf8')
  expect(text.match(/\bRemoveScroll\b[^\n]*/g)).toEqual(['RemoveScroll } from "react-remove-scroll";', 'RemoveScroll, {'])
  expect(text).toMatch(/enabled: shouldLockScroll && lockScroll/)
})

test.each(['Button/Button.mjs', 'ActionIcon/ActionIcon.mjs'])('%s moves nothing but the sign that it is busy', (file) => {
  const text = readFileSync(join(kit, 'esm/components', file), 'utf8')
  expect(text.match(/\bjsx\(Transition\b/g)).toHaveLength(1)
  expect(text).toMatch(/typeof loading === "boolean" && [^\n]*jsx\(Transition, \{\s*mounted: loading,/)
})

test('Apollo writes documents out for their text and as keys alone', () => {
  const apollo = dirname(createRequire(import.meta.url).resolve('@apollo/client/package.json'))
  const uses = ['core/QueryManager.js', 'cache/inmemory/inMemoryCache.js', 'link/http/selectHttpOptionsAndBody.js'].flatMap((file) =>
    [...readFileSync(join(apollo, file), 'utf8').matchAll(/^(?!import).*\bprint(?:er)?[.(].*$/gm)].map(([line]) => line.trim()),
  )
  expect(uses).toEqual([
    'const queryString = print(this.transform(desc));',
    'const document = print(this.transform(oq.options.query));',
    'const printedServerQuery = print(serverQuery);',
    'print.reset();',
    'export const defaultPrinter = (ast, printer) => printer(ast);',
    'body.query = printer(query, print);',
  ])
})

test('Apollo masks only where it was told to', () => {
  const text = readFileSync(
    join(dirname(createRequire(import.meta.url).resolve('@apollo/client/package.json')), 'core/QueryManager.js'),
    'utf8',
  )
  expect([...text.matchAll(/^(?!import|\s*(?:data: this\.)).*\bmask(?:Operation|Fragment)\(.*$/gm)].map(([line]) => line.trim())).toEqual([
    'maskOperation(options) {',
    'maskOperation(data, document, this.cache)',
    'maskFragment(options) {',
    'maskFragment(data, fragment, this.cache, fragmentName)',
  ])
  expect(text.match(/return \(?this\.dataMasking \?/g)).toHaveLength(2)
})

test.each([
  ['no client masks fields', /\bdataMasking\b/],
  ['no dialog changes how scrolling is prevented', /\bremoveScrollProps\b/],
  ['no dialog and no drawer is given one', /\bscrollAreaComponent\b/],
  ['no link leaves a download to the router', /<(?:Nav)?Link\b[^>]*\bprefetch=/],
  ['buttons, switches and cards stand in no group', /\b(?:(?:Button|ActionIcon|Switch)\.Group|(?:Checkbox|Radio)\.(?:Card|Indicator))\b/],
])('%s', (_, use) => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((name) => use.test(readFileSync(join(source, name), 'utf8')))).toEqual([])
})
