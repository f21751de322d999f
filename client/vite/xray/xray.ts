import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { addSourceAttributes } from './sourceAttributes.ts'

const sources = fileURLToPath(new URL('../../src/', import.meta.url)).replaceAll('\\', '/')

const isComponent = (path: string): boolean =>
  path.startsWith(sources) && path.endsWith('.tsx') && !/\/(?:testing|workshop)\/|\.(?:test|stories)\.tsx$/.test(path)

/** The development server adds X-ray (docs/x-ray.md) to the page: its script, and the file and line of each element. */
export const xray = (): Plugin => ({
  name: 'callout:xray',
  enforce: 'pre',
  apply: (_, { command, mode, isPreview }) => command === 'serve' && mode !== 'test' && !isPreview,
  transform: (code, id) => {
    const [path = ''] = id.replaceAll('\\', '/').split('?')
    return isComponent(path) ? { code: addSourceAttributes(code, path.slice(sources.length)), map: null } : undefined
  },
  transformIndexHtml: (_, { path }) =>
    path === '/index.html'
      ? [
          { tag: 'meta', attrs: { name: 'callout-mock', content: process.env['MOCK_URL'] ?? '' }, injectTo: 'head' },
          { tag: 'script', attrs: { type: 'module', src: '/vite/xray/browser/start.ts' }, injectTo: 'head' },
        ]
      : [],
})
