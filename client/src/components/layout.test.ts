import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
