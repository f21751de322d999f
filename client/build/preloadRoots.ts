import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { sitePaths } from '../src/shared/paths.ts'

type Bundle = Rolldown.OutputBundle

const chunkOf = (bundle: Bundle, module: string): Rolldown.OutputChunk | undefined =>
  Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  )

/** The scripts that a root needs, its own and those that it imports. */
function scriptsOf(bundle: Bundle, module: string): string[] {
  const seen = new Set<string>()
  const visit = (fileName: string | undefined): void => {
    const file = fileName ? bundle[fileName] : undefined
    if (!fileName || file?.type !== 'chunk' || seen.has(fileName)) return
    seen.add(fileName)
    file.imports.forEach(visit)
  }
  visit(chunkOf(bundle, module)?.fileName)
  return [...seen].map((fileName) => `/${fileName}`)
}

/** What an address needs first: of the public root, the app, the public site, and its landing page. */
const entries = [
  ['public/PublicRoot.tsx', 'public/SignInPage.tsx'],
  ['app/AppRoot.tsx'],
  ['public/site/SiteRoot.tsx'],
  ['public/site/SiteRoot.tsx', 'public/site/HomePage.tsx'],
  ['public/PublicRoot.tsx', 'public/signUp/SignUpPage.tsx'],
]
/** The place in `entries`, as the browser works it out. */
const chosen = `location.pathname==='/home'?3:location.pathname==='/register'?4:${JSON.stringify(sitePaths)}.includes('/'+location.pathname.split('/')[1])?2:localStorage.getItem('authToken')?1:0`

const font = (bundle: Bundle): string | undefined => Object.keys(bundle).find((name) => /inter-ascii.*\.woff2$/.test(name))

/**
 * Starts the download of the right root (public, app or site) together with the page instead of after the first script, and
 * that of the font.
 */
export const preloadRoots = (): Plugin => ({
  name: 'callout:preload-roots',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      if (!bundle) return []
      const roots = JSON.stringify(entries.map((modules) => [...new Set(modules.flatMap((module) => scriptsOf(bundle, module)))]))
      const script = `try{for(const href of ${roots}[${chosen}])document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href,crossOrigin:''}))}catch{}`
      const tags: HtmlTagDescriptor[] = [{ tag: 'script', children: script, injectTo: 'head' }]
      const file = font(bundle)
      if (file)
        tags.push({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head',
        })
      return tags
    },
  },
})
