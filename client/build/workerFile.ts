import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { type Bundle, filesOf } from './filesOf.ts'
import { fontsOf } from './fontsOf.ts'
import { LOGIN_PAGE } from './loginPage.ts'
import { scriptOf } from './pageScripts.ts'
import { partsOfPage } from './partsOfPage.ts'

const PAGES = ['index.html', LOGIN_PAGE]

const sourceOf = (bundle: Bundle, name: string): string => {
  const file = bundle[name]
  return file?.type === 'asset' ? String(file.source) : ''
}

/** Both pages, and what it takes to sign in and to see the page that the app begins with. */
async function filesAhead(bundle: Bundle): Promise<string[]> {
  const { calls } = await partsOfPage()
  const first = calls.pages.filter(({ isKept }) => isKept).map(({ module }) => module)
  const modules = ['src/main.ts', 'src/start.tsx', 'public/PublicRoot.tsx', 'public/SignInPage.tsx', 'src/app/AppRoot.tsx', ...first]
  return [...PAGES.map((page) => `/${page}`), ...filesOf(bundle, modules), ...fontsOf(bundle)]
}

/** `/worker.js`, the service worker of this build. */
export const workerFile = (): Plugin => ({
  name: 'callout:worker-file',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const files = await filesAhead(bundle)
      const build = createHash('sha256')
        .update([...files, ...PAGES.map((page) => sourceOf(bundle, page))].join('\n'))
        .digest('hex')
        .slice(0, 12)
      const source = `${await scriptOf('worker')}(self,${JSON.stringify(build)},${JSON.stringify(files)});\n`
      this.emitFile({ type: 'asset', fileName: 'worker.js', source })
    },
  },
})
