import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Mercurius requires graphql's CommonJS build; what vitest imports must be the same one, as it is under Node. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] }

/** The packages and `tests` are quick; `npm test` runs `pact` after them, one file at a time, and then `journeys`. */
export default defineConfig({
  test: {
    // All cores: left to itself, vitest keeps one for itself, and a machine of two works with one.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'contracts', root: 'contracts', testTimeout: 30_000, include: ['src/**/*.test.ts'] } },
      { test: { name: 'mock-api', root: 'mock-api', testTimeout: 30_000, include: ['src/**/*.test.ts'] } },
      { resolve: oneGraphql, test: { name: 'gateway', root: 'gateway', testTimeout: 30_000, include: ['src/**/*.test.ts'] } },
      'client',
      { resolve: oneGraphql, test: { name: 'tests', include: ['tests/*.test.ts', 'tools/*.test.ts'], testTimeout: 30_000 } },
      {
        resolve: oneGraphql,
        test: { name: 'pact', include: ['tests/pact/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000, fileParallelism: false },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
