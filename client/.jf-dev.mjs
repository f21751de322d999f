import { createServer } from 'vite'
const server = await createServer({
  configFile: '/work/main/client/vite.config.ts',
  root: '/work/main/client',
  cacheDir: '/tmp/jf/vite',
  server: { port: 4620, hmr: { overlay: false }, watch: { usePolling: false } },
})
await server.listen()
