import { fileURLToPath } from 'node:url'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** What every page loads after the entry if a user is signed in. */
const shell = ['app/AppLayout.tsx', 'app/pageQueries.ts'].map((path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url)))

type Bundle = Rolldown.OutputBundle

const chunkOf = (bundle: Bundle, file: string): Rolldown.OutputChunk[] => {
  const found = bundle[file]
  return found?.type === 'chunk' ? [found] : []
}

function getReach(bundle: Bundle, chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const files = new Set(chunks.map(({ fileName }) => fileName))
  for (const file of files) for (const { imports } of chunkOf(bundle, file)) for (const item of imports) files.add(item)
  return files
}

/** Files of the signed-in shell that the page doesn't load with its entry. */
export function shellFiles(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk')
  const entry = getReach(
    bundle,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const files = getReach(
    bundle,
    chunks.filter(({ moduleIds }) => shell.some((id) => moduleIds.includes(id))),
  )
  return [...files].filter((file) => !entry.has(file))
}

/** Starts loading the signed-in shell before the entry asks for it. It only looks whether there is a session. */
const scriptFor = (addresses: readonly string[]): string => `
      try {
        if (localStorage.getItem('authToken'))
          for (const href of ${JSON.stringify(addresses)})
            document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
      } catch (error) {}
    `

export function preloadShell(): Plugin {
  return {
    name: 'callout:preload-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }): HtmlTagDescriptor[] =>
        bundle ? [{ tag: 'script', children: scriptFor(shellFiles(bundle).map((file) => `/${file}`)), injectTo: 'head' }] : [],
    },
  }
}
