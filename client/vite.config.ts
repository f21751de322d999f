import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { precompress } from './build/precompress.ts'
import { chunkGroups } from './build/firstLoads.ts'
import { offlineFiles } from './build/offlineFiles.ts'
import { policyMeta } from './build/policyMeta.ts'
import { importedPackages } from './build/importedPackages.ts'
import { settingsFile } from './build/settingsFile.ts'
import { textSizes } from './build/textSizes.ts'
import { versionFile } from './build/versionFile.ts'
import { withoutFacades } from './build/facades.ts'
import { workerFile } from './build/workerFile.ts'

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000'
const toGateway = { '/graphql': gateway, '/events': gateway }

export default defineConfig({
  plugins: [react(), withoutFacades(), offlineFiles(), versionFile(), settingsFile(), policyMeta(), workerFile(), precompress()],
  // Packages that are written in the language of today come so, without helpers for older browsers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  css: { postcss: { plugins: [textSizes()] } },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 5173),
    strictPort: true,
    proxy: toGateway,
  },
  preview: { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 5173), strictPort: true, proxy: toGateway },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 1024,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every file names those that it needs: a name that says nothing is half as long.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
      },
    },
  },
  test: {
    name: 'client',
    environment: 'jsdom',
    // A world of its own for each file, as with processes, at two thirds of the time.
    pool: 'vmThreads',
    setupFiles: ['src/testing/dom.ts', 'src/testing/setup.ts'],
    // The others need no document: they are the project `client-rules`.
    include: ['src/**/*.test.tsx', '{src,build}/**/*.dom.test.ts'],
    css: false,
    deps: { optimizer: { client: { enabled: true, include: importedPackages() } } },
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // `npm test` names each test that needed it.
    retry: 1,
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
  },
})
