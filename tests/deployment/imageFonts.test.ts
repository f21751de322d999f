import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const packages = ['node_modules/@embedpdf', 'node_modules/@expo-google-fonts']

test('the image of the mock API has the font files that PDFs use, and no others', () => {
  const [, conditions = ''] = /find node_modules (-name [^&]*?)-delete/.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  const find = (expression: string) =>
    execFileSync('sh', ['-c', `find ${packages.join(' ')} ${expression}`], { encoding: 'utf8' })
      .trim()
      .split('\n')
  const deleted = new Set(find(conditions.replaceAll('\\\n', ' ')))
  const shipped = find("-name '*.[ot]tf'").filter((file) => !deleted.has(file))
  const used = readFileSync('mock-api/src/pdf/fonts.ts', 'utf8').match(/[\w-]+\.[ot]tf/g) ?? []
  expect(shipped.map((file) => basename(file)).toSorted()).toEqual([...new Set(used)].toSorted())
})
