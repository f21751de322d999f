import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildPage } from './builtPage.ts'

test('the mock’s page is built when its sources changed or its build is gone, and again after a failure', async () => {
  const root = mkdtempSync(join(tmpdir(), 'callout-page-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (file: string, text: string): void => {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  let builds = 0
  const build = async (): Promise<undefined> => {
    builds += 1
    write('mock-api/dist/page/index.html', '')
  }
  const buildsAfter = async (change: () => void): Promise<number> => {
    change()
    builds = 0
    await buildPage(root, build)
    await buildPage(root, build)
    return builds
  }
  expect(await buildsAfter(() => write('mock-api/page/src/main.tsx', '1'))).toBe(1)
  expect(await buildsAfter(() => write('mock-api/page/src/main.tsx', '2'))).toBe(1)
  expect(await buildsAfter(() => write('client/src/components/theme/tokens.css', '2'))).toBe(1)
  expect(await buildsAfter(() => write('mock-api/page/src/main.test.ts', '2'))).toBe(0)
  expect(await buildsAfter(() => write('mock-api/src/app.ts', '2'))).toBe(0)
  expect(await buildsAfter(() => rmSync(join(root, 'mock-api/dist/page'), { recursive: true }))).toBe(1)

  write('mock-api/page/src/main.tsx', 'const')
  expect(await buildPage(root, () => Promise.resolve('unexpected end'))).toBe('unexpected end')
  expect(await buildsAfter(() => undefined)).toBe(1)
})
