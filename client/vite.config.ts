import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { offlineFiles } from './build/offlineFiles.ts'
import { textSizes } from './build/textSizes.ts'
import { workerFile } from './build/workerFile.ts'
import { importedPackages } from './src/testing/importedPackages.ts'
import { chunks } from './vite/chunks.ts'
import { policyMeta } from './vite/policyMeta.ts'
import { precompress } from './vite/precompress.ts'
import { settingsFile } from './vite/settingsFile.ts'
import { versionFile } from './vite/versionFile.ts'

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000'
const toGateway = { '/graphql': gateway, '/events': gateway }

export default defineConfig({
  plugins: [react(), offlineFiles(), versionFile(), settingsFile(), policyMeta(), workerFile(), precompress()],
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
    // Chunks may import each other in a circle: modules still run in the order of their imports.
    rolldownOptions: { output: { codeSplitting: chunks, strictExecutionOrder: true } },
  },
  test: {
    name: 'client',
    environment: 'jsdom',
    // A world of its own for each file, as with processes, at two thirds of the time.
    pool: 'vmThreads',
    setupFiles: ['src/testing/dom.ts', 'src/testing/setup.ts'],
    // The others need no document: they are the project `client-rules`.
    include: ['src/**/*.test.tsx', '{src,build,vite}/**/*.dom.test.ts'],
    css: false,
    deps: { optimizer: { client: { enabled: true, include: importedPackages() } } },
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // `npm test` names each test that needed it.
    retry: 1,
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
  },
})
