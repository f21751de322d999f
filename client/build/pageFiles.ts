import type { Plugin } from 'vite'
import { type Bundle, filesOf } from './filesOf.ts'

const routes = /src\/app\/routes\.tsx$/
const pageCall = /\bpage\((\(\) => import\('(\.\.?)\/([^']+)'\)\.then\(\(module\) => module\.\w+\))\)/g
const pageModule = /\/src\/((?:app|features)\/.*Page\.tsx)$/

/** Files of the pages that links lead to, for src/app/prefetch.ts. */
export const PAGE_FILES = 'pages.json'

const pagesIn = (bundle: Bundle): string[] =>
  Object.values(bundle)
    .flatMap((file) => (file.type === 'chunk' && file.isDynamicEntry ? (pageModule.exec(file.facadeModuleId ?? '')?.[1] ?? []) : []))
    .toSorted()

/** `page(load)` becomes `page(load, 'features/…Page.tsx')`. */
function namedPages(code: string): string {
  if (code.match(/\bpage\(\(/g)?.length !== code.match(pageCall)?.length)
    throw new Error('A page of the routes is written in another way than the others.')
  return code.replaceAll(pageCall, (_, load: string, from: string, file: string) => `page(${load}, '${from === '.' ? 'app/' : ''}${file}')`)
}

/** Tells each page of the routes which module it is, and lays `/pages.json` beside the build: what each of them needs. */
export const pageFiles = (): Plugin => ({
  name: 'callout:page-files',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: routes },
    handler: namedPages,
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const had = filesOf(bundle, ['src/start.tsx', 'src/app/AppRoot.tsx'])
      const needed = (module: string): string[] => filesOf(bundle, [`/${module}`]).filter((file) => !had.includes(file))
      const source = JSON.stringify(Object.fromEntries(pagesIn(bundle).map((module) => [module, needed(module)])))
      this.emitFile({ type: 'asset', fileName: PAGE_FILES, source })
    },
  },
})
