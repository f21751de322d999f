import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FirstCalls } from './firstCalls.ts'

const client = join(import.meta.dirname, '..')
/** Below it a build finds its packages. */
const packages = join(client, 'node_modules')

/** What the page carries that only the client itself can say. */
export interface PartsOfPage {
  /** The sign-in page as markup. */
  readonly signIn: string
  readonly calls: FirstCalls
}

const load = async <Module>(folder: string, name: string): Promise<Module> =>
  (await import(pathToFileURL(join(folder, `${name}.js`)).href)) as Module

async function builtInto(folder: string): Promise<PartsOfPage> {
  // Not at the top: tests read the configuration too, and build nothing.
  const { build } = await import('vite')
  const input = { signInMarkup: join(client, 'src/public/signInMarkup.tsx'), firstCalls: join(client, 'build/firstCalls.ts') }
  await build({
    root: client,
    configFile: false,
    logLevel: 'error',
    build: { ssr: true, outDir: folder, emptyOutDir: true, copyPublicDir: false, rolldownOptions: { input } },
  })
  const { signInMarkup } = await load<{ readonly signInMarkup: () => string }>(folder, 'signInMarkup')
  const { firstCalls } = await load<{ readonly firstCalls: () => Promise<FirstCalls> }>(folder, 'firstCalls')
  return { signIn: signInMarkup(), calls: await firstCalls() }
}

let asked: Promise<PartsOfPage> | undefined

/** Builds those parts of the client for Node, once, asks them, and leaves nothing behind. */
export const partsOfPage = (): Promise<PartsOfPage> => (asked ??= askParts())

async function askParts(): Promise<PartsOfPage> {
  mkdirSync(packages, { recursive: true })
  const folder = mkdtempSync(join(packages, '.parts-of-page-'))
  try {
    return await builtInto(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
