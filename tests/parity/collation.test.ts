import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
const files = globSync('{client,contracts,gateway,mock-api}/src/**/*.{ts,tsx}', { cwd: root })

test('every comparison of texts names its language', () => {
  const lines = files.flatMap((file) =>
    readFileSync(root + file, 'utf8')
      .split('\n')
      .filter((line) =>
        [...line.matchAll(/\.localeCompare\((.*?)(?=\.localeCompare|$)/g)].some(([, rest = '']) => !rest.includes(", 'en')")),
      )
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(lines).toEqual([])
})

test('countries have the same order on a Swedish server', () => {
  const script = `import { countries } from '@callout/mock-api/resources/lookups/countries'
    console.log(JSON.stringify(countries.map(({ name }) => name)))`
  const namesIn = (locale: string): unknown =>
    JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: locale, LANG: locale },
      }),
    )
  const names = namesIn('sv_SE.UTF-8') as string[]
  expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania'])
  expect(names).toEqual(namesIn('en_US.UTF-8'))
})
