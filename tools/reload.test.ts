import { expect, test } from 'vitest'
import { oldDataNotice } from './oldDataNotice.ts'
import { reload, staleAfter } from './reload.ts'

test.each([
  ['contracts/src/cents.ts', false, ['mock-api', 'gateway']],
  ['gateway/src/lists/page.ts', false, ['gateway']],
  ['gateway/src/schema/enums.ts', true, ['gateway']],
  ['mock-api/src/seed/seed.ts', false, ['mock-api']],
  ['schema.graphql', true, ['gateway']],
  ['client/src/features/jobs/list/jobs.graphql', true, ['gateway']],
  // Vite updates the page itself.
  ['client/src/main.tsx', false, []],
  ['gateway/src/page.test.ts', false, []],
  ['mock-api/src/testing/testApp.ts', false, []],
  ['gateway/src/generated/resolvers.ts', false, []],
  ['client/src/lib/api/possibleTypes.generated.ts', false, []],
  ['mock-api/page/src/control/call.ts', false, []],
])('a change of %s: generates code %s, restarts %j', (path, isCodegen, programs) => {
  expect(staleAfter(path)).toEqual({ isCodegen, programs })
})

const recorded = (generate = (): Promise<void> => Promise.resolve(), isReady = true) => {
  const log: string[] = []
  const options = {
    restart: (name: string) => (log.push(`restart ${name}`), Promise.resolve(isReady)),
    hasProgram: (name: string) => name !== 'spec-backend',
    generate: () => (log.push('generate'), generate()),
    print: (line: string) => void log.push(line.replace(/[\d.]+ s/, '… s')),
  }
  return { log, options }
}

test('each program restarts once for several files, after the code was generated', async () => {
  const { log, options } = recorded()
  await reload(['schema.graphql', 'contracts/src/cents.ts', 'gateway/src/lists/page.ts'], options)
  expect(log).toEqual([
    'generate',
    'Generated code in … s.',
    'restart gateway',
    'restart mock-api',
    'The gateway reloaded in … s.',
    'The mock-api reloaded in … s.',
  ])
})

test.each([
  [undefined, 'Built the mock’s page in … s: reload it.'],
  ['unexpected end', 'The mock’s page can’t be built:\nunexpected end'],
])('builds the mock’s page and restarts nothing: %j', async (problem, line) => {
  const { log, options } = recorded()
  await reload(['mock-api/page/src/control/call.ts'], { ...options, page: () => Promise.resolve(problem) })
  expect(log).toEqual([line])
})

test('an invalid document restarts nothing', async () => {
  const { log, options } = recorded(() => Promise.reject(Object.assign(new Error('failed'), { stderr: 'Cannot query field "x"\n' })))
  await reload(['client/src/features/jobs/list/jobs.graphql'], options)
  expect(log).toEqual(['generate', 'Cannot query field "x"\nThe code could not be generated.'])
})

test('says when a program does not start', async () => {
  const { log, options } = recorded(undefined, false)
  await reload(['gateway/src/lists/page.ts'], options)
  expect(log.at(-1)).toBe('The gateway doesn’t start: see the lines above. It tries again after the next save.')
})

test('names the day of old demo data with changes, and the way to new ones', () => {
  const [monday, tuesday] = [Date.parse('2026-06-15T12:00Z') / 1000, Date.parse('2026-06-16T12:00Z') / 1000]
  const line = (at: number | undefined, isChanged: boolean | undefined): string =>
    JSON.stringify({ level: 'info', loaded: '.data', jobs: 48, seeded_at: at, is_changed: isChanged })
  expect(oldDataNotice(line(monday, true), tuesday)).toBe(
    '.data has demo data of 2026-06-15 with changes, and is left alone. npm start -- --fresh starts with that of today.',
  )
  expect(oldDataNotice(line(undefined, undefined), tuesday)).toContain('demo data of an earlier day')
  expect(oldDataNotice(line(tuesday, true), tuesday)).toBeUndefined()
  // With REFERENCE_DATE the data stays at that day.
  expect(oldDataNotice(line(monday, false), tuesday)).toBeUndefined()
  expect(oldDataNotice('{"level":"info","seeded":".data"}', tuesday)).toBeUndefined()
})
