import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { type Bundle, filesOf } from './filesOf.ts'
import { scriptOf } from './pageScripts.ts'

const PAGES = ['index.html']

const sourceOf = (bundle: Bundle, name: string): string => {
  const file = bundle[name]
  return file?.type === 'asset' ? String(file.source) : ''
}

/** The page, sign-in, the shell and the job list. */
function filesAhead(bundle: Bundle): string[] {
  const modules = ['src/main.tsx', 'public/SignInPage.tsx', 'src/app/AppLayout.tsx', 'features/jobs/JobListPage.tsx']
  return [...PAGES.map((page) => `/${page}`), ...filesOf(bundle, modules)]
}

/** `/worker.js`, the service worker of this build. */
export const workerFile = (): Plugin => ({
  name: 'callout:worker-file',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const files = filesAhead(bundle)
      const build = createHash('sha256')
        .update([...files, ...PAGES.map((page) => sourceOf(bundle, page))].join('\n'))
        .digest('hex')
        .slice(0, 12)
      const source = `${await scriptOf('worker')}(self,${JSON.stringify(build)},${JSON.stringify(files)});\n`
      this.emitFile({ type: 'asset', fileName: 'worker.js', source })
    },
  },
})
