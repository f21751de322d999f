import type { Plugin } from 'vite'

/** `/offline.json`: every script and style sheet of the build, which a technician's device stores for a day without network. */
export const offlineFiles = (): Plugin => ({
  name: 'callout:offline-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name))
      this.emitFile({ type: 'asset', fileName: 'offline.json', source: JSON.stringify(files.map((name) => `/${name}`)) })
    },
  },
})
