import { APP_VERSION } from '@callout/contracts/constants'
import type { Plugin } from 'vite'

const FILE = 'meta.json'
const content = JSON.stringify({ version: APP_VERSION })

/** `/meta.json` with the version of this build, by which an open client notices a newer one (spec §1). */
export const versionFile = (): Plugin => ({
  name: 'callout:version-file',
  configureServer(server) {
    server.middlewares.use(`/${FILE}`, (_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(content)
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: content })
  },
})
