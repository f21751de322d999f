import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(source, file), 'utf8')

const globalNames = (file: string): string[] => [...read(file).matchAll(/^\.([a-zA-Z][\w-]*)/gm)].map(([, name = '']) => name)

/** Class names written as text: `className="row gap8"`, `className={`row ${classes.head}`}`. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, template = '']) =>
    (plain ?? template.replaceAll(/\$\{[^}]*\}/g, ' ')).split(/\s+/).filter(Boolean),
  )

test('every class name written as text has a rule in layout.css or App.css', () => {
  const known = new Set([...globalNames('components/layout.css'), ...globalNames('app/App.css')])
  const used = globSync('**/*.tsx', { cwd: source, exclude: ['**/*.test.tsx'] }).flatMap((file) =>
    namesIn(read(file)).map((name) => ({ file, name })),
  )
  expect(used.length).toBeGreaterThan(300)
  expect(used.filter(({ name }) => !known.has(name))).toEqual([])
})

/** Uses of a CSS module in a component: `classes.head`. */
function usesIn(file: string): { file: string; name: string; module: string }[] {
  const text = read(file)
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([line, variable = '', path = '']) =>
    [...text.replace(line, '').matchAll(new RegExp(`(?<![.\\w])${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({
      file,
      name,
      module: join(dirname(file), path),
    })),
  )
}

test('every class that a component takes from a CSS module has a rule there', () => {
  const uses = globSync('**/*.tsx', { cwd: source }).flatMap(usesIn)
  expect(uses.length).toBeGreaterThan(1000)
  expect(uses.filter(({ name, module }) => !new RegExp(`\\.${name}\\b`).test(read(module)))).toEqual([])
})
