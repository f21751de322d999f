import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const chunkOf = (bundle: Bundle, module: string): Rolldown.OutputChunk | undefined =>
  Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk => file.type === 'chunk' && Boolean(file.facadeModuleId?.endsWith(module)),
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

const font = (bundle: Bundle): string | undefined => Object.keys(bundle).find((name) => /inter-ascii.*\.woff2$/.test(name))

/**
 * Starts the download of the right root (public or app) together with the page instead of after the first script, and
 * that of the font.
 */
export const preloadRoots = (): Plugin => ({
  name: 'callout:preload-roots',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      if (!bundle) return []
      const roots = JSON.stringify([scriptsOf(bundle, 'public/PublicRoot.tsx'), scriptsOf(bundle, 'app/AppRoot.tsx')])
      const script = `try{for(const href of ${roots}[localStorage.getItem('authToken')?1:0])document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href,crossOrigin:''}))}catch{}`
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
