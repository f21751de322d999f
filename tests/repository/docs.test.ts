import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { testApp } from '@callout/mock-api/testing/testApp'
import { describe, expect, test } from 'vitest'
import vitestConfig from '../../vitest.config.ts'

const documents = [...globSync('*.md'), ...globSync('docs/**/*.md')].map((path) => path.replaceAll('\\', '/'))
const getText = (file: string): string => readFileSync(file, 'utf8')

const BLOCK = /^```(\w*)\n([^]*?)^```$/gm
const proseOf = (file: string): string => getText(file).replaceAll(BLOCK, '')

/** The id that Markdown renderers give a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')
const anchorsOf = (file: string): string[] => [...getText(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 1 << 26 })
  .split('\n')
  .filter((file) => existsSync(file))
const names = new Set(tracked.map((file) => basename(file)))

/** Files that are only in a build. */
const built: ReadonlySet<string> = new Set(['meta.json'])
const TOP = /^(?:contracts|mock-api|gateway|client|backend-check|tests|tools|docs|bench|docker|\.\w+)\//
const isMissing = (path: string): boolean => {
  if (TOP.test(path)) return path.includes('*') ? globSync(path).length === 0 : !existsSync(path)
  return /^[\w.-]+\.(?:tsx?|mjs|md|json|yml|css)$/.test(path) && !names.has(path) && !built.has(path)
}

describe.each(documents)('%s', (file) => {
  test('has no dead links', () => {
    const links = [...proseOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target).filter((target) => !/^\w+:/.test(target))
    const dead = links.filter((link) => {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? file : join(dirname(file), path)
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
    })
    expect(dead).toEqual([])
  })

  test('names only files that exist', () => {
    const prose = proseOf(file)
    // A guide names the files that it adds.
    const added = new Set(
      [...prose.matchAll(/^New file `([^`]+)`/gm)].flatMap(([, path = '']) => [
        path,
        basename(path),
        basename(path).replace(/\.graphql$/, '.generated.ts'),
      ]),
    )
    const paths = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path).filter((path) => !/[<>…]/.test(path) && !added.has(path))
    expect(paths.filter(isMissing)).toEqual([])
  })
})

test.each(globSync('docs/decisions/0*.md'))('%s has a title, a status and a date, and is in the index', (file) => {
  const [number = ''] = basename(file).split('-')
  const [, title = ''] = /^# \d{3} (.+)\n\n- Status: \w+\n- Date: \d{4}-\d{2}-\d{2}/.exec(getText(file)) ?? []
  expect(title).not.toBe('')
  expect(getText('docs/decisions/README.md')).toContain(`- [${number}](${basename(file)}) ${title}\n`)
})

test('decision records named in code exist', () => {
  const records = new Set(globSync('docs/decisions/*.md').map((path) => basename(path).slice(0, 3)))
  const sources = tracked.filter((file) => /\.(?:tsx?|md|graphql)$/.test(file))
  const named = sources.flatMap((file) => [...getText(file).matchAll(/decisions?[/ ](\d{3})\b/g)].map(([, number = '']) => [file, number]))
  expect(named.filter(([, number = '']) => !records.has(number))).toEqual([])
})

test('the reading order of the client links its files, at most 300 lines', () => {
  const [, steps = ''] =
    /^How the client loads a page, about \d+ lines:\n\n((?:\d\. .*\n(?: +.*\n)*)+)/m.exec(getText('docs/architecture.md')) ?? []
  const files = [...steps.matchAll(/^\d\. \[`([^`]+)`\]/gm)].map(([, file = '']) => file)
  expect(files.map((file) => basename(file))).toEqual(['main.tsx', 'router.tsx', 'appRoutes.tsx', 'CustomerListPage.tsx'])
  const textToRead = files.map((file) => getText(file).replace(/\bCustomerListPage\.tsx'\)\)[^]*/, ''))
  expect(textToRead.join('\n').split('\n').length).toBeLessThanOrEqual(300)
})

interface Scripts {
  readonly scripts: Readonly<Record<string, string>>
}
const scriptsOf = (folder = '.'): string[] => Object.keys((JSON.parse(getText(join(folder, 'package.json'))) as Scripts).scripts)

/** Lines of the blocks without a language, except diagrams and configuration. */
const commands = documents.flatMap((file) =>
  [...getText(file).matchAll(BLOCK)]
    .filter(([, language, body = '']) => language === '' && !/[▶│]|^(?:location|option) /m.test(body))
    .flatMap(([, , body = '']) => body.split('\n'))
    .map((line) => line.replace(/\s+# .*$/, '').trim())
    .filter((line) => line !== '')
    .map((line) => [line, file] as const),
)

const projects = new Set(
  (vitestConfig.test?.projects ?? []).map((project) => (typeof project === 'string' ? project : 'test' in project && project.test?.name)),
)

/** What is wrong with a command; undefined if nothing is. */
function getProblem(line: string): string | undefined {
  const [program = '', ...texts] = line.replace(/^(?:[A-Z_]+=\S+ )+/, '').split(' ')
  const missing = texts.filter((word) => TOP.test(word) && !existsSync(word))
  if (missing.length > 0) return `no file ${missing.join(', ')}`
  const workspace = texts.includes('-w') ? texts[texts.indexOf('-w') + 1] : undefined
  if (program === 'npm') {
    const [script = ''] = texts[0] === 'run' ? texts.slice(1) : texts
    if (!scriptsOf(workspace).includes(script)) return `no script ${script}`
    const flags = texts.slice(texts.indexOf('--')).filter((word) => /^--./.test(word))
    const source = {
      start: 'tools/help.mjs',
      'backend:check': 'backend-check/options.ts',
      'backend:flows': 'backend-check/flows/main.ts',
      'pact:publish': 'tests/pact/publish.ts',
    }[script]
    const unknown = flags.filter((flag) => !source || !getText(source).includes(flag.slice(2)))
    return unknown.length > 0 ? `no option ${unknown.join(', ')}` : undefined
  }
  if (program === 'npx') {
    if (!existsSync(`node_modules/.bin/${texts[0]}`)) return `no program ${texts[0]}`
    const unknown = texts.filter((word, index) => texts[index - 1] === '--project' && !projects.has(word))
    return unknown.length > 0 ? `no project ${unknown.join(', ')}` : undefined
  }
  return ['git', 'curl', '.ci/run'].includes(program) ? undefined : `unknown program ${program}`
}

test('the curl commands of docs/start.md succeed one after the other', async ({ onTestFinished }) => {
  const { app } = testApp()
  onTestFinished(() => app.close())
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const curls = commands.filter(([line, file]) => file === 'docs/start.md' && line.startsWith('curl ')).map(([line]) => line)
  expect(curls.length).toBeGreaterThan(7)
  for (const line of curls) {
    const [, method = 'GET'] = /-X (\w+)/.exec(line) ?? []
    const [, path = ''] = /http:\/\/127\.0\.0\.1:4010(\S+)/.exec(line) ?? []
    const [, body] = /-d '(.*)'/.exec(line) ?? []
    const content = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body }
    expect([line, (await fetch(address + path, { method, ...content })).status]).toEqual([line, 200])
  }
})

describe('commands in the documents', () => {
  test.each(commands)('%s (%s)', (line) => {
    expect(getProblem(line)).toBe(undefined)
  })

  /** Quick, and without effect on the checkout. */
  const cheap = [...new Set(commands.map(([line]) => line))].filter((line) => /--help$|^npx oxfmt /.test(line))

  test.each(cheap)('%s succeeds', (line) => {
    const { status, stderr } = spawnSync(line, { shell: true, encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })

  test('npm run dev is npm start', () => {
    const { scripts } = JSON.parse(getText('package.json')) as Scripts
    expect(scripts['dev']).toBe(scripts['start'])
  })
})
