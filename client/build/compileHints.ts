import type { Plugin } from 'vite'
import { type Bundle, filesOf } from './filesOf.ts'
import { partsOfPage } from './partsOfPage.ts'

/** Chromium compiles all functions of a file that begins so while it is downloaded, beside the page; else each one when it is first called. */
const HINT = '//# allFunctionsCalledOnLoad\n'

const firstRoots = [
  'src/main.ts',
  'src/start.tsx',
  'app/AppRoot.tsx',
  'public/PublicRoot.tsx',
  'public/SignInPage.tsx',
  'public/signUp/SignUpPage.tsx',
  'public/site/SiteRoot.tsx',
  'public/site/home/HomePage.tsx',
]

/** Marks every script but those that a first visit waits for: the roots and these pages, with what they import. */
export function hint(bundle: Bundle, pages: readonly string[]): void {
  const first = new Set(filesOf(bundle, [...firstRoots, ...pages]))
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && !first.has(`/${file.fileName}`)) file.code = HINT + file.code
  }
}

/**
 * What is opened with a press is compiled by then. What is waited for at a first visit is left as it is: much of it is never called
 * there, and to compile all of it takes longer than it saves.
 */
export const compileHints = (): Plugin => ({
  name: 'callout:compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const { calls } = await partsOfPage()
      hint(
        bundle,
        calls.pages.map(({ module }) => module),
      )
    },
  },
})
