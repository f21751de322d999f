import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const styles = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css'))
const imports = /import \{([^}]*)\} from '@mantine\/core'/g

const componentsIn = (text: string): string[] =>
  [...text.matchAll(imports)]
    .flatMap((match) => (match[1] ?? '').split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z]/.test(name))

const hasStyle = (name: string): boolean => existsSync(join(styles, 'styles', `${name}.layer.css`))

test('every Mantine component that the client uses has its styles', () => {
  const files = globSync('**/*.tsx', { cwd: source }).map((file) => readFileSync(join(source, file), 'utf8'))
  const used = new Set(files.flatMap(componentsIn))
  const named = [
    'app/mantine.css',
    'app/App.css',
    'features/auth/publicComponents.css',
    'features/auth/signUp/laterSteps.css',
    'features/staff/form/colorInput.css',
  ]
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('')
  expect(used).toContain('Button')
  expect([...used].filter((name) => hasStyle(name) && !named.includes(`/${name}.layer.css`))).toEqual([])
})
